// Checks totals, revisions, keys, replacements and counts of orders.
import { MOST_PAISE } from '#domain/shop-import/export-values.ts'
import type { Check } from '../check.ts'
import { faultWords, id, rupees } from '../fault-words.ts'

const LINES = `select order_id, sum(quantity) as pieces, sum(quantity * price_paise) as paise,
  min(quantity) as fewest, min(price_paise) as cheapest from order_items group by order_id`

export const orderChecks: readonly Check[] = [
  {
    kind: 'orders',
    sql: () => `
      with lines as (${LINES}),
      sums as (
        select orders.order_id, total_items, total_paise, coalesce(pieces, 0) as pieces,
          coalesce(paise, 0) - coalesce(discount_paise, 0) + coalesce(packing_paise, 0)
            + coalesce(round_off_paise, 0) as due
        from orders left join lines on lines.order_id = orders.order_id
      )
      select * from sums where pieces = 0 or total_items <> pieces or total_paise <> due`,
    say: ({ order_id, total_items, total_paise, pieces, due }) =>
      Number(pieces) === 0
        ? faultWords().orderEmpty({ order: id(order_id) })
        : faultWords().orderTotals({
            order: id(order_id),
            pieces: Number(total_items),
            amount: rupees(total_paise),
            duePieces: Number(pieces),
            due: rupees(due),
          }),
  },
  {
    kind: 'orders',
    sql: () => `
      with lines as (${LINES})
      select orders.order_id from orders join lines on lines.order_id = orders.order_id
      where fewest < 1 or cheapest < 0 or total_paise < 0 or coalesce(discount_paise, 0) < 0
        or coalesce(discount_paise, 0) > paise or coalesce(packing_paise, 0) < 0
        or coalesce(round_off_paise, 0) not between -50 and 50`,
    say: ({ order_id }) => faultWords().orderImpossible({ order: id(order_id) }),
  },
  {
    kind: 'orders',
    sql: () => `select order_id from (${LINES}) lines where paise > ${MOST_PAISE}`,
    say: ({ order_id }) => faultWords().orderTooLarge({ order: id(order_id), most: rupees(MOST_PAISE) }),
  },
  {
    kind: 'revisions',
    sql: ({ jsonNumber, jsonLines }) => `
      with stored as (
        select order_id, max(number) as newest, count(*) as revisions from order_revisions group by order_id
      ),
      lines as (${LINES}),
      kept as (
        select revised.order_id, ${jsonNumber('contents', 'totalPaise')} as total,
          (select sum(quantity) from ${jsonLines('contents')} one) as pieces,
          (select sum(quantity * price) from ${jsonLines('contents')} one) as paise
        from order_revisions revised join stored on stored.order_id = revised.order_id and number = newest
      )
      select orders.order_id, revision, newest, revisions, total, total_paise
      from orders left join stored on stored.order_id = orders.order_id
        left join kept on kept.order_id = orders.order_id left join lines on lines.order_id = orders.order_id
      where erased is null and (coalesce(revision, -1) <> coalesce(newest, -1) or coalesce(revisions, 0) <> coalesce(newest, -1) + 1
        or (newest is not null and (total <> total_paise or kept.pieces <> lines.pieces or kept.paise <> lines.paise)))`,
    say: ({ order_id, revision, newest, revisions, total, total_paise }) =>
      Number(revision ?? -1) !== Number(newest ?? -1) || Number(revisions ?? 0) !== Number(newest ?? -1) + 1
        ? faultWords().revisionCount({
            order: id(order_id),
            revision: id(revision ?? faultWords().none),
            stored: Number(revisions ?? 0),
            newest: id(newest ?? faultWords().none),
          })
        : faultWords().revisionTotal({ order: id(order_id), amount: rupees(total_paise), revised: rupees(total) }),
  },
  {
    kind: 'keys',
    sql: () => `
      select order_id from orders where not exists (select 1 from order_keys where order_keys.order_id = orders.order_id)`,
    say: ({ order_id }) => faultWords().noKey({ order: id(order_id) }),
  },
  {
    kind: 'keys',
    sql: () => `select idempotency_key from order_keys where order_id = ''`,
    say: ({ idempotency_key }) => faultWords().keyOfNone({ key: id(idempotency_key) }),
  },
  {
    kind: 'replacements',
    sql: () => `
      select orders.order_id, orders.superseded_by from orders
        left join orders later on later.order_id = orders.superseded_by
      where orders.superseded_by is not null and orders.erased is null and later.order_id is null`,
    say: ({ order_id, superseded_by }) =>
      faultWords().replacedByMissing({ order: id(order_id), other: id(superseded_by) }),
  },
  {
    kind: 'replacements',
    sql: () => `
      select orders.order_id, orders.supersedes from orders
        join orders earlier on earlier.order_id = orders.supersedes
      where earlier.superseded_by is null and earlier.erased is null`,
    say: ({ order_id, supersedes }) => faultWords().replacesSilently({ order: id(order_id), other: id(supersedes) }),
  },
  {
    kind: 'replacements',
    sql: () => `
      select orders.order_id, step, orders.superseded_by from orders
      where short_of is null and (step = 'cancelled' or superseded_by in (select order_id from orders))`,
    say: ({ order_id, step, superseded_by }) =>
      step === 'cancelled'
        ? faultWords().cancelledKeeps({ order: id(order_id) })
        : faultWords().replacedKeeps({ order: id(order_id), other: id(superseded_by) }),
  },
  {
    kind: 'replacements',
    sql: () => `
      with recursive chain as (
        select order_id as first, superseded_by as next from orders where superseded_by is not null
        union select chain.first, orders.superseded_by from chain join orders on orders.order_id = chain.next
        where orders.superseded_by is not null and chain.next <> chain.first
      )
      select first from chain where first = next`,
    say: ({ first }) => faultWords().replacesItself({ order: id(first) }),
  },
]
