// What is shown when the catalogue cannot be read (spec §8).
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'

export function LoadError() {
  return (
    <div role="alert">
      <h1 className="visually-hidden">Products</h1>
      <Empty
        title="Error Loading Products"
        icon="warning"
        action={
          <Button onClick={() => window.location.reload()}>
            <Icon name="refresh" /> Refresh Page
          </Button>
        }
      >
        <p>Failed to load products. Please refresh the page.</p>
      </Empty>
    </div>
  )
}
