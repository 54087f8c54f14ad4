// One order on a packer's phone.
import { href } from 'react-router'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { sessionContext } from '#web/admin/access/guard.ts'
import { formAction } from '#web/admin/kit/intents.ts'
import { actionWithFallback, lastKnown } from '#web/admin/kit/network-fallback.ts'
import { useNotice } from '#web/admin/kit/use-notice.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { usePresses } from '../use-presses.ts'
import { intents } from './intents.ts'
import { loadPacking } from './load-packing.ts'
import { Packer } from './packer.tsx'
import type { Route } from './+types/route'
import './packer.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(packingWords).packOrder }]

export async function loader({ params, context }: Route.LoaderArgs) {
  return await loadPacking(context.get(shopContext), params.orderId, context.get(sessionContext))
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback((intent) => {
  const { packedFailed, noNetwork } = wordsOf(packingWords)
  return intent === 'packed' || intent === 'unpack' ? packedFailed : noNetwork
})

export default function PackOrder({ loaderData: { orderId, now, order } }: Route.ComponentProps) {
  useLive(['orders'])
  const { notice, notify, clear } = useNotice()
  const text = useWords(packingWords)
  const presses = usePresses(now, () => notify('warn', text.notOpen))
  const back = <ButtonLink to={href('/admin/packing')}>{text.ordersToPack}</ButtonLink>
  return (
    <>
      {order === undefined ? (
        <Empty title={text.notOpen} icon="box" action={back} />
      ) : 'sections' in order ? (
        <Packer key={orderId} order={order} presses={presses} notify={notify} />
      ) : (
        <Empty title={orderId} icon="box" action={back}>
          {order.refusal}
        </Empty>
      )}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
