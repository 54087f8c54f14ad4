// The product changes of a confirmed import, relative to its preview.
import type { Category } from '../category/category.ts'
import { productDefaults } from '../product/product.ts'
import { wordsOf } from '../words/catalogue.ts'
import { imports } from '../words/en/office/goods/imports.ts'
import { comparedProperties, type SheetProduct } from './differences.ts'
import type { PlannedRow } from './import-questions.ts'
import type { BulkFields, ProductChange } from '../bulk/product-changes.ts'
import type { GoneChoice } from './import-choices.ts'

export type ImportChanges = {
  changes: ProductChange[]
  /** Of the saved rows. */
  categories: string[]
  counts: { created: number; changed: number; gone: number; left: number }
}

const fieldsButStock = comparedProperties.filter((property) => property !== 'stock')

/**
 * Returns changes of sure rows. Writes only differing fields, unless changed since the preview. Stock changes by the
 * difference from the preview, so concurrent orders stay counted.
 */
export function importChanges(
  rows: readonly PlannedRow[],
  gone: readonly SheetProduct[],
  choice: GoneChoice,
): ImportChanges {
  const saved = rows.filter(({ status }) => status === 'new' || status === 'changed')
  const changes = saved.flatMap(changeOf)
  const goneChanges = choice === 'stay' ? [] : gone.flatMap((product) => goneChange(product, choice))
  return {
    changes: [...changes, ...goneChanges],
    categories: [...new Set(saved.map(({ category }) => category))],
    counts: {
      created: saved.filter(({ status }) => status === 'new').length,
      changed: saved.filter(({ status }) => status === 'changed').length,
      gone: goneChanges.length,
      left: rows.filter(({ status }) => status === 'unsure' || status === 'faulty').length,
    },
  }
}

function changeOf({ before, after }: PlannedRow): ProductChange[] {
  if (!after) return []
  if (!before)
    return [
      { what: 'create', draft: { ...productDefaults, ...after, category: after.category as Category, imageUrl: '' } },
    ]
  const changed: Record<string, unknown> = {}
  const seen: Record<string, unknown> = {}
  for (const field of fieldsButStock) {
    if (before[field] === after[field]) continue
    changed[field] = after[field]
    seen[field] = before[field]
  }
  const addStock = after.stock - before.stock
  return [
    {
      what: 'edit',
      id: before.id,
      fields: changed as Partial<BulkFields>,
      seen: seen as Partial<BulkFields>,
      ...(addStock !== 0 && { addStock }),
    },
  ]
}

/** Not deleted if changed since the preview. */
function goneChange(product: SheetProduct, choice: GoneChoice): ProductChange[] {
  const { id, enabled } = product
  const seen = Object.fromEntries(fieldsButStock.map((field) => [field, product[field]])) as Partial<BulkFields>
  if (choice === 'delete') return [{ what: 'delete', id, seen }]
  return enabled ? [{ what: 'edit', id, fields: { enabled: false } }] : []
}

/** Returns text such as '3 new, 12 changed, 2 left out', without zeros. */
export function countsText({ created, changed, gone, left }: ImportChanges['counts'], choice: GoneChoice): string {
  const text = wordsOf(imports)
  const parts = [
    [created, text.countNew],
    [changed, text.countChanged],
    [gone, choice === 'delete' ? text.countDeleted : text.countSwitchedOff],
    [left, text.countLeftOut],
  ] as const
  const listed = parts.flatMap(([count, said]) => (count > 0 ? [said({ count })] : [])).join(', ')
  return listed === '' ? text.nothingChanged : listed
}
