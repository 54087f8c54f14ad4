// The stock edits on their way to the shop: sent one by one, shown at once, taken back when refused.

/** A field edit (`seen` to `typed`) or a bulk addition of `units`. */
export type StockEdit = { id: string } & (
  | { kind: 'typed'; seen: number; typed: number }
  | { kind: 'bulk'; units: number }
)

/** The shop applies an edit once for each key, however often it is sent. `wasSent` before the screen was left: the shop may have it. */
export type Edit = StockEdit & { key: string; wasSent?: true }

/**
 * `base` is the stock when an edit was sent: what the shop says until its answer may or may not include the edit. The edits in
 * `unanswered` may have reached the shop or not.
 */
export type StockEditQueue = {
  waiting: readonly Edit[]
  sending: { edit: Edit; base: number } | undefined
  unanswered: readonly Edit[]
}

export type QueueEvent =
  /** The edits that were on their way when the screen was left. */
  | { type: 'restored'; edits: readonly Edit[] }
  | { type: 'edited'; edit: Edit }
  | { type: 'taken'; base: number }
  | { type: 'answered' }
  /** No answer came: the shop may have applied the edit or not. */
  | { type: 'lost' }

export const emptyQueue: StockEditQueue = { waiting: [], sending: undefined, unanswered: [] }

export function afterQueueEvent(queue: StockEditQueue, event: QueueEvent): StockEditQueue {
  const { sending } = queue
  switch (event.type) {
    case 'restored':
      return { ...queue, waiting: [...event.edits, ...queue.waiting] }
    case 'edited':
      return { ...queue, waiting: withEdit(queue.waiting, event.edit) }
    case 'taken':
      return sending ? queue : taken(queue, event.base)
    case 'answered':
      // With the answer comes the stock as it is: whatever is pressed after that is meant anew.
      return { ...queue, sending: undefined, unanswered: queue.unanswered.filter(({ id }) => id !== sending?.edit.id) }
    case 'lost':
      return { ...queue, sending: undefined, unanswered: [...queue.unanswered, ...(sending ? [sending.edit] : [])] }
  }
}

/** Returns the edits that are on their way: not those of which the screen has said that they failed. */
export function editsOnTheWay({ waiting, sending }: StockEditQueue): Edit[] {
  return sending ? [{ ...sending.edit, wasSent: true }, ...waiting] : [...waiting]
}

/** The same edit pressed again after its answer was lost is sent under its first key. */
function taken(queue: StockEditQueue, base: number): StockEditQueue {
  const [edit, ...waiting] = queue.waiting
  if (!edit) return queue
  const repeated = edit.wasSent ? undefined : queue.unanswered.find((one) => isSame(one, edit))
  const unanswered = queue.unanswered.filter((one) => one !== repeated)
  return { waiting, sending: { edit: repeated ?? edit, base }, unanswered }
}

function isSame(one: Edit, other: Edit): boolean {
  if (one.id !== other.id) return false
  if (one.kind === 'bulk') return other.kind === 'bulk' && one.units === other.units
  return other.kind === 'typed' && one.seen === other.seen && one.typed === other.typed
}

/** The stock to show for a product of which the shop last said `known`. */
export function shownStock(
  { waiting, sending }: Pick<StockEditQueue, 'waiting' | 'sending'>,
  id: string,
  known: number,
): number {
  const isSending = sending?.edit.id === id
  let stock = isSending ? afterEdit(sending.base, sending.edit) : known
  for (const edit of waiting) if (edit.id === id) stock = afterEdit(stock, edit)
  return stock
}

function afterEdit(stock: number, edit: Edit): number {
  return Math.max(0, stock + deltaOf(edit))
}

function deltaOf(edit: Edit): number {
  return edit.kind === 'bulk' ? edit.units : edit.typed - edit.seen
}

/** Many quick presses on minus become one edit, as long as the earlier ones have not left. */
function withEdit(waiting: readonly Edit[], edit: Edit): Edit[] {
  const last = waiting.at(-1)
  if (last?.kind !== 'typed' || last.wasSent || edit.kind !== 'typed' || last.id !== edit.id) return [...waiting, edit]
  return [...waiting.slice(0, -1), { ...last, typed: Math.max(0, last.typed + deltaOf(edit)) }]
}
