// Checks steps, states, payments, packing and dispatches of orders.
import { awaySteps, recordedSteps } from '#domain/steps/steps.ts'
import type { Check } from '../check.ts'
import { faultWords, id, rupees } from '../fault-words.ts'

const isDone = (step: string) => `max(case when step = '${step}' then 1 else 0 end)`

const isConfirmed = isDone('confirmed')
const isDelivered = isDone('delivered')

/** Steps taken and not voided, by order. */
const DONE = `
  select order_id, ${isConfirmed} as confirmed, ${isDelivered} as delivered,
    max(case step ${recordedSteps.map((step, at) => `when '${step}' then ${at}`).join(' ')} end) as furthest
  from order_steps taken
  where kind = 'step' and not exists (
    select 1 from order_steps later where later.order_id = taken.order_id and later.number > taken.number
      and later.kind = 'taken back' and later.step = taken.step)
  group by order_id`

const STEPS = `case furthest ${recordedSteps.map((step, at) => `when ${at} then '${step}'`).join(' ')} else 'placed' end`

const AWAY = `(${awaySteps.map((step) => `'${step}'`).join(', ')})`

export const progressChecks: readonly Check[] = [
  {
    kind: 'steps',
    sql: () => `
      with done as (${DONE}),
      states as (
        select orders.order_id, step, verified, completion, ${STEPS} as due_step,
          case when coalesce(confirmed, 0) = 1 then 'Verified' else 'Unverified' end as due_verified,
          case when coalesce(delivered, 0) = 1 then 'Complete' else 'Pending' end as due_completion
        from orders left join done on done.order_id = orders.order_id
      )
      select * from states where step <> due_step or verified <> due_verified or completion <> due_completion`,
    say: ({ order_id, step, verified, completion, due_step, due_verified, due_completion }) =>
      faultWords().steps({
        order: id(order_id),
        step: id(step),
        verified: id(verified),
        completion: id(completion),
        dueStep: id(due_step),
        dueVerified: id(due_verified),
        dueCompletion: id(due_completion),
      }),
  },
  {
    kind: 'payments',
    sql: () => `
      with sums as (select order_id, sum(amount_paise) as paise from payments where taken_back is null group by order_id)
      select orders.order_id, received_paise, coalesce(paise, 0) as due
      from orders left join sums on sums.order_id = orders.order_id
      where coalesce(received_paise, 0) <> coalesce(paise, 0)`,
    say: ({ order_id, received_paise, due }) =>
      faultWords().received({ order: id(order_id), amount: rupees(received_paise), due: rupees(due) }),
  },
  {
    kind: 'payments',
    sql: () => `
      select utr, count(*) as payments from payments
      where utr is not null and (taken_back is null or taken_back <> 'mistake') group by utr having count(*) > 1`,
    say: ({ utr, payments }) => faultWords().sameUtr({ utr: id(utr), payments: Number(payments) }),
  },
  {
    kind: 'payments',
    sql: () => `
      select order_id, idempotency_key, count(*) as payments from payments group by order_id, idempotency_key having count(*) > 1`,
    say: ({ order_id, payments }) => faultWords().onePress({ order: id(order_id), payments: Number(payments) }),
  },
  {
    kind: 'payments',
    sql: () => `
      select id, order_id from payments
      where order_id not in (select order_id from orders) and order_id not in (select order_id from order_keys)`,
    say: ({ id: payment, order_id }) => faultWords().paymentOfNone({ id: id(payment), order: id(order_id) }),
  },
  {
    kind: 'packing',
    sql: () => `
      select presses.order_id, presses.product_id, presses.state, presses.quantity, there
      from packing_presses presses join orders on orders.order_id = presses.order_id
      where presses.state not in ('ticked', 'short', 'open') or there < 0 or there > presses.quantity
        or (revision is null and not exists (
          select 1 from order_items items
          where items.order_id = presses.order_id and items.product_id = presses.product_id))`,
    say: ({ order_id, product_id, state, quantity, there }) =>
      faultWords().packed({
        order: id(order_id),
        there: Number(there),
        quantity: Number(quantity),
        product: id(product_id),
        state: id(state),
      }),
  },
  {
    kind: 'dispatch',
    sql: () => `
      select dispatches.order_id from dispatches
      where not exists (select 1 from order_steps entries
        where entries.order_id = dispatches.order_id and kind = 'step' and step = 'dispatched')`,
    say: ({ order_id }) => faultWords().dispatchUnsaid({ order: id(order_id) }),
  },
  {
    kind: 'dispatch',
    sql: () => `
      select one.order_id, other.order_id as other_id, one.lr
      from dispatches one join dispatches other on other.lr_folded = one.lr_folded and other.order_id > one.order_id
        join orders one_order on one_order.order_id = one.order_id
        join orders other_order on other_order.order_id = other.order_id
      where one_order.mobile <> other_order.mobile and one_order.step in ${AWAY}
        and other_order.step in ${AWAY} and (one.office_id = other.office_id
          or (one.office_name = other.office_name and one.office_branch = other.office_branch))`,
    say: ({ order_id, other_id, lr }) => faultWords().sameLr({ order: id(order_id), other: id(other_id), lr: id(lr) }),
  },
]
