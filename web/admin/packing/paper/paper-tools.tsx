// Shown on the screen only.
import { href, Link, useSearchParams } from 'react-router'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useRollPages } from '#web/admin/kit/roll-pages.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import type { LeftOut, PaperSize } from './load-papers.ts'

type Props = { size: PaperSize; leftOut: readonly LeftOut[]; notRead: number; isEmpty: boolean }

/** As in paper.css. */
const ROLL_MARGIN_MM = 3

const sizes = [
  { value: 'a4', label: 'A4' },
  { value: '80mm', label: '80 mm' },
] as const

export function PaperTools({ size, leftOut, notRead, isEmpty }: Props) {
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
          <Icon name="arrow-left" /> Orders to pack
        </Link>
        <Segmented label="Paper" options={sizes} value={size} onChange={setSize} />
        {!isEmpty && <Button onClick={() => window.print()}>Print</Button>}
      </div>
      {notRead > 0 && (
        <Notice tone="warn">{`Only the first 200 orders stand here. ${notRead} more are left out.`}</Notice>
      )}
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
