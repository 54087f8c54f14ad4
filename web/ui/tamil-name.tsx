// The Tamil name of a category behind its English one.
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
