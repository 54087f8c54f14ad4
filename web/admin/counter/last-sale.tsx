// The last sale: its change, and its bill to print.
import { formatRupees } from '#domain/money.ts'
import { methodLabels } from '#domain/counter/sale.ts'
import { useRememberedView } from '#web/browser/remembered-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useStore } from '#web/browser/store.ts'
import { CheckField } from '../kit/forms/check-field.tsx'
import { billPaper, billPrinting } from './bill/bill-paper.ts'
import { type BillShop, CounterBill } from './bill/counter-bill.tsx'
import { saleQueue } from './send/queued-sales.ts'
import type { DoneSale } from './use-selling.ts'

const papers = [
  { value: '80mm', label: '80 mm' },
  { value: 'A4', label: 'A4' },
] as const

export function LastSale({ done, shop, onPrint }: { done: DoneSale; shop: BillShop; onPrint: () => void }) {
  const paper = useRememberedView(billPaper)
  const printing = useRememberedView(billPrinting)
  const { sale, key } = done
  const kept = useStore(saleQueue, saleQueue.initial).find((queued) => queued.key === key)
  return (
    <section className="counter-last card stack" aria-label="The last sale">
      <p className="spread gap-3 lines-0">
        <b>{sale.saleId}</b>
        <span>{`${formatRupees(sale.totalPaise)}, ${methodLabels[sale.method]}${kept ? ', kept on this device' : ''}`}</span>
      </p>
      {sale.givenPaise !== undefined && (
        <p className="counter-last-change spread gap-3 lines-0">
          Change <b>{formatRupees(sale.givenPaise - sale.totalPaise)}</b>
        </p>
      )}
      <div className="row gap-3 lines-2">
        <Button variant="secondary" size="small" onClick={onPrint}>
          Print the bill <kbd>*</kbd>
        </Button>
        <Segmented label="Paper" options={papers} value={paper} onChange={billPaper.set} />
        <CheckField
          checked={printing === 'always'}
          onChange={({ target }) => billPrinting.set(target.checked ? 'always' : 'when asked')}
        >
          Print each bill
        </CheckField>
      </div>
      <div className="counter-paper">
        <CounterBill sale={sale} shop={shop} paper={paper} />
      </div>
    </section>
  )
}
