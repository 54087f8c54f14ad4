// Each change that the shop made to an order after it was placed, the newest first.
import { momentText } from '#domain/dates/indian-date.ts'
import type { OrderLine } from '#domain/order/order.ts'
import type { ShownRevision } from '#domain/order-status/shown-order.ts'
import { lineName } from '#domain/revisions/revision.ts'
import { orderStatus } from '#domain/words/en/pages/order-status.ts'
import { useWords } from '#web/ui/words.ts'

type Props = {
  revisions: readonly ShownRevision[]
  /** Those of the order, for their Tamil names. */
  items: readonly OrderLine[]
}

export function StatusChanges({ revisions, items }: Props) {
  const text = useWords(orderStatus)
  if (revisions.length === 0) return null
  const nameOf = ({ productId, name, other }: { productId: string; name: string; other: string | undefined }) => {
    const item = items.find((each) => each.productId === productId && each.name === name)
    return lineName({
      ...(item?.tamilName && { tamilName: item.tamilName }),
      name,
      ...(other && { substituteFor: other }),
    })
  }
  return (
    <section className="confirmation-card card stack" aria-labelledby="changes-title">
      <h2 id="changes-title" className="large">
        {text.changes}
      </h2>
      {revisions.toReversed().map(({ number, at, lines, others }) => (
        <div key={number} className="stack gap-1">
          <h3 className="small strong" translate="no">
            {momentText(new Date(at))}
          </h3>
          <ul className="stack gap-1 small">
            {lines.map(({ productId, name, from, to, substituteFor: other }) => (
              <li key={productId}>{changeOf({ name: nameOf({ productId, name, other }), from, to }, text)}</li>
            ))}
            {others.map(({ name, from, to }) => (
              <li key={name}>{text.otherChanged({ name, from: from || text.none, to: to || text.none })}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type Change = { name: string; from: number; to: number }

function changeOf(change: Change, text: ReturnType<typeof useWords<typeof orderStatus>>): string {
  if (change.from === change.to) return change.name
  if (change.to === 0) return text.lineRemoved(change)
  return change.from === 0 ? text.lineAdded(change) : text.lineChanged(change)
}
