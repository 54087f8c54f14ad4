// One sheet for each order: no prices, no phone numbers, and room for the number of cases.
import { counted } from '#domain/counted.ts'
import { languageOf } from '#domain/language.ts'
import { orderDate } from '#domain/indian-date.ts'
import { type PackingLine, packingSections, type PackingSection, piecesOf } from '#domain/packing/packing-line.ts'
import { lastKnown } from '#web/admin/kit/network-fallback.ts'
import { sessionContext } from '#web/admin/access/guard.ts'
import { shopContext } from '#web/shop-context.ts'
import { Empty } from '#web/ui/empty.tsx'
import { loadPapers, readPaperSize } from './load-papers.ts'
import { PaperLines } from './paper-lines.tsx'
import { PaperTools } from './paper-tools.tsx'
import type { Route } from './+types/lists-route'
import './paper.css'

export const meta: Route.MetaFunction = () => [{ title: 'Packing Lists' }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const asked = { params: url.searchParams, who: context.get(sessionContext) }
  const [{ orders, ...rest }, categories] = [await loadPapers(shop, asked), await shop.categories.all()]
  const lists = orders.map(({ orderId, placedAt, name, place, packingNote, lines }) => {
    const sums = { lines: lines.length, pieces: piecesOf(lines) }
    return { orderId, placedAt, name, place, packingNote, sums, sections: packingSections(lines, categories) }
  })
  return { ...rest, lists, size: readPaperSize(url.searchParams) }
}

export const clientLoader = lastKnown<typeof loader>()

export default function PackingLists({ loaderData: { lists, size, ...tools } }: Route.ComponentProps) {
  return (
    <>
      <PaperTools size={size} isEmpty={lists.length === 0} {...tools} />
      {lists.length === 0 ? (
        <Empty title="No packing lists" icon="list">
          Tick orders in the list of orders to pack.
        </Empty>
      ) : (
        lists.map((list) => <List key={list.orderId} list={list} size={size} />)
      )}
    </>
  )
}

type ListProps = {
  list: {
    orderId: string
    placedAt: string
    name: string
    place: string
    packingNote: string | undefined
    sums: { lines: number; pieces: number }
    sections: readonly PackingSection<PackingLine>[]
  }
  size: string
}

function List({ list: { orderId, placedAt, name, place, packingNote, sums, sections }, size }: ListProps) {
  return (
    <article className="paper" data-size={size}>
      <header className="paper-head">
        <h2 className="large breaks" lang={languageOf(name)}>
          {name}
        </h2>
        <p lang={languageOf(place)}>{place}</p>
        <p>
          <b>{orderId}</b> <span>{orderDate(new Date(placedAt))}</span>
        </p>
        {packingNote && <p className="strong breaks as-typed">{packingNote}</p>}
      </header>
      <PaperLines
        label={`Packing list of ${name}`}
        head={orderId}
        sections={sections}
        note={({ substituteFor }) => substituteFor !== undefined && ` · in place of ${substituteFor}`}
      />
      <footer className="paper-foot row">
        <p className="row nowrap">
          <b>{counted(sums.pieces, 'piece')}</b> {`in ${counted(sums.lines, 'line')}`}
        </p>
        <p className="row nowrap">
          Cases: <span className="paper-blank" />
        </p>
        <p className="row nowrap">
          Packed by: <span className="paper-blank" />
        </p>
      </footer>
    </article>
  )
}
