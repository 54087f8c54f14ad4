// The number of orders to pack, and the lists to print of those that are ticked.
import { href } from 'react-router'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import '../kit/foot-bar.css'

type HeadProps = { total: number; ticked: number; shown: readonly string[]; onTick: (ids: readonly string[]) => void }

export function PackingHead({ total, ticked, shown, onTick }: HeadProps) {
  const text = useWords(packingWords)
  const isAll = ticked === shown.length
  return (
    <div className="spread below lines-0">
      <p className="strong">
        {total > shown.length ? text.oldestToPack({ shown: shown.length, total }) : text.toPack({ count: total })}
      </p>
      <div className="row gap-1 lines-0">
        <output className="soft">{ticked === 0 ? text.tickToPrint : text.ticked({ count: ticked })}</output>
        <Button variant="quiet" size="small" onClick={() => onTick(isAll ? [] : shown)}>
          {isAll ? text.untickAll : text.tickAll({ count: shown.length })}
        </Button>
      </div>
    </div>
  )
}

/** At the foot, so that no row moves under the finger that ticks. */
export function PrintBar({ ticked }: { ticked: readonly string[] }) {
  const text = useWords(packingWords)
  if (ticked.length === 0) return null
  const orders = ticked.join(',')
  return (
    <section className="packing-print foot-bar row" aria-label={text.printLists}>
      <ButtonLink size="small" to={`${href('/admin/packing/lists')}?orders=${orders}`}>
        <Icon name="list" /> {text.packingLists}
      </ButtonLink>
      <ButtonLink size="small" variant="secondary" to={`${href('/admin/packing/picking')}?orders=${orders}`}>
        <Icon name="layers" /> {text.pickingList}
      </ButtonLink>
    </section>
  )
}
