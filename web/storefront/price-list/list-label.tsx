// The price list's title, date and downloads.
import { href } from 'react-router'
import { counted } from '#domain/counted.ts'
import type { Offer } from '#domain/product/offer.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { LabelCard } from '#web/ui/label-card.tsx'
import paper from './paper.svg?no-inline'

export type PriceListSummary = {
  fileName: string
  date: string
  pages: number
  bytes: number
}

type ListLabelProps = { list: PriceListSummary | undefined; offer: Offer | undefined; orderNow: string }

export function ListLabel({ list, offer, orderNow }: ListLabelProps) {
  return (
    <LabelCard>
      <div className="price-list-label spread gap-5">
        <img className="price-list-picture" src={paper} alt="" width="132" height="140" />
        <div className="price-list-words">
          <h1>Price List</h1>
          {list && <p className="price-list-date large strong">Prices of {list.date}</p>}
          {offer && (
            <p className="soft">
              {counted(offer.products, 'cracker')} in {counted(offer.categories, 'category', 'categories')}
            </p>
          )}
          {list && (
            <p className="price-list-of-pdf soft">
              As a PDF: {counted(list.pages, 'page')}, {Math.ceil(list.bytes / 1_000)} kB
            </p>
          )}
        </div>
        <div className="price-list-ways row gap-4">
          <ButtonLink to={href('/pricelist.pdf')} size="large" reloadDocument download={list?.fileName ?? true}>
            <Icon name="download" /> Download PDF
          </ButtonLink>
          <ButtonLink to={href('/pricelist.xlsx')} size="large" variant="secondary" reloadDocument download>
            As .xlsx, to fill in
          </ButtonLink>
          <ButtonLink to={href('/ordernow')} size="large" variant="secondary">
            {orderNow}
          </ButtonLink>
        </div>
      </div>
    </LabelCard>
  )
}
