// Decides which products of an export are new, and under which id and code.
import { createHash } from 'node:crypto'
import { fieldsOf, textOf } from '#domain/shop-import/export-values.ts'
import type { ListCounts } from '#domain/shop-import/import-summary.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import { spellingKey } from '#domain/category/category.ts'
import { productCode, readProductCode } from '#domain/product/product.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { ProductRow } from '#server/database/tables.ts'
import { type CategoryNames, openCategoryNames, productFields, type ReadProduct, readProduct } from './read-product.ts'
import { type Report, type Say, shown } from './report.ts'
import { importedId, isUsableKey, type ShopState } from './shop-state.ts'

const CODES = 10_000

/** Imported earlier and still in the shop, and those of them that have the same name. */
export type PlannedCounts = Omit<ListCounts, 'added'> & { recognised: number; alike: number }

export const noneCounted = (): PlannedCounts => ({ mended: 0, same: 0, left: 0, refused: 0, recognised: 0, alike: 0 })

export type PlannedProducts = {
  added: { key: string; row: ProductRow }[]
  /** Imported before: their pictures are still where they were. */
  elsewhere: { key: string; row: ProductRow }[]
  /** Of each product of the export that the shop has, or will have. */
  byKey: ReadonlyMap<string, ProductRow>
  counts: PlannedCounts
  codes: Codes
}

export type Codes = {
  isTaken(code: string): boolean
  take(code: string): void
  /** Undefined once all codes are taken. The same for the same name, as far as it is free. */
  free(name: string): string | undefined
}

/** `claimed` are the codes of all new products of the export: a free one is none of them. */
export function openCodes(taken: Iterable<string>, claimed: ReadonlySet<string> = new Set()): Codes {
  const all = new Set(taken)
  return {
    isTaken: (code) => all.has(code),
    take: (code) => void all.add(code),
    free(name) {
      const start = createHash('sha256').update(name).digest().readUInt32BE(0)
      for (let step = 0; step < CODES; step += 1) {
        const code = productCode((start + step) % CODES)
        if (all.has(code) || claimed.has(code)) continue
        all.add(code)
        return code
      }
      return undefined
    },
  }
}

type Needs = { state: ShopState; categories: CategoryNames; now: Date; report: Report }

export function planProducts(products: ReadonlyMap<string, unknown>, needs: Needs): PlannedProducts {
  const { state, report, categories, now } = needs
  const text = wordsOf(importRemarks)
  const counts = noneCounted()
  const planned: Pick<PlannedProducts, 'added' | 'elsewhere'> = { added: [], elsewhere: [] }
  // A category that was deleted since is not added again for a product that the shop has.
  const known = openCategoryNames(state.categories)
  const byKey = new Map<string, ProductRow>()
  const names = new Map<string, string>()
  const waiting: { row: { key: string; isMended: boolean }; read: ReadProduct; say: Say }[] = []
  for (const [key, value] of products) {
    const row = { key, isMended: false }
    const say: Say = (field, outcome, sentence) => {
      if (outcome === 'mended') row.isMended = true
      report.add({ section: 'products', key, field, outcome, sentence })
    }
    if (!isUsableKey(key)) {
      say('product', 'refused', text.keyUnusable)
      counts.refused += 1
      continue
    }
    const fields = fieldsOf(value)
    for (const field of fields?.keys() ?? []) if (!productFields.includes(field)) report.unknown('products', field, key)
    const importedAs = state.imported.products.get(key)
    // A repeated import finds its own mends, and says only what the shop has otherwise.
    const reading = importedAs === undefined ? { categories, now, say } : { categories: known, now, say: () => {} }
    const read = fields && readProduct(key, fields, reading)
    if (importedAs !== undefined) {
      const there = state.products.get(importedAs)
      if (there) {
        byKey.set(key, there)
        counts.recognised += 1
        if (read && spellingKey(read.name) === spellingKey(there.name)) counts.alike += 1
      }
      if (there && read?.image_url === there.image_url && there.image_url.startsWith('https://'))
        planned.elsewhere.push({ key, row: there })
      const sentence = there ? read && differences(there, read) : text.deletedHere
      if (sentence) say('product', 'left', sentence)
      counts[sentence ? 'left' : 'same'] += 1
    } else if (!read) {
      if (!fields) say('product', 'refused', text.notAProduct({ value: shown(value) }))
      counts.refused += 1
    } else {
      const twin = names.get(read.name)
      if (twin !== undefined) say('productName', 'noted', text.sameName({ key: twin, value: shown(read.name) }))
      names.set(read.name, twin ?? key)
      waiting.push({ row, read, say })
    }
  }
  const taken = [...state.products.values(), ...state.former.values()].map(({ code }) => code)
  const claimed = waiting.map(({ read }) => readProductCode(read.exportedCode)).filter((code) => code !== undefined)
  const codes = openCodes(taken, new Set(claimed))
  for (const { row, read, say } of waiting) {
    const { key } = row
    const { exportedCode, ...fields } = read
    const code = codeOf(exportedCode, { key, codes, say })
    if (code === undefined) {
      say('code', 'refused', text.codesTaken)
      counts.refused += 1
      continue
    }
    const id = importedId(key, (each) => state.products.has(each) || state.former.has(each) || state.moved.has(each))
    if (row.isMended) counts.mended += 1
    const whole: ProductRow = { id, code, ...fields }
    planned.added.push({ key, row: whole })
    byKey.set(key, whole)
  }
  return { ...planned, byKey, counts, codes }
}

function codeOf(exported: string, { key, codes, say }: { key: string; codes: Codes; say: Say }): string | undefined {
  const own = readProductCode(exported)
  if (own !== undefined && !codes.isTaken(own)) {
    codes.take(own)
    return own
  }
  const code = codes.free(key)
  if (code === undefined) return undefined
  const text = wordsOf(importRemarks)
  if (own !== undefined) say('code', 'mended', text.codeTaken({ taken: own, code }))
  else if (exported === '') say('code', 'mended', text.noCode({ code }))
  else say('code', 'mended', text.notACode({ value: shown(exported), code }))
  return code
}

/** In the export, and in the shop; '' without. */
function differences(there: ProductRow, read: ReadProduct): string {
  const text = wordsOf(importRemarks)
  const pairs: [field: string, exported: string | number, here: string | number][] = [
    [text.name, read.name, there.name],
    [text.unit, read.unit, there.unit],
    [text.category, read.category, there.category],
    [text.mrp, formatRupees(read.mrp_paise), formatRupees(there.mrp_paise)],
    [text.price, formatRupees(read.price_paise), formatRupees(there.price_paise)],
    [text.stock, read.stock, there.stock],
  ]
  const texts = pairs
    .filter(([, exported, here]) => exported !== here)
    .map(([field, exported, here]) => text.difference({ field, here: textOf(here), exported: textOf(exported) }))
  return texts.length === 0 ? '' : text.differsHere({ differences: texts.join(' ') })
}
