// One sheet for each order: no prices, no phone numbers, and room for the number of cases.
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { momentText, orderDate } from '#domain/dates/indian-date.ts'
import { type PackingLine, packingSections, type PackingSection, piecesOf } from '#domain/packing/packing-line.ts'
import { useLive } from '#web/live/live.ts'
import { lastKnown } from '#web/admin/kit/network-fallback.ts'
import { sessionContext } from '#web/admin/access/guard.ts'
import { shopContext } from '#web/shop-context.ts'
import { useWords } from '#web/ui/words.ts'
import { loadPapers, readPaperSize } from './load-papers.ts'
import { PaperLines } from './paper-lines.tsx'
import { NoPapers, PaperTools } from './paper-tools.tsx'
import type { Route } from './+types/lists-route'
import './paper.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(packingWords).packingListsTitle }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const asked = { params: url.searchParams, who: context.get(sessionContext) }
  const [{ orders, ...rest }, categories] = [await loadPapers(shop, asked), await shop.categories.all()]
  const lists = orders.map(({ orderId, placedAt, revised, name, place, packingNote, lines }) => {
    const sums = { lines: lines.length, pieces: piecesOf(lines) }
    return { orderId, placedAt, revised, name, place, packingNote, sums, sections: packingSections(lines, categories) }
  })
  return { ...rest, lists, size: readPaperSize(url.searchParams) }
}

export const clientLoader = lastKnown<typeof loader>()

export default function PackingLists({ loaderData: { lists, readAt, size, ...tools } }: Route.ComponentProps) {
  useLive(['orders'])
  const { noPackingLists } = useWords(packingWords)
  return (
    <>
      <PaperTools size={size} isEmpty={lists.length === 0} {...tools} />
      {lists.length === 0 ? (
        <NoPapers title={noPackingLists} />
      ) : (
        lists.map((list) => <List key={list.orderId} list={list} readAt={readAt} size={size} />)
      )}
    </>
  )
}

type ListProps = {
  list: {
    orderId: string
    placedAt: string
    revised: string
    name: string
    place: string
    packingNote: string | undefined
    sums: { lines: number; pieces: number }
    sections: readonly PackingSection<PackingLine>[]
  }
  readAt: string
  size: string
}

function List({ list, readAt, size }: ListProps) {
  const { orderId, placedAt, revised, name, place, packingNote, sums, sections } = list
  const text = useWords(packingWords)
  const counts = useWords(common)
  return (
    <article className="paper" data-size={size}>
      <header className="paper-head">
        <h2 className="large breaks" lang={languageOf(name)}>
          {name}
        </h2>
        <p lang={languageOf(place)}>{place}</p>
        <p>
          <b>{orderId}</b> <span>{orderDate(new Date(placedAt))}</span> {revised && <b>{revised}</b>}
        </p>
        <p>{text.asOf({ moment: momentText(new Date(readAt)) })}</p>
        {packingNote && <p className="strong breaks as-typed">{packingNote}</p>}
      </header>
      <PaperLines
        label={text.packingListOf({ name })}
        head={orderId}
        sections={sections}
        note={({ substituteFor }) => substituteFor !== undefined && text.inPlaceOf({ name: substituteFor })}
      />
      <footer className="paper-foot row">
        <p className="row nowrap">
          <b>{counts.pieces({ count: sums.pieces })}</b> {counts.lines({ count: sums.lines })}
        </p>
        <p className="row nowrap">
          {text.cases} <span className="paper-blank" />
        </p>
        <p className="row nowrap">
          {text.packedBy} <span className="paper-blank" />
        </p>
      </footer>
    </article>
  )
}
