// Assigns uploaded pictures in one bulk change with one undo.
import { intentTable, type Sender } from '../kit/intent.ts'
import * as v from 'valibot'
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'
import { fileMissingText } from '#web/admin/media/missing-file.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { MOST_PICTURES } from './read-chosen.ts'
import { sentId, listOf } from '#domain/sent-values.ts'

/** `left` are unchanged products; `missing` those whose picture must be uploaded again. */
export type PicturesResult =
  | (ActionResult & { ok: true; bulkChange?: string; left: LeftOut[]; missing: string[] })
  | (ActionResult & { ok: false })

const text = v.pipe(v.string(), v.maxLength(1_000))
/** The new picture and the one seen, by product id. */
const rows = v.pipe(
  v.string(),
  v.parseJson(),
  listOf(v.tuple([sentId(), v.pipe(text, v.minLength(1)), text]), MOST_PICTURES),
  v.minLength(1),
)

export const intents = intentTable('products', {
  'pictures-apply': { may: 'staff', says: () => wordsOf(words).didAdd, run: apply },
})

/** Writes only pictures, whatever else changed; a picture other than the one seen stays. */
async function apply(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<PicturesResult> {
  const said = wordsOf(words)
  const key = fieldText(form, 'key')
  const sent = v.safeParse(rows, fieldText(form, 'rows'))
  if (!sent.success || !isIdempotencyKey(key)) return { ok: false, message: said.failed, errors: {} }
  const missing: string[] = []
  const changes = []
  for (const [id, imageUrl, seen] of sent.output) {
    if (imageUrl !== seen && !(await shop.media.holds('image', imageUrl))) missing.push(id)
    else changes.push({ what: 'edit', id, fields: { imageUrl }, seen: { imageUrl: seen } } as const)
  }
  const summary = changes.length === 1 ? said.newPicture : said.newPictures
  const applied = await shop.bulkChanges.apply(changes, { key, kind: 'pictures', who, summary })
  if ('refusal' in applied) return { ok: false, message: applied.refusal, errors: {} }
  const { edited, id, leftOut } = applied.bulkChange
  const left = [...leftOut, ...(await missingFiles(shop, missing))]
  const stays = left.length === 0 ? '' : ` ${wordsOf(productChanges).leftOut({ count: left.length })}`
  if (edited === 0) return { ok: true, message: `${said.noneAdded}${stays}`, left, missing, isUnchanged: true }
  const about = said.added({ count: edited })
  return { ok: true, message: `${about}${stays}`, about, bulkChange: id, left, missing }
}

async function missingFiles(shop: Shop, ids: readonly string[]): Promise<LeftOut[]> {
  const named = await Promise.all(ids.map((id) => shop.products.find(id)))
  return ids.map((id, at) => ({ id, name: named[at]?.name ?? '', why: fileMissingText('imageUrl') }))
}
