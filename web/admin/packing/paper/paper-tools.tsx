// Shown on the screen only.
import { href, Link, useSearchParams } from 'react-router'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useRollPages } from '#web/admin/kit/roll-pages.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'
import { type LeftOut, ORDERS_AT_ONCE, type PaperSize } from './load-papers.ts'

type Props = { size: PaperSize; leftOut: readonly LeftOut[]; notRead: number; isEmpty: boolean }

/** As in paper.css. */
const ROLL_MARGIN_MM = 3

export function PaperTools({ size, leftOut, notRead, isEmpty }: Props) {
  const text = useWords(packingWords)
  const sizes = [
    { value: 'a4', label: text.a4 },
    { value: '80mm', label: text.mm80 },
  ] as const
  const [, setParams] = useSearchParams()
  useRollPages('.paper[data-size="80mm"]', ROLL_MARGIN_MM)
  const setSize = (paper: PaperSize) =>
    setParams(
      (params) => new URLSearchParams([...params].filter(([name]) => name !== 'paper').concat([['paper', paper]])),
      {
        replace: true,
        preventScrollReset: true,
      },
    )
  return (
    <div className="paper-tools stack gap-2">
      <div className="row gap-3 lines-2">
        <Link className="back-link" to={href('/admin/packing')}>
          <Icon name="arrow-left" /> {text.ordersToPack}
        </Link>
        <Segmented label={text.paper} options={sizes} value={size} onChange={setSize} />
        {!isEmpty && <Button onClick={() => window.print()}>{text.print}</Button>}
      </div>
      {notRead > 0 && <Notice tone="warn">{text.firstOrdersOnly({ shown: ORDERS_AT_ONCE, count: notRead })}</Notice>}
      {leftOut.length > 0 && (
        <Notice tone="warn">
          <ul>
            {leftOut.map(({ orderId, message }) => (
              <li key={orderId}>
                {orderId}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

export function NoPapers({ title }: { title: string }) {
  const { tickOrdersFirst, goToPacking } = useWords(packingWords)
  return (
    <Empty title={title} icon="list" action={<ButtonLink to={href('/admin/packing')}>{goToPacking}</ButtonLink>}>
      {tickOrdersFirst}
    </Empty>
  )
}
