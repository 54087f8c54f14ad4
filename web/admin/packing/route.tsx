// The orders to pack, oldest first.
import { href } from 'react-router'
import { counted } from '#domain/counted.ts'
import { indianGrouping } from '#domain/money.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Empty } from '#web/ui/empty.tsx'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useChoice } from '../kit/use-choice.ts'
import { intents } from './intents.ts'
import { UnsentNote } from './unsent-note.tsx'
import { NO_NETWORK } from './messages.ts'
import { PackingBar } from './packing-bar.tsx'
import { PackingTable } from './packing-table.tsx'
import { usePresses } from './use-presses.ts'
import type { Route } from './+types/route'
import './packing.css'

export const meta: Route.MetaFunction = () => [{ title: 'Packing' }]

/** As many as one print takes. */
const ORDERS_SHOWN = 200

export async function loader({ context }: Route.LoaderArgs) {
  const { packing, now } = context.get(shopContext)
  return { ...(await packing.toPack(ORDERS_SHOWN)), now: now().toISOString() }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => NO_NETWORK)

export default function Packing({ loaderData: { orders, total, now } }: Route.ComponentProps) {
  useLive(['orders'])
  const { waiting, failure } = usePresses(now)
  const { chosen = new Set(), toggle, replace } = useChoice()
  const ids = orders.map(({ orderId }) => orderId)
  const ticked = ids.filter((id) => chosen.has(id))
  return (
    <>
      {total > 0 && (
        <p className="below-2 strong">
          {total > orders.length
            ? `The oldest ${indianGrouping(orders.length)} of ${indianGrouping(total)} orders to pack`
            : `${counted(total, 'order')} to pack`}
        </p>
      )}
      <UnsentNote waiting={waiting} failure={failure} />
      {orders.length === 0 ? (
        <Empty title="Nothing to pack" icon="box">
          Orders come here once they are confirmed or paid.
        </Empty>
      ) : (
        <>
          <PackingBar ticked={ticked} shown={ids} onTick={replace} />
          <PackingTable orders={orders} chosen={chosen} onChoose={toggle} addressOf={addressOf} />
        </>
      )}
    </>
  )
}

const addressOf = (orderId: string) => href('/admin/packing/:orderId', { orderId })
