// What to fetch for all ticked orders together, by product.
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { type PickingLine, packingSections, pickingLines, piecesOf } from '#domain/packing/packing-line.ts'
import { momentText } from '#domain/dates/indian-date.ts'
import { useLive } from '#web/live/live.ts'
import { lastKnown } from '#web/admin/kit/network-fallback.ts'
import { sessionContext } from '#web/admin/access/guard.ts'
import { shopContext } from '#web/shop-context.ts'
import { useWords } from '#web/ui/words.ts'
import { loadPapers, readPaperSize } from './load-papers.ts'
import { PaperLines } from './paper-lines.tsx'
import { NoPapers, PaperTools } from './paper-tools.tsx'
import type { Route } from './+types/picking-route'
import './paper.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(packingWords).pickingListTitle }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const asked = { params: url.searchParams, who: context.get(sessionContext) }
  const { orders, ...rest } = await loadPapers(shop, asked)
  const lines = pickingLines(orders.map((order) => order.lines))
  const sections = packingSections(lines, await shop.categories.all())
  const sums = { lines: lines.length, pieces: piecesOf(lines), orders: orders.length }
  const ids = orders.map(({ orderId }) => orderId)
  return { ...rest, ids, sections, sums, size: readPaperSize(url.searchParams) }
}

export const clientLoader = lastKnown<typeof loader>()

export default function Picking({ loaderData: { ids, sections, sums, readAt, size, ...tools } }: Route.ComponentProps) {
  useLive(['orders'])
  const text = useWords(packingWords)
  const counts = useWords(common)
  return (
    <>
      <PaperTools size={size} isEmpty={sums.lines === 0} {...tools} />
      {sums.lines === 0 ? (
        <NoPapers title={text.noPickingList} />
      ) : (
        <article className="paper" data-size={size}>
          <header className="paper-head">
            <h2 className="large breaks">{text.pickingListFor({ count: sums.orders })}</h2>
            <p className="paper-orders">{ids.join(', ')}</p>
            <p>{text.asOf({ moment: momentText(new Date(readAt)) })}</p>
          </header>
          <PaperLines
            label={text.pickingList}
            head={counts.orders({ count: sums.orders })}
            sections={sections}
            note={({ orders }: PickingLine) => text.inOrders({ count: orders })}
          />
          <footer className="paper-foot row">
            <p className="row nowrap">
              <b>{counts.pieces({ count: sums.pieces })}</b> {counts.products({ count: sums.lines })}
            </p>
          </footer>
        </article>
      )}
    </>
  )
}
