// Decides which products of an export are new, and under which id and code.
import { createHash } from 'node:crypto'
import { fieldsOf, textOf } from '#domain/shop-import/export-values.ts'
import { productCode, readProductCode } from '#domain/product/product.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { ProductRow } from '#server/database/tables.ts'
import { type CategoryNames, openCategoryNames, productFields, type ReadProduct, readProduct } from './read-product.ts'
import { type Report, type Say, shown } from './report.ts'
import { importedId, type ShopState } from './shop-state.ts'

const CODES = 10_000

export type PlannedProducts = {
  added: { key: string; row: ProductRow }[]
  /** Imported before: their pictures are still where they were. */
  elsewhere: { key: string; row: ProductRow }[]
  /** Of each product of the export that the shop has, or will have. */
  byKey: ReadonlyMap<string, ProductRow>
  counts: { same: number; left: number; refused: number }
  codes: Codes
}

export type Codes = {
  isTaken(code: string): boolean
  take(code: string): void
  /** Undefined once all codes are taken. The same for the same name, as far as it is free. */
  free(name: string): string | undefined
}

export function openCodes(taken: Iterable<string>): Codes {
  const all = new Set(taken)
  return {
    isTaken: (code) => all.has(code),
    take: (code) => void all.add(code),
    free(name) {
      const start = createHash('sha256').update(name).digest().readUInt32BE(0)
      for (let step = 0; step < CODES; step += 1) {
        const code = productCode((start + step) % CODES)
        if (all.has(code)) continue
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
  const codes = openCodes([
    ...[...state.products.values()].map(({ code }) => code),
    ...[...state.former.values()].map(({ code }) => code),
  ])
  const counts = { same: 0, left: 0, refused: 0 }
  const planned: PlannedProducts = { added: [], elsewhere: [], byKey: new Map(), counts, codes }
  // A category that was deleted since is not added again for a product that the shop has.
  const known = openCategoryNames(state.categories)
  const byKey = new Map<string, ProductRow>()
  const names = new Map<string, string>()
  const waiting: { key: string; read: ReadProduct; say: Say }[] = []
  for (const [key, value] of products) {
    const say: Say = (field, outcome, sentence) => report.add({ section: 'products', key, field, outcome, sentence })
    const fields = fieldsOf(value)
    for (const field of fields?.keys() ?? []) if (!productFields.includes(field)) report.unknown('products', field, key)
    const importedAs = state.imported.products.get(key)
    // A repeated import finds its own mends, and says only what the shop has otherwise.
    const reading = importedAs === undefined ? { categories, now, say } : { categories: known, now, say: () => {} }
    const read = fields && readProduct(key, fields, reading)
    if (importedAs !== undefined) {
      const there = state.products.get(importedAs)
      if (there) byKey.set(key, there)
      if (there && read?.image_url === there.image_url && there.image_url.startsWith('https://'))
        planned.elsewhere.push({ key, row: there })
      const sentence = there ? read && differences(there, read) : 'It was deleted from the shop since the import.'
      if (sentence) say('product', 'left', sentence)
      planned.counts[sentence ? 'left' : 'same'] += 1
    } else if (!read) {
      if (!fields) say('product', 'refused', `${shown(value)} is no product.`)
      planned.counts.refused += 1
    } else {
      const twin = names.get(read.name)
      if (twin !== undefined)
        say('productName', 'noted', `It has the same name as products/${twin}: ${shown(read.name)}.`)
      names.set(read.name, twin ?? key)
      waiting.push({ key, read, say })
    }
  }
  for (const { key, read, say } of waiting) {
    const { exportedCode, ...row } = read
    const code = codeOf(exportedCode, { key, codes, say })
    if (code === undefined) {
      say('code', 'refused', 'All 10,000 product codes are taken.')
      planned.counts.refused += 1
      continue
    }
    const id = importedId(key, (each) => state.products.has(each) || state.former.has(each) || state.moved.has(each))
    const whole: ProductRow = { id, code, ...row }
    planned.added.push({ key, row: whole })
    byKey.set(key, whole)
  }
  return { ...planned, byKey }
}

function codeOf(exported: string, { key, codes, say }: { key: string; codes: Codes; say: Say }): string | undefined {
  const own = readProductCode(exported)
  if (own !== undefined && !codes.isTaken(own)) {
    codes.take(own)
    return own
  }
  const code = codes.free(key)
  const why =
    own !== undefined
      ? `${own} is taken`
      : exported === ''
        ? 'It has no code'
        : `${shown(exported)} is no code like PRD0042`
  if (code !== undefined) say('code', 'mended', `${why}: it gets ${code}.`)
  return code
}

/** In the export, and in the shop; '' without. */
function differences(there: ProductRow, read: ReadProduct): string {
  const pairs: [label: string, exported: string | number, here: string | number][] = [
    ['name', read.name, there.name],
    ['unit', read.unit, there.unit],
    ['category', read.category, there.category],
    ['M.R.P.', formatRupees(read.mrp_paise), formatRupees(there.mrp_paise)],
    ['price', formatRupees(read.price_paise), formatRupees(there.price_paise)],
    ['stock', read.stock, there.stock],
  ]
  const texts = pairs
    .filter(([, exported, here]) => exported !== here)
    .map(([label, exported, here]) => `${label} ${textOf(here)} here, ${textOf(exported)} in the export`)
  return texts.length === 0 ? '' : `The shop has it otherwise: ${texts.join('; ')}.`
}
