// Lines of a printed list by category, with boxes to tick.
import type { PackingLine, PackingSection } from '#domain/packing/packing-line.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { unitLabel } from '#domain/product/product.ts'
import { BothNames } from '#web/ui/both-names.tsx'
import { useWords } from '#web/ui/words.ts'

type Props<Line> = {
  label: string
  /** Repeated on each page: whose lines these are. */
  head: string
  sections: readonly PackingSection<Line>[]
  note?: (line: Line) => string | false
}

export function PaperLines<Line extends PackingLine>({ label, head, sections, note }: Props<Line>) {
  const { pieces } = useWords(packingWords)
  return (
    <table className="paper-lines" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{pieces}</th>
          <th scope="col">{head}</th>
        </tr>
      </thead>
      {sections.map(({ category, tamilName, lines }) => (
        <tbody key={category}>
          <tr className="paper-category">
            <th scope="rowgroup" colSpan={2}>
              <BothNames name={category} tamilName={tamilName} />
            </th>
          </tr>
          {lines.map((line) => (
            <tr key={line.productId}>
              <td className="paper-quantity">
                <span className="paper-box" />
                <b>{line.quantity}</b> {unitLabel(line.unit)}
              </td>
              <td className="paper-what">
                <strong>{line.name}</strong> {line.tamilName && <span lang="ta">{line.tamilName}</span>}{' '}
                <small>{[line.code, note?.(line)].filter(Boolean).join(' · ')}</small>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
