// The Tamil name of a category.
import './tamil-name.css'

export function TamilName({ name }: { name: string }) {
  return (
    <>
      {' '}
      <small className="tamil-name" lang="ta">
        {name}
      </small>
    </>
  )
}
