// The stock edits on their way to the shop: sent one by one, shown at once, taken back when refused.

/** A field edit (`seen` to `typed`) or a bulk addition of `units`. */
export type Edit = { id: string } & ({ kind: 'typed'; seen: number; typed: number } | { kind: 'bulk'; units: number })

/** `base` is the stock an edit left with: what is heard until its answer may or may not have the edit in it already. */
export type Desk = { queue: readonly Edit[]; sending: { edit: Edit; base: number } | undefined }

export type DeskEvent = { type: 'edited'; edit: Edit } | { type: 'taken'; base: number } | { type: 'answered' }

export const emptyDesk: Desk = { queue: [], sending: undefined }

export function afterDeskEvent(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case 'edited':
      return { ...desk, queue: queued(desk.queue, event.edit) }
    case 'taken': {
      const [edit, ...queue] = desk.queue
      return desk.sending || !edit ? desk : { queue, sending: { edit, base: event.base } }
    }
    case 'answered':
      return { ...desk, sending: undefined }
  }
}

/** The stock to show for a product of which the shop last said `told`. */
export function shownStock({ queue, sending }: Desk, id: string, told: number): number {
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
