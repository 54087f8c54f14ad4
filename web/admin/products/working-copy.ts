// What is being typed over a product in the edit form, kept for this tab so that no closed dialog or reload loses it.
import type { Product } from '#domain/product.ts'
import { fieldsOf, type ProductPart, type ProductTexts, productTexts } from '#domain/product-form.ts'
import { type PriceField, priceFields } from '#web/admin/product-form/price-help.ts'
import { type Draft, type DraftStore, draftStore, readDraft } from '../kit/draft-store.ts'

type TextName = keyof ProductTexts

/** `seen` is the product as it stood when the typing began. */
export type WorkingCopy = Draft<TextName> & { seen: ProductTexts; typed: readonly PriceField[] }

export function startCopy(product: Product): WorkingCopy {
  const texts = productTexts(product)
  return { seen: texts, texts, typed: priceFields, key: '' }
}

export function copyStore(product: Product): DraftStore<WorkingCopy> {
  return draftStore(`product-edit ${product.id}`, (found) => readCopy(found, product))
}

export function isChanged({ seen, texts }: WorkingCopy): boolean {
  return namesOf(seen).some((name) => texts[name] !== seen[name])
}

/** The copy beside a newer product: what was not touched follows it, and so does a stock nobody typed. */
export function withNewer(copy: WorkingCopy, newer: ProductTexts): WorkingCopy {
  const follows = (name: TextName) => copy.texts[name] === copy.seen[name]
  const texts = { ...newer }
  for (const name of namesOf(newer)) if (!follows(name)) texts[name] = copy.texts[name]
  return { ...copy, seen: newer, texts }
}

/** The copy with the stock as it is at this moment, as long as nobody has typed another. */
export function withStock(copy: WorkingCopy, stock: string): WorkingCopy {
  if (copy.texts.stock !== copy.seen.stock || copy.seen.stock === stock) return copy
  return { ...copy, seen: { ...copy.seen, stock }, texts: { ...copy.texts, stock } }
}

/** The copy with what others made of these parts in place of what was typed. */
export function takingOthers(copy: WorkingCopy, parts: readonly ProductPart[]): WorkingCopy {
  const texts = { ...copy.texts }
  for (const name of parts.flatMap(fieldsOf)) texts[name] = copy.seen[name]
  return { ...copy, texts }
}

/** What was kept, as a copy of this product. Undefined when it holds no change. */
export function readCopy(found: object, product: Product): WorkingCopy | undefined {
  const start = startCopy(product)
  const kept: unknown = Reflect.get(found, 'seen')
  if (typeof kept !== 'object' || kept === null || !hasTexts(Reflect.get(found, 'texts'))) return undefined
  // A field that came into the form since stands as it does in the product.
  const { texts: seen } = readDraft({ texts: kept }, start.texts)
  const copy = { ...start, ...readDraft(found, seen), seen }
  return isChanged(copy) ? copy : undefined
}

function hasTexts(found: unknown): boolean {
  return typeof found === 'object' && found !== null && Object.values(found).every((text) => typeof text === 'string')
}

function namesOf(texts: ProductTexts): TextName[] {
  return Object.keys(texts) as TextName[]
}
