// The remarks of a report by outcome and kind, with labels for the fields of the export.
import { wordsOf } from '#domain/words/catalogue.ts'
import { importSummary } from '#domain/words/en/office/shop/import-summary.ts'
import { movingIn as words } from '#domain/words/en/office/shop/moving-in.ts'
import type { RemarkKind } from '#server/shop-import/rows/report.ts'

type KindView = { title: string; count: number; first: RemarkKind['first'] }

/** Refused ones first; none without remarks. */
export type KindsView = readonly { outcome: RemarkKind['outcome']; title: string; about: string; kinds: KindView[] }[]

type Label = keyof ReturnType<typeof wordsOf<typeof words>>

const ofAll = { name: 'customer', product: 'product', order: 'order', video: 'video' } as const

/** By the field of the export; those of one list first. */
const labels = {
  products: {
    productName: 'name',
    imageUrl: 'picture',
    videoUrl: 'video',
    category: 'unit',
    items: 'category',
    ourPrice: 'price',
  },
  orders: {
    orderId: 'number',
    orderDate: 'date',
    orderTime: 'time',
    totalItems: 'pieces',
    totalAmount: 'total',
    items: 'lines',
    'items/id': 'lineProduct',
    'items/quantity': 'lineQuantity',
    'items/ourPrice': 'linePrice',
    'items/productName': 'lineName',
  },
  videos: { title: 'heading', videoUrl: 'video', videos: 'video' },
} as const satisfies Record<RemarkKind['section'], Record<string, Label>>

export function kindsView(kinds: readonly RemarkKind[]): KindsView {
  const text = wordsOf(words)
  const outcomes = [
    { outcome: 'refused', title: text.refusedRows, about: text.refusedAbout },
    { outcome: 'mended', title: text.mendedRows, about: text.mendedAbout },
    { outcome: 'left', title: text.leftRows, about: text.leftAbout },
    { outcome: 'noted', title: text.notedRows, about: text.notedAbout },
  ] as const
  return outcomes
    .map((each) => ({ ...each, kinds: kinds.filter(({ outcome }) => outcome === each.outcome).map(kindView) }))
    .filter(({ kinds: found }) => found.length > 0)
}

function kindView({ section, field, count, first }: RemarkKind): KindView {
  const lists = wordsOf(importSummary)
  return { title: wordsOf(words).kind({ section: lists[section], field: fieldLabel(section, field) }), count, first }
}

/** A field without a label has its name in the export. */
function fieldLabel(section: RemarkKind['section'], field: string): string {
  const text: Record<string, unknown> = wordsOf(words)
  const label = new Map(Object.entries({ ...ofAll, ...labels[section] })).get(field) ?? field
  const found = text[label]
  return typeof found === 'string' ? found : field
}
