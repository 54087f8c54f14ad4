// One sale: its bill to print again, and its returns.
import { Link, useLocation } from 'react-router'
import { type CounterLine, methodLabel, ownPriceLines } from '#domain/counter/sale.ts'
import { momentText } from '#domain/dates/indian-date.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import type { OpenedSale } from '#server/counter/counter.ts'
import { useRememberedView } from '#web/browser/remembered-view.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { billPaper, billPapers } from '../bill/bill-paper.ts'
import { type BillShop, CounterBill } from '../bill/counter-bill.tsx'
import { ReturnGoods } from './return-goods.tsx'

export function SaleView({ opened, shop, notify }: { opened: OpenedSale; shop: BillShop; notify: Notify }) {
  const paper = useRememberedView(billPaper)
  const { search } = useLocation()
  const { sale, who, isLate, returns } = opened
  const changed = ownPriceLines(sale.lines)
  const unknown = sale.lines.filter(({ shopPricePaise }) => isLate && shopPricePaise === undefined)
  const text = useWords(counterWords)
  const params = new URLSearchParams(search)
  params.delete('sale')
  return (
    <div>
      <div className="screen-head row">
        <Link className="back-link" to={params.size === 0 ? '.' : `?${params}`}>
          <Icon name="arrow-left" /> {text.salesOfDay}
        </Link>
        <p>{text.soldAt({ moment: momentText(new Date(sale.soldAt)), who })}</p>
        <Segmented label={text.paper} options={billPapers()} value={paper} onChange={billPaper.set} />
        <Button onClick={() => window.print()}>{text.printBill}</Button>
      </div>
      <div className="sales-columns stack gap-4 top">
        <div className="counter-paper" data-shown>
          <CounterBill
            sale={sale}
            shop={shop}
            paper={paper}
            refundPaise={returns.reduce((sum, { refundPaise }) => sum + refundPaise, 0)}
          />
        </div>
        <div className="stack">
          <Prices
            title={text.changedPricesTitle}
            lines={changed}
            say={({ pricePaise, shopPricePaise = 0 }) =>
              text.changedPrice({ price: formatRupees(pricePaise), shopPrice: formatRupees(shopPricePaise) })
            }
          />
          <Prices
            title={text.latePricesTitle}
            lines={unknown}
            say={({ pricePaise }) => text.latePrice({ price: formatRupees(pricePaise) })}
          />
          <ReturnGoods key={returns.length} opened={opened} notify={notify} />
          {returns.length > 0 && (
            <section className="office-panel">
              <h2>{text.returnedGoods}</h2>
              <ul className="sales-shortfalls divided">
                {returns.map(({ returnedAt, who: by, method, refundPaise, pieces }) => (
                  <li key={returnedAt}>
                    <p>
                      <b>{text.returnedBy({ amount: formatRupees(refundPaise), method: methodLabel(method) })}</b>
                    </p>
                    <p>
                      {sale.lines
                        .flatMap(({ productId, name }) =>
                          pieces[productId] === undefined
                            ? []
                            : text.returnedPieces({ pieces: pieces[productId], name }),
                        )
                        .join(', ')}
                    </p>
                    <p className="small soft">{text.soldAt({ moment: momentText(new Date(returnedAt)), who: by })}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

type PricesProps = { title: string; lines: readonly CounterLine[]; say: (line: CounterLine) => string }

function Prices({ title, lines, say }: PricesProps) {
  if (lines.length === 0) return null
  return (
    <section className="office-panel">
      <h2>{title}</h2>
      <ul className="sales-shortfalls divided">
        {lines.map((line) => (
          <li key={line.productId}>
            <p>
              <strong lang={languageOf(line.name)}>{line.name}</strong>
            </p>
            <p className="small soft">{say(line)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
