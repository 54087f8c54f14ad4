// Conflicts between a draft and what others saved since: nothing is sent before each is decided.
import { type Answer, eachAlone, rebase } from '#domain/three-way.ts'
import { indianGrouping } from '#domain/numbers/money.ts'
import { discountText, readDiscount } from '#domain/revisions/discount.ts'
import type { OrderEdit } from '#domain/revisions/order-edit.ts'
import { lineName } from '#domain/revisions/revision.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { editConflicts as words, revisions } from '#domain/words/en/office/orders/order-edit.ts'
import { type EditDraft, type EditedOrder, noChanges, shownLines, shownTexts } from './edit-draft.ts'

/** In words. `part` is a line's product id or a text's name. */
export type EditConflict = { part: string; label: string; was: string; theirs: string; mine: string }

const texts = ['discount', 'packingNote', 'freightNote'] as const
type TextPart = (typeof texts)[number]

const textParts = eachAlone(texts)

export function isTextPart(part: string): part is TextPart {
  return texts.some((each) => each === part)
}

/** Whether somebody has saved the order since the draft began. */
export function isOutdated(order: EditedOrder, { seen }: EditDraft): boolean {
  // A save's answer may arrive before the order is read again, hence not `!==`.
  return seen !== undefined && order.revision > seen.revision
}

export function editConflicts(order: EditedOrder, draft: EditDraft): EditConflict[] {
  const { seen } = draft
  if (!seen || !isOutdated(order, draft)) return []
  return [...lineConflicts(order, draft, seen), ...textConflicts(order, draft, seen)]
}

/** A line in the draft counts as changed, even with the quantity that was seen. */
function lineConflicts(order: EditedOrder, draft: EditDraft, seen: EditedOrder): EditConflict[] {
  const [was, now] = [itemsById(seen), itemsById(order)]
  const added = new Map(draft.added.map((line) => [line.productId, line]))
  const replaced = draft.added.flatMap(({ instead }) => (instead === undefined || now.has(instead) ? [] : [instead]))
  return [...new Set([...Object.keys(draft.quantities), ...added.keys(), ...replaced])].flatMap((part) => {
    const [before, theirs] = [was.get(part), now.get(part)]
    const mine = draft.quantities[part] ?? added.get(part)?.quantity ?? before?.quantity ?? 0
    const isMoved = before?.quantity !== theirs?.quantity || before?.substituteFor !== theirs?.substituteFor
    // Both may have removed it for different substitutes.
    const isSame = (theirs?.quantity ?? 0) === mine && !replaced.includes(part)
    if (!isMoved || isSame) return []
    const line = theirs ?? before ?? added.get(part)
    const theirSubstitutes = order.items.filter(({ substituteFor }) => before && substituteFor === before.name)
    const mySubstitutes = draft.added.filter(({ instead }) => instead === part)
    return {
      part,
      label: line ? lineName(line) : part,
      was: pieces(before?.quantity),
      theirs: [pieces(theirs?.quantity), ...theirSubstitutes.map(insteadText)].join('; '),
      mine: [pieces(mine), ...mySubstitutes.map(insteadText)].join('; '),
    }
  })
}

function textConflicts(order: EditedOrder, draft: EditDraft, seen: EditedOrder): EditConflict[] {
  const versions = {
    seen: textsInWords(seen, noChanges),
    edited: textsInWords(seen, draft),
    now: textsInWords(order, noChanges),
  }
  return rebase(textParts, versions).conflicts.map((part) => ({
    part,
    label: wordsOf(revisions)[part],
    was: versions.seen[part],
    theirs: versions.now[part],
    mine: versions.edited[part],
  }))
}

export function answerConflict(order: EditedOrder, draft: EditDraft, part: string, take: Answer): EditDraft {
  const { seen } = draft
  if (!seen) return draft
  if (!isTextPart(part)) return answerLine(order, { ...draft, seen }, part, take)
  const decided = { ...draft, seen: { ...seen, [part]: order[part] } }
  return take === 'mine' ? decided : { ...decided, texts: withoutText(draft, part) }
}

/** Drops draft texts equal to the seen ones where others wrote something else. */
export function following(order: EditedOrder, draft: EditDraft): EditDraft {
  const { seen } = draft
  if (!seen || !isOutdated(order, draft)) return draft
  const [was, mine, now] = [textsInWords(seen, noChanges), textsInWords(seen, draft), textsInWords(order, noChanges)]
  const untouched = texts.filter((part) => mine[part] === was[part] && now[part] !== was[part])
  return untouched.reduce((next, part) => ({ ...next, texts: withoutText(next, part) }), draft)
}

function withoutText(draft: EditDraft, part: TextPart): EditDraft['texts'] {
  const names = part === 'discount' ? ['discount', 'discountUnit'] : [part]
  return Object.fromEntries(Object.entries(draft.texts).filter(([name]) => !names.includes(name)))
}

function answerLine(order: EditedOrder, draft: EditDraft & { seen: EditedOrder }, part: string, take: Answer) {
  const now = order.items.find(({ productId }) => productId === part)
  const before = draft.seen.items.find(({ productId }) => productId === part)
  const items = draft.seen.items.filter((item) => item !== before)
  const seen = { ...draft.seen, items: now ? [...items, now] : items }
  const { [part]: changed, ...quantities } = draft.quantities
  const added = draft.added.filter(({ productId }) => productId !== part)
  if (take === 'theirs') {
    return { ...draft, seen, quantities, added: added.filter(({ instead }) => instead !== part) }
  }
  const mine = changed ?? draft.added.find(({ productId }) => productId === part)?.quantity ?? 0
  if (now) return { ...draft, seen, quantities: { ...quantities, [part]: mine }, added }
  // A line that others removed is added again.
  if (!before || mine === 0) return { ...draft, seen }
  const { productId, name, code, unit, pricePaise } = before
  return { ...draft, seen, quantities, added: [...added, { productId, name, code, unit, pricePaise, quantity: mine }] }
}

/** Takes the stored order as seen once no conflict is left. */
export function withOrderSeen(order: EditedOrder, draft: EditDraft): EditDraft {
  return editConflicts(order, draft).length > 0 || !draft.seen ? draft : { ...draft, seen: order }
}

/** Returns the edit, based on the revision it was merged with; or the conflicts. */
export function editToSend(
  order: EditedOrder,
  draft: EditDraft,
): { edit: OrderEdit } | { conflicts: [EditConflict, ...EditConflict[]] } {
  const [first, ...others] = editConflicts(order, draft)
  if (first) return { conflicts: [first, ...others] }
  const { note: _, ...typed } = shownTexts(order, draft)
  const lines = shownLines(order, draft)
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, quantity, instead }) => ({
      id: productId,
      quantity,
      ...(instead !== undefined && { instead }),
    }))
  return { edit: { revision: order.revision, lines, ...typed } }
}

/** Returns what changed in the draft during a save, based on the saved edit. */
export function goingOnFrom(order: EditedOrder, draft: EditDraft, saved: { draft: EditDraft; revision: number }) {
  if (JSON.stringify(saved.draft) === JSON.stringify(draft)) return noChanges
  const { discountUnit, discount, packingNote, freightNote } = shownTexts(order, saved.draft)
  const items = shownLines(order, saved.draft).filter(({ quantity }) => quantity > 0)
  const read = readDiscount({ unit: discountUnit, text: discount }, Number.MAX_SAFE_INTEGER)
  const seen: EditedOrder = {
    revision: saved.revision,
    items,
    discount: 'discount' in read ? read.discount : undefined,
    packingNote,
    freightNote,
  }
  return { ...draft, seen }
}

function itemsById({ items }: EditedOrder) {
  return new Map(items.map((item) => [item.productId, item]))
}

function pieces(quantity: number | undefined): string {
  return quantity === undefined || quantity === 0 ? wordsOf(words).notInOrder : indianGrouping(quantity)
}

function insteadText({ name, quantity }: { name: string; quantity: number }): string {
  return wordsOf(words).instead({ quantity, name })
}

function textsInWords(order: EditedOrder, draft: EditDraft): Record<TextPart, string> {
  const { discountUnit: unit, discount: text, packingNote, freightNote } = shownTexts(order, draft)
  const read = readDiscount({ unit, text }, Number.MAX_SAFE_INTEGER)
  return { discount: 'error' in read ? text : discountText(read.discount), packingNote, freightNote }
}
