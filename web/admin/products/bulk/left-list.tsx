// Products that a bulk change skipped, with the reasons.
import { counted } from '#domain/counted.ts'
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import { languageOf } from '#domain/language.ts'

export function LeftList({ left }: { left: readonly LeftOut[] }) {
  if (left.length === 0) return null
  return (
    <details className="left-list">
      <summary>{counted(left.length, 'product stayed as it was', 'products stayed as they were')}</summary>
      <ul>
        {left.map(({ id, name, why }) => (
          <li key={id}>
            {name !== '' && <b lang={languageOf(name)}>{name}</b>} {why}
          </li>
        ))}
      </ul>
    </details>
  )
}
