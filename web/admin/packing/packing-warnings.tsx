// What packers report of an order: lines of which too little is there.
import { momentText } from '#domain/indian-date.ts'
import { type ShortLine, shortText } from '#domain/packing/packing-state.ts'
import { Notice } from '#web/ui/notice.tsx'

export function PackingWarnings({ short }: { short: readonly ShortLine[] }) {
  return short.map((line) => (
    <Notice key={line.productId} tone="warn">
      {`Packing: ${shortText(line)}, said by ${line.who}, ${momentText(new Date(line.at))}.`}
    </Notice>
  ))
}
