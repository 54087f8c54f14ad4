// The price list's title, date and downloads.
import { href } from 'react-router'
import type { Offer } from '#domain/product/offer.ts'
import { priceList } from '#domain/words/en/pages/price-list.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { LabelCard } from '#web/ui/label-card.tsx'
import { useWords } from '#web/ui/words.ts'
import paper from './paper.svg?no-inline'

export type PriceListSummary = {
  fileName: string
  date: string
  pages: number
  bytes: number
}

type ListLabelProps = { list: PriceListSummary | undefined; offer: Offer | undefined; orderNow: string }

export function ListLabel({ list, offer, orderNow }: ListLabelProps) {
  const text = useWords(priceList)
  return (
    <LabelCard>
      <div className="price-list-label spread gap-5">
        <img className="price-list-picture" src={paper} alt="" width="132" height="140" />
        <div className="price-list-words">
          <h1>{text.title}</h1>
          {list && <p className="price-list-date large strong">{text.pricesOf({ date: list.date })}</p>}
          {offer && (
            <p className="soft">
              {text.inCategories({ crackers: text.crackers({ count: offer.products }), count: offer.categories })}
            </p>
          )}
          {list && (
            <p className="price-list-of-pdf soft">
              {text.asPdf({ count: list.pages, size: Math.ceil(list.bytes / 1_000) })}
            </p>
          )}
        </div>
        <div className="price-list-ways row gap-4">
          <ButtonLink to={href('/pricelist.pdf')} size="large" reloadDocument download={list?.fileName ?? true}>
            <Icon name="download" /> {text.downloadPdf}
          </ButtonLink>
          <ButtonLink to={href('/pricelist.xlsx')} size="large" variant="secondary" reloadDocument download>
            {text.downloadSheet}
          </ButtonLink>
          <ButtonLink to={href('/ordernow')} size="large" variant="secondary">
            {orderNow}
          </ButtonLink>
        </div>
      </div>
    </LabelCard>
  )
}
