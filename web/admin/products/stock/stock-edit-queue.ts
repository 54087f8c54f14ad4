// Stock edits are sent one by one, shown at once, and reverted when refused.

export type StockEdit = { id: string } & (
  | { kind: 'typed'; seen: number; typed: number }
  | { kind: 'bulk'; units: number }
)

/** The shop applies a key once. `wasSent`: sent before the screen was left, so the shop may have it. */
export type Edit = StockEdit & { key: string; wasSent?: true }

/**
 * `base` is the stock when an edit was sent: until the answer, the shop's stock may or may not include the edit.
 * `unanswered` edits may have reached the shop.
 */
export type StockEditQueue = {
  waiting: readonly Edit[]
  sending: { edit: Edit; base: number } | undefined
  unanswered: readonly Edit[]
}

export type QueueEvent =
  /** Pending when the screen was left. */
  | { type: 'restored'; edits: readonly Edit[] }
  | { type: 'edited'; edit: Edit }
  | { type: 'taken'; base: number }
  | { type: 'answered' }
  /** No answer: the shop may have applied the edit. */
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
      // The answer has the current stock, so later presses are new edits.
      return { ...queue, sending: undefined, unanswered: queue.unanswered.filter(({ id }) => id !== sending?.edit.id) }
    case 'lost':
      return { ...queue, sending: undefined, unanswered: [...queue.unanswered, ...(sending ? [sending.edit] : [])] }
  }
}

/** Without edits that the screen has reported as failed. */
export function editsOnTheWay({ waiting, sending }: StockEditQueue): Edit[] {
  return sending ? [{ ...sending.edit, wasSent: true }, ...waiting] : [...waiting]
}

/** A repeat of an edit with a lost answer reuses its key. */
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

/** `known` is the last stock from the shop. */
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

/** Quick presses on minus merge into one edit while it is unsent. */
function withEdit(waiting: readonly Edit[], edit: Edit): Edit[] {
  const last = waiting.at(-1)
  if (last?.kind !== 'typed' || last.wasSent || edit.kind !== 'typed' || last.id !== edit.id) return [...waiting, edit]
  return [...waiting.slice(0, -1), { ...last, typed: Math.max(0, last.typed + deltaOf(edit)) }]
}
