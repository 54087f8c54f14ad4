// The last sale: its change, and its bill to print.
import { formatRupees } from '#domain/numbers/money.ts'
import { methodLabel } from '#domain/counter/sale.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { useRememberedView } from '#web/browser/remembered-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { useStore } from '#web/browser/store.ts'
import { CheckField } from '../kit/forms/check-field.tsx'
import { billPaper, billPapers, billPrinting } from './bill/bill-paper.ts'
import { type BillShop, CounterBill } from './bill/counter-bill.tsx'
import { saleQueue } from './send/queued-sales.ts'
import type { DoneSale } from './use-selling.ts'

export function LastSale({ done, shop, onPrint }: { done: DoneSale; shop: BillShop; onPrint: () => void }) {
  const paper = useRememberedView(billPaper)
  const printing = useRememberedView(billPrinting)
  const { sale, key } = done
  const text = useWords(counterWords)
  const kept = useStore(saleQueue, saleQueue.initial).find((queued) => queued.key === key)
  return (
    <section className="counter-last card stack" aria-label={text.lastSale}>
      <p className="spread gap-3 lines-0">
        <b className="breaks">{sale.saleId}</b>
        <span className="row gap-2 lines-0">
          <span>{formatRupees(sale.totalPaise)}</span>
          <span>{methodLabel(sale.method)}</span>
        </span>
      </p>
      {kept && (
        <p>
          <Chip tone="warn">{text.keptHere}</Chip>
        </p>
      )}
      {sale.givenPaise !== undefined && (
        <p className="counter-last-change spread gap-3 lines-0">
          {sentence(text.change({ amount: formatRupees(sale.givenPaise - sale.totalPaise) }), { b: <b /> })}
        </p>
      )}
      <div className="row gap-3 lines-2">
        <Button variant="secondary" size="small" onClick={onPrint}>
          {text.printBill} <kbd>*</kbd>
        </Button>
        <Segmented label={text.paper} options={billPapers()} value={paper} onChange={billPaper.set} />
        <CheckField
          checked={printing === 'always'}
          onChange={({ target }) => billPrinting.set(target.checked ? 'always' : 'when asked')}
        >
          {text.printEveryBill}
        </CheckField>
      </div>
      <div className="counter-paper">
        <CounterBill sale={sale} shop={shop} paper={paper} />
      </div>
    </section>
  )
}
