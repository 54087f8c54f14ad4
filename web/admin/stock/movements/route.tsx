// Stock movements of a product, newest first.
import { data, href, Link } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { movements } from '#domain/words/en/office/goods/stock.ts'
import type { MovementList } from '#server/stock/movement-list.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { DataTable } from '#web/admin/kit/data-table.tsx'
import { lastKnown } from '#web/admin/kit/network-fallback.ts'
import { useRevalidateOnStock } from '#web/live/use-revalidate-on-stock.ts'
import { MovementRow } from './movement-row.tsx'
import type { Route } from './+types/route'
import './movements.css'

/** A screen or two. */
const STEP = 50
const MOST = 2_000

export const meta: Route.MetaFunction = () => [{ title: wordsOf(movements).title }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const productId = params.get('product') ?? ''
  const shown = Math.min(Math.max(Math.trunc(Number(params.get('show'))) || STEP, STEP), MOST)
  const list = await context.get(shopContext).stock.movements(productId, shown)
  return data({ productId, shown, list }, list ? 200 : 404)
}

export const clientLoader = lastKnown<typeof loader>()

export default function Movements({ loaderData: { productId, shown, list } }: Route.ComponentProps) {
  useLive(['products', 'orders', 'stock'])
  useRevalidateOnStock()
  const text = useWords(movements)
  const shared = useWords(common)
  if (!list) {
    return (
      <Empty
        title={text.noSuchProduct}
        icon="box"
        action={<ButtonLink to={href('/admin/stock')}>{text.stockList}</ButtonLink>}
      >
        {text.wrongAddress}
      </Empty>
    )
  }
  const columns = [text.when, text.what, { number: text.pieces }, { number: text.stockAfter }, text.by]
  const more = `?${new URLSearchParams({ product: productId, show: `${shown + STEP}` })}`
  return (
    <>
      <ProductHead list={list} />
      {list.movements.length === 0 ? (
        <Empty title={text.noneYet} icon="box">
          {text.willBeHere}
        </Empty>
      ) : (
        <DataTable label={text.listName} kind="movements" narrow="rows" columns={columns}>
          {list.movements.map((movement) => (
            <MovementRow
              key={`${movement.at} ${movement.kind} ${movement.reference} ${movement.stockAfter}`}
              movement={movement}
            />
          ))}
        </DataTable>
      )}
      {list.hasMore && shown < MOST && (
        <div className="movements-more">
          <ButtonLink variant="secondary" to={more} replace preventScrollReset>
            {shared.showMore}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function ProductHead({ list: { name, code, stock, lowStock } }: { list: MovementList }) {
  const text = useWords(movements)
  return (
    <div className="movements-head row">
      <div>
        <h2 lang={languageOf(name)}>{name === '' ? code : name}</h2>
        <p className="code small soft">{code}</p>
      </div>
      <p className="movements-stock row nowrap baseline">
        {stock === undefined ? (
          text.deleted
        ) : (
          <>
            <span>{sentence(text.inStock({ pieces: stock }), { b: <b /> })}</span>
            {lowStock !== undefined && <span className="small soft">{text.lowAt({ limit: lowStock })}</span>}
          </>
        )}
      </p>
      <p className="row gap-4 nowrap">
        {stock !== undefined && (
          <Link className="touch" to={`${href('/admin/products')}?search=${encodeURIComponent(code)}`}>
            {text.openProduct}
          </Link>
        )}
        <Link className="touch" to={href('/admin/stock')}>
          {text.stockList}
        </Link>
      </p>
    </div>
  )
}
