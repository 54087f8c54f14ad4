// The stock edits on their way to the shop: sent one by one, shown at once, taken back when refused.

/** A field edit (`seen` to `typed`) or a bulk addition of `units`. */
export type StockEdit = { id: string } & (
  | { kind: 'typed'; seen: number; typed: number }
  | { kind: 'bulk'; units: number }
)

/** The shop applies an edit once for each key, however often it is sent. */
export type Edit = StockEdit & { key: string }

/**
 * `base` is the stock an edit left with: what is heard until its answer may or may not have the edit in it already. Of the
 * edits in `unanswered` nobody knows whether they reached the shop.
 */
export type StockEditQueue = {
  queue: readonly Edit[]
  sending: { edit: Edit; base: number } | undefined
  unanswered: readonly Edit[]
}

export type QueueEvent =
  | { type: 'edited'; edit: Edit }
  | { type: 'taken'; base: number }
  | { type: 'answered' }
  /** No answer came: the shop may have applied the edit or not. */
  | { type: 'lost' }

export const emptyQueue: StockEditQueue = { queue: [], sending: undefined, unanswered: [] }

export function afterQueueEvent(desk: StockEditQueue, event: QueueEvent): StockEditQueue {
  const { sending } = desk
  switch (event.type) {
    case 'edited':
      return { ...desk, queue: queued(desk.queue, event.edit) }
    case 'taken':
      return sending ? desk : taken(desk, event.base)
    case 'answered':
      // With the answer comes the stock as it is: whatever is pressed after that is meant anew.
      return { ...desk, sending: undefined, unanswered: desk.unanswered.filter(({ id }) => id !== sending?.edit.id) }
    case 'lost':
      return { ...desk, sending: undefined, unanswered: [...desk.unanswered, ...(sending ? [sending.edit] : [])] }
  }
}

/** The same edit pressed again after its answer was lost is sent under its first key. */
function taken(desk: StockEditQueue, base: number): StockEditQueue {
  const [edit, ...queue] = desk.queue
  if (!edit) return desk
  const repeated = desk.unanswered.find((one) => isSame(one, edit))
  const unanswered = desk.unanswered.filter((one) => one !== repeated)
  return { queue, sending: { edit: repeated ?? edit, base }, unanswered }
}

function isSame(one: Edit, other: Edit): boolean {
  if (one.id !== other.id) return false
  if (one.kind === 'bulk') return other.kind === 'bulk' && one.units === other.units
  return other.kind === 'typed' && one.seen === other.seen && one.typed === other.typed
}

/** The stock to show for a product of which the shop last said `told`. */
export function shownStock(
  { queue, sending }: Pick<StockEditQueue, 'queue' | 'sending'>,
  id: string,
  told: number,
): number {
  const isSending = sending?.edit.id === id
  let stock = isSending ? afterEdit(sending.base, sending.edit) : told
  for (const edit of queue) if (edit.id === id) stock = afterEdit(stock, edit)
  return stock
}

function afterEdit(stock: number, edit: Edit): number {
  return Math.max(0, stock + deltaOf(edit))
}

function deltaOf(edit: Edit): number {
  return edit.kind === 'bulk' ? edit.units : edit.typed - edit.seen
}

/** Many quick presses on minus become one edit, as long as the earlier ones have not left. */
function queued(queue: readonly Edit[], edit: Edit): Edit[] {
  const last = queue.at(-1)
  if (last?.kind !== 'typed' || edit.kind !== 'typed' || last.id !== edit.id) return [...queue, edit]
  return [...queue.slice(0, -1), { ...last, typed: Math.max(0, last.typed + deltaOf(edit)) }]
}
