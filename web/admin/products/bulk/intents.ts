// Applies and undoes bulk changes.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import * as v from 'valibot'
import {
  type ChosenChange,
  changeText,
  fieldsSeen,
  MOST_AT_ONCE,
  outcomeOf,
  readChosenChange,
} from '#domain/bulk/chosen-change.ts'
import type { LeftOut, ProductChange } from '#domain/bulk/product-changes.ts'
import type { Product } from '#domain/product/product.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import type { BulkChange } from '#server/products/bulk/bulk-changes.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'
import { sentId, listOf } from '#domain/sent-values.ts'

/** `bulkChange` is the id for the undo; `left` are the unchanged products, each with its reason. */
export type ChangeResult =
  | (ActionResult & { ok: true; bulkChange?: string; left: LeftOut[] })
  | (ActionResult & { ok: false })

const MOST_VALUES = 50
/** The previewed values by product id. */
const rows = v.pipe(
  v.string(),
  v.parseJson(),
  listOf(v.tuple([sentId(), listOf(v.union([v.string(), v.number(), v.boolean()]), MOST_VALUES)]), MOST_AT_ONCE),
)

export const intents = intentTable('products', {
  'bulk-apply': { may: 'staff', says: () => wordsOf(productChanges).didChange, run: apply },
  'bulk-undo': { may: 'staff', says: () => wordsOf(productChanges).didUndo, run: undo },
})

async function apply(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<ChangeResult> {
  const text = wordsOf(productChanges)
  const key = fieldText(form, 'key')
  const read = readChosenChange(Object.fromEntries(form), await shop.categories.all())
  if ('message' in read) return { ok: false, message: read.message, errors: { [read.field]: read.message } }
  const chosen = v.safeParse(rows, fieldText(form, 'rows'))
  if (!chosen.success || !isIdempotencyKey(key)) return { ok: false, message: text.changeFailed, errors: {} }
  const { change } = read
  const now = new Map((await shop.products.all()).map((product) => [product.id, product]))
  const changes = chosen.output.flatMap(([id, values]) => changeOf(id, seenOf(change, values), now.get(id), change))
  const summary = changeText(change)
  const applied = await shop.bulkChanges.apply(changes, { key, kind: 'bulk', who, summary })
  if ('refusal' in applied) return { ok: false, message: applied.refusal, errors: {} }
  const { bulkChange } = applied
  const count = bulkChange.edited + bulkChange.deleted
  const left = bulkChange.leftOut
  if (count === 0) return { ok: true, message: withLeft(text.noneChanged, left, text.leftOut), left, isUnchanged: true }
  const done = change.action === 'delete' ? text.deleted({ count }) : text.changed({ count, summary })
  return { ok: true, message: withLeft(done, left, text.leftOut), about: done, bulkChange: bulkChange.id, left }
}

type Seen = Partial<Pick<Product, ReturnType<typeof fieldsSeen>[number]>>

function seenOf(change: ChosenChange, values: readonly (string | number | boolean)[]): Seen {
  return Object.fromEntries(fieldsSeen(change).map((field, at) => [field, values[at]]))
}

/** A product unchanged since the preview gets the previewed values; the bulk change skips and reports the others. */
function changeOf(id: string, seen: Seen, now: Product | undefined, change: ChosenChange): ProductChange[] {
  const { stock: _stock, ...seenFields } = seen
  if (change.action === 'delete') return [{ what: 'delete', id, seen: seenFields }]
  if (!now) return [{ what: 'edit', id, fields: {} }]
  const outcome = outcomeOf({ ...now, ...seen }, change)
  if (typeof outcome === 'string') return []
  return [{ what: 'edit', id, ...outcome, seen: seenFields }]
}

async function undo(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<ChangeResult> {
  const text = wordsOf(productChanges)
  const undone = await shop.bulkChanges.undo(fieldText(form, 'bulkChange'), who)
  if (!undone) return { ok: false, message: text.tooOld, errors: {} }
  const { summary, undone: by } = undone.bulkChange
  const left = by?.left ?? []
  return { ok: true, message: withLeft(text.undone({ summary }), left, text.notAsBefore), about: summary, left }
}

export function countsOf({ created, edited, deleted }: BulkChange): string {
  const text = wordsOf(productChanges)
  const parts = [
    created > 0 && text.newCount({ count: created }),
    edited > 0 && text.changedCount({ count: edited }),
    deleted > 0 && text.deletedCount({ count: deleted }),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

function withLeft(done: string, left: readonly LeftOut[], say: (values: { count: number }) => string): string {
  return left.length === 0 ? done : `${done} ${say({ count: left.length })}`
}
