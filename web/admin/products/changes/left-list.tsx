// The products that a change or its undo left otherwise than asked, each with its sentence.
import type { LeftOut } from '#domain/bulk/product-batch.ts'
import { languageOf } from '#domain/language.ts'

export function LeftList({ left }: { left: readonly LeftOut[] }) {
  if (left.length === 0) return null
  return (
    <details className="left-list">
      <summary>
        {left.length === 1 ? '1 product stayed as it was' : `${left.length} products stayed as they were`}
      </summary>
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
