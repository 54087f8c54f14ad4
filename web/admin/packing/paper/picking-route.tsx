// What to fetch for all ticked orders together, by product.
import { counted } from '#domain/counted.ts'
import { type PickingLine, packingSections, pickingLines, piecesOf } from '#domain/packing/packing-line.ts'
import { lastKnown } from '#web/admin/kit/network-fallback.ts'
import { sessionContext } from '#web/admin/access/guard.ts'
import { shopContext } from '#web/shop-context.ts'
import { Empty } from '#web/ui/empty.tsx'
import { loadPapers, readPaperSize } from './load-papers.ts'
import { PaperLines } from './paper-lines.tsx'
import { PaperTools } from './paper-tools.tsx'
import type { Route } from './+types/picking-route'
import './paper.css'

export const meta: Route.MetaFunction = () => [{ title: 'Picking List' }]

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

export default function Picking({ loaderData: { ids, sections, sums, size, ...tools } }: Route.ComponentProps) {
  const orders = counted(sums.orders, 'order')
  return (
    <>
      <PaperTools size={size} isEmpty={sums.lines === 0} {...tools} />
      {sums.lines === 0 ? (
        <Empty title="No picking list" icon="list">
          Tick orders in the list of orders to pack.
        </Empty>
      ) : (
        <article className="paper" data-size={size}>
          <header className="paper-head">
            <h2 className="large breaks">{`Picking list for ${orders}`}</h2>
            <p className="paper-orders">{ids.join(', ')}</p>
          </header>
          <PaperLines label="Picking list" head={orders} sections={sections} note={ordersOf} />
          <footer className="paper-foot row">
            <p className="row nowrap">
              <b>{counted(sums.pieces, 'piece')}</b> {`of ${counted(sums.lines, 'product')}`}
            </p>
          </footer>
        </article>
      )}
    </>
  )
}

const ordersOf = ({ orders }: PickingLine) => `, in ${counted(orders, 'order')}`
