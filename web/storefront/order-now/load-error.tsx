// What is shown when the catalogue cannot be read (spec §8).
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/icon.tsx'

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
