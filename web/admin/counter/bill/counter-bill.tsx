// The bill of a counter sale, for a roll of 80 mm or a sheet of A4.
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { type CounterSale, lineTotal } from '#domain/counter/sale.ts'
import { orderDate, orderTime } from '#domain/dates/indian-date.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { chargeWords } from '#domain/words/en/charges.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { useRollPages } from '#web/admin/kit/roll-pages.ts'
import { useWords } from '#web/ui/words.ts'
import type { BillPaper } from './bill-paper.ts'
import './bill.css'

export type BillShop = Pick<ShopSettings, 'name' | 'tamilName' | 'address' | 'phone'> &
  Partial<Pick<ShopSettings, 'gstin'>>

/** As in bill.css. */
const MARGIN_MM = 4

type Props = { sale: CounterSale; shop: BillShop; paper: BillPaper; refundPaise?: number }

export function CounterBill({ sale, shop, paper, refundPaise = 0 }: Props) {
  const { saleId, soldAt, lines, totalItems, discountPaise, roundOffPaise, totalPaise, method, givenPaise } = sale
  const moment = new Date(soldAt)
  const text = useWords(counterWords)
  const charges = useWords(chargeWords)
  useRollPages('.counter-bill[data-paper="80mm"]', MARGIN_MM)
  const goodsPaise = totalPaise + discountPaise - roundOffPaise
  return (
    <article className="counter-bill" data-paper={paper} aria-label={text.billOf({ saleId })}>
      <header>
        <p className="bill-shop" lang={languageOf(shop.name)}>
          {shop.name}
        </p>
        {shop.tamilName !== '' && <p lang="ta">{shop.tamilName}</p>}
        <p>{shop.address}</p>
        <p>{shop.phone}</p>
        {shop.gstin && <p>{text.gstin({ gstin: shop.gstin })}</p>}
      </header>
      <p className="bill-number spread lines-0">
        <b>{saleId}</b>
        <span>{`${orderDate(moment)} ${orderTime(moment)}`}</span>
      </p>
      {(sale.customerName !== '' || sale.mobile !== '') && (
        <p>
          <span lang={languageOf(sale.customerName)}>{sale.customerName}</span> {groupedPhoneNumber(sale.mobile)}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.quantity}</th>
            <th scope="col">{text.price}</th>
            <th scope="col">{text.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.productId}>
              <td lang={languageOf(line.name)}>{line.name}</td>
              <td>{indianGrouping(line.quantity)}</td>
              <td>{formatRupees(line.pricePaise)}</td>
              <td>{formatRupees(lineTotal(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {(discountPaise !== 0 || roundOffPaise !== 0) && <Sum label={charges.goods} paise={goodsPaise} />}
        {discountPaise !== 0 && <Sum label={charges.discount} paise={-discountPaise} />}
        {roundOffPaise !== 0 && <Sum label={charges.roundOff} paise={roundOffPaise} />}
        <Sum label={text.totalPieces({ count: totalItems })} paise={totalPaise} isTotal />
        {givenPaise !== undefined && <Sum label={text.cashGiven} paise={givenPaise} />}
        {givenPaise !== undefined && <Sum label={text.changeOnBill} paise={givenPaise - totalPaise} />}
        {refundPaise !== 0 && <Sum label={text.refunded} paise={refundPaise} />}
      </dl>
      <p className="bill-paid">{method === 'cash' ? text.paidInCash : text.paidByUpi}</p>
    </article>
  )
}

function Sum({ label, paise, isTotal }: { label: string; paise: number; isTotal?: true }) {
  return (
    <div data-total={isTotal}>
      <dt>{label}</dt>
      <dd>{formatRupees(paise)}</dd>
    </div>
  )
}
