/** The form of a pack, and its merge with concurrent edits. */
import * as v from 'valibot'
import { spellingKey } from '../category/category.ts'
import { typedLine } from '../form-text.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import { sentId } from '../sent-values.ts'
import { eachAlone, merge } from '../three-way.ts'
import { type Words, wordsOf } from '../words/catalogue.ts'
import { packs } from '../words/en/office/goods/packs.ts'
import { type Pack, PACK_GOODS_MAX, type PackGood } from './pack.ts'

export const PACK_NAME_MAX = 60
export const PACK_ABOUT_MAX = 200

/** Read when the fault is found: a constant would keep one language. */
function say(sentence: (text: Words<typeof packs>) => string) {
  return () => sentence(wordsOf(packs))
}

const presentName = v.pipe(
  typedLine,
  v.nonEmpty(say((text) => text.nameRequired)),
  v.maxLength(
    PACK_NAME_MAX,
    say((text) => text.nameTooLong({ most: PACK_NAME_MAX })),
  ),
  v.check(
    (typed) => spellingKey(typed) !== '',
    say((text) => text.nameUnreadable),
  ),
)

const localName = v.pipe(
  typedLine,
  v.maxLength(
    PACK_NAME_MAX,
    say((text) => text.tamilNameTooLong({ most: PACK_NAME_MAX })),
  ),
)

const shortText = v.pipe(
  typedLine,
  v.maxLength(
    PACK_ABOUT_MAX,
    say((text) => text.aboutTooLong({ most: PACK_ABOUT_MAX })),
  ),
)

const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY))
const goodsRow = v.strictTuple([sentId(), pieces])

const goodsText = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform(rowsIn),
  v.array(v.unknown()),
  v.minLength(
    1,
    say((text) => text.goodsRequired),
  ),
  v.maxLength(
    PACK_GOODS_MAX,
    say((text) => text.goodsTooMany({ most: PACK_GOODS_MAX })),
  ),
  v.array(
    v.unknown(),
    say((text) => text.failed),
  ),
  v.check(
    (rows) => rows.every((row) => v.is(goodsRow, row)),
    say((text) => text.quantityWrong),
  ),
  v.transform((rows) => rows.filter((row) => v.is(goodsRow, row))),
  v.check(
    (rows) => new Set(rows.map(([id]) => id)).size === rows.length,
    say((text) => text.failed),
  ),
  v.transform((rows) => rows.map(([productId, quantity]): PackGood => ({ productId, quantity }))),
)

const schema = v.object({
  name: presentName,
  tamilName: localName,
  about: shortText,
  tamilAbout: shortText,
  enabled: v.pipe(
    v.optional(v.unknown(), ''),
    v.transform((text) => text === 'on'),
  ),
  goods: goodsText,
})

export type PackDraft = Omit<Pack, 'id'>
export type PackField = keyof PackDraft
/** A ticked box is 'on'; the goods are JSON. */
export type PackFormTexts = Record<PackField, string>
export const packFields = Object.keys(schema.entries) as PackField[]

/** Returns the draft, or messages by field and the first of them for the form. */
export function readPackForm(
  input: Record<string, unknown>,
): { draft: PackDraft } | { errors: Record<string, string>; message: string } {
  const result = v.safeParse(schema, input)
  if (result.success) return { draft: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? ''
    errors[field] ??= issue.message
  }
  return { errors, message: Object.values(errors)[0] ?? wordsOf(packs).failed }
}

export function packFormTexts({ name, tamilName, about, tamilAbout, enabled, goods }: PackDraft): PackFormTexts {
  return { name, tamilName, about, tamilAbout, enabled: enabled ? 'on' : '', goods: goodsAsText(goods) }
}

/** As the form sends them: equal goods are equal texts. */
export function goodsAsText(goods: readonly PackGood[]): string {
  return JSON.stringify(goods.map(({ productId, quantity }) => [productId, quantity]))
}

/** Inverts `goodsAsText` for a form that is being filled in; leaves out what is not goods. */
export function goodsFromText(text: string): PackGood[] {
  return rowsIn(text).flatMap((row) => {
    const [productId, quantity] = Array.isArray(row) ? (row as unknown[]) : []
    return typeof productId === 'string' && typeof quantity === 'number' ? [{ productId, quantity }] : []
  })
}

function rowsIn(text: unknown): unknown[] {
  try {
    const read: unknown = typeof text === 'string' && text !== '' ? JSON.parse(text) : []
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

/** Returns the other pack with an equivalent name; undefined if the name is free. */
export function packNamed<P extends { id: string; name: string }>(
  list: readonly P[],
  name: string,
  exceptId?: string,
): P | undefined {
  const key = spellingKey(name)
  return list.find((each) => each.id !== exceptId && spellingKey(each.name) === key)
}

const labels = {
  name: 'name',
  tamilName: 'tamilName',
  about: 'about',
  tamilAbout: 'tamilAbout',
  enabled: 'shownField',
  goods: 'goodsInIt',
} as const satisfies Record<PackField, keyof typeof packs>

export function packLabel(field: PackField): string {
  return wordsOf(packs)[labels[field]]
}

/** Three-way merge. `conflicts` are fields that both sides changed differently; the goods are one field. */
export function mergePack(
  seen: PackDraft,
  edited: PackDraft,
  now: PackDraft,
): { merged: PackDraft } | { conflicts: PackField[] } {
  const texts = { seen: packFormTexts(seen), edited: packFormTexts(edited), now: packFormTexts(now) }
  const result = merge(eachAlone(packFields), texts)
  if ('conflicts' in result) return result
  const { enabled, goods, ...others } = result.merged
  return { merged: { ...others, enabled: enabled === 'on', goods: goodsFromText(goods) } }
}
