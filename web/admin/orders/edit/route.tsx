// The screen that edits one order after the call.
import { useRef } from 'react'
import { data, href } from 'react-router'
import { editRefusal, twoPricesRefusal } from '#domain/revisions/order-edit.ts'
import { cancelledRefusal, doneSteps } from '#domain/steps/steps.ts'
import { customerName } from '#domain/customers/erased.ts'
import { shownQuestion } from '#domain/revisions/proposal.ts'
import { discountBefore } from '#domain/revisions/edited-totals.ts'
import { minimumFor } from '#domain/checkout/minimum-order.ts'
import { revisedText } from '#domain/revisions/revision.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderEdit } from '#domain/words/en/office/orders/order-edit.ts'
import { orderQuestions } from '#domain/words/en/office/orders/order-questions.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import { formAction } from '#web/admin/kit/intents.ts'
import { actionWithFallback, lastKnown } from '#web/admin/kit/network-fallback.ts'
import { useNotice } from '#web/admin/kit/use-notice.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Notice, NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { openQuestion } from '../detail/load-order.ts'
import { QuestionNotice } from '../question-notice.tsx'
import { EditOrder } from './edit-order.tsx'
import { intents } from './intents.ts'
import { useOtherEditors } from './use-other-editors.ts'
import { wayToAsk } from './way-to-ask.ts'
import type { Route } from './+types/route'
import './edit-order.css'
import './edit-sums.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(orderEdit).title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { orders, settings } = shop
  const orderId = url.searchParams.get('order') ?? ''
  const order = await orders.find(orderId)
  if (!order) return data({ orderId, opened: undefined }, 404)
  const [history, revisions, placedPacking, question, ask] = await Promise.all([
    orders.steps.read(orderId),
    orders.revisions.list(orderId),
    orders.revisions.placedPacking(order.placedAt),
    openQuestion(orders, orderId),
    wayToAsk(shop, order, url.origin),
  ])
  const { items, revision = 0, packingNote = '', freightNote = '', customer, erased } = order
  const { totalPaise, discountPaise, packingPaise, roundOffPaise } = order
  const opened = {
    name: customerName(customer.name, erased),
    district: erased ? '' : customer.district,
    revised: revisedText(order),
    savers: revisions.map(({ number, at, who }) => ({ number, at, ...(who !== undefined && { who }) })),
    order: { revision, items, discount: discountBefore(order, revisions.at(-1)), packingNote, freightNote },
    own: {
      totalPaise,
      ...(discountPaise !== undefined && { discountPaise }),
      ...(packingPaise !== undefined && { packingPaise }),
      ...(roundOffPaise !== undefined && { roundOffPaise }),
      placedPacking,
    },
    settings: { packing: settings.packing, roundOff: settings.roundOff },
    minimumPaise: minimumFor(settings, customer.state),
    ...(question && { question }),
    ...(ask && { ask }),
    refusal:
      order.step === 'cancelled' ? cancelledRefusal() : (editRefusal(doneSteps(history)) ?? twoPricesRefusal(items)),
  }
  return data({ orderId, opened })
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback((intent) =>
  intent === 'ask-customer' ? wordsOf(orderQuestions).askFailed : wordsOf(orderAnswers).updateFailed,
)

export default function EditOrderScreen({ loaderData }: Route.ComponentProps) {
  useLive(['orders'])
  const { orderId, opened } = loaderData
  const text = useWords(orderEdit)
  const { gone } = useWords(orderAnswers)
  const { notice, notify, clear } = useNotice()
  /** The next press of the person who has asked. */
  const isSendNext = useRef(false)
  if (!opened) {
    return (
      <Empty
        title={gone}
        icon="cart"
        action={<ButtonLink to={href('/admin/orders')}>{text.onlineOrders}</ButtonLink>}
      />
    )
  }
  const { name, district, revised, refusal, question, ask } = opened
  return (
    <>
      <div className="below">
        <h2 className="large breaks">{[name, district].filter(Boolean).join(', ')}</h2>
        <p className="small soft">{[orderId, revised].filter(Boolean).join(' · ')}</p>
      </div>
      <OtherEditors key={orderId} orderId={orderId} version={loaderData} />
      <QuestionNotice
        key={`question ${orderId}`}
        orderId={orderId}
        question={question}
        hidden={refusal !== undefined || !ask ? 'order' : 'ended' in ask ? ask.ended : undefined}
        to={ask && 'to' in ask ? ask.to : undefined}
        takesFocus={(link) => {
          if (!link || !isSendNext.current) return
          isSendNext.current = false
          link.focus()
        }}
        notify={notify}
      />
      {refusal === undefined ? (
        <EditOrder
          key={orderId}
          orderId={orderId}
          order={opened.order}
          own={opened.own}
          savers={opened.savers}
          settings={opened.settings}
          minimumPaise={opened.minimumPaise}
          ask={ask}
          question={shownQuestion(question)}
          onAsked={() => (isSendNext.current = true)}
          notify={notify}
        />
      ) : (
        <Empty
          title={text.closed}
          icon="cart"
          action={<ButtonLink to={`${href('/admin/orders')}?order=${orderId}`}>{text.orderDetails}</ButtonLink>}
        >
          {refusal}
        </Empty>
      )}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}

function OtherEditors({ orderId, version }: { orderId: string; version: object }) {
  const text = useWords(orderEdit)
  const others = useOtherEditors(orderId, version)
  return (
    <div aria-live="polite">
      {others.length > 0 && (
        <Notice tone="warn">
          {others.length === 1
            ? text.alsoOpenByOne({ who: others.join() })
            : text.alsoOpenByMany({ people: others.join(', ') })}
        </Notice>
      )}
    </div>
  )
}
