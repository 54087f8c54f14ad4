// Products that a bulk change left out, or that its undo did not put back, with the reasons.
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import { useWords } from '#web/ui/words.ts'

type Props = { left: readonly LeftOut[]; isUndone: boolean }

export function LeftList({ left, isUndone }: Props) {
  const { leftOut, notAsBefore } = useWords(productChanges)
  if (left.length === 0) return null
  return (
    <details className="left-list">
      <summary>{(isUndone ? notAsBefore : leftOut)({ count: left.length })}</summary>
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
