// What is shown while the catalogue is on its way.
import './catalogue-states.css'

export function Loading() {
  return (
    <div className="shop-loading" aria-busy="true">
      <svg className="shop-loading-wheel" viewBox="-50 -50 100 100" width="96" height="96" aria-hidden="true">
        {Array.from({ length: 12 }, (_, ray) => (
          <path key={ray} d="M-4-14 0-48 4-14z" transform={`rotate(${ray * 30})`} />
        ))}
        <circle r="10" />
      </svg>
      <h1 className="visually-hidden">Products</h1>
      <output>Loading products...</output>
    </div>
  )
}
