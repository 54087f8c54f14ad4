// The orders to pack, oldest first.
import { href } from 'react-router'
import { mayReadOrders } from '#domain/people/role.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { sessionContext } from '../access/guard.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useChoice } from '../kit/use-choice.ts'
import { intents } from './intents.ts'
import { UnsentNote } from './unsent-note.tsx'
import { PackingHead, PrintBar } from './packing-bar.tsx'
import { PackingTable } from './packing-table.tsx'
import { usePresses } from './use-presses.ts'
import type { Route } from './+types/route'
import './packing.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(packingWords).title }]

/** As many as one print takes. */
const ORDERS_SHOWN = 200

export async function loader({ context }: Route.LoaderArgs) {
  const { packing, now } = context.get(shopContext)
  const { role } = context.get(sessionContext)
  return { ...(await packing.toPack(ORDERS_SHOWN)), now: now().toISOString(), maySeeOrders: mayReadOrders(role) }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(packingWords).noNetwork)

export default function Packing({ loaderData }: Route.ComponentProps) {
  const { orders, total, now, maySeeOrders } = loaderData
  const text = useWords(packingWords)
  useLive(['orders'])
  const { waiting, failure } = usePresses(now)
  const { chosen = new Set(), toggle, replace } = useChoice()
  const ids = orders.map(({ orderId }) => orderId)
  const ticked = ids.filter((id) => chosen.has(id))
  return (
    <>
      <UnsentNote waiting={waiting} failure={failure} />
      {orders.length === 0 ? (
        <Empty
          title={text.nothingToPack}
          icon="box"
          action={maySeeOrders && <ButtonLink to={`${href('/admin/orders')}?sort=due`}>{text.seeOrders}</ButtonLink>}
        >
          {text.nothingToPackHint}
        </Empty>
      ) : (
        <>
          <PackingHead total={total} ticked={ticked.length} shown={ids} onTick={replace} />
          <PackingTable orders={orders} chosen={chosen} onChoose={toggle} addressOf={addressOf} />
          <PrintBar ticked={ticked} />
        </>
      )}
    </>
  )
}

const addressOf = (orderId: string) => href('/admin/packing/:orderId', { orderId })
