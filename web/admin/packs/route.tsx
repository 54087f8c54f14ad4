// The shop's ready packs, which visitors add to the cart with one press.
import { NOTICE_MS } from '#domain/timings.ts'
import { packFormTexts } from '#domain/pack/pack-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { packs as words } from '#domain/words/en/office/goods/packs.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { useStockedProducts } from '#web/live/use-newest-stock.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { afterForms } from '../kit/should-revalidate.ts'
import { useNotice } from '../kit/use-notice.ts'
import { intents } from './intents.ts'
import { PackManager } from './pack-manager.tsx'
import type { PackProduct, SentPack } from './shown-packs.ts'
import type { Route } from './+types/route'
import './packs.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(words).title }]

export async function loader({ context }: Route.LoaderArgs) {
  const { packs, products, categories } = context.get(shopContext)
  const [all, everything, shown] = await Promise.all([packs.all(), products.all(), categories.shown()])
  const known = new Set(everything.map(({ id }) => id))
  const goneIds = new Set(
    all.flatMap(({ goods }) => goods.map(({ productId }) => productId)).filter((id) => !known.has(id)),
  )
  const inShop = new Set(shown.map(({ name }) => name))
  return {
    packs: all.map((pack): SentPack => ({ ...packFormTexts(pack), id: pack.id })),
    products: everything.map(
      ({ id, code, name, tamilName, unit, contents, category, pricePaise, stock, enabled }): PackProduct => ({
        id,
        code,
        name,
        tamilName,
        unit,
        contents,
        category,
        pricePaise,
        stock,
        isOffered: enabled && inShop.has(category),
      }),
    ),
    gone: Object.fromEntries(await packs.namesOfGone([...goneIds])),
  }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(words).failed)

/** The browser searches. */
export const shouldRevalidate = afterForms()

export default function Packs({ loaderData: { packs, products, gone } }: Route.ComponentProps) {
  useLive(['products', 'stock'])
  const { notice, notify, clear } = useNotice()
  const stocked = useStockedProducts(products)
  const keeps = useHydrated('sync')
  return (
    <>
      <PackManager packs={packs} products={stocked} gone={gone} keeps={keeps} notify={notify} />
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
