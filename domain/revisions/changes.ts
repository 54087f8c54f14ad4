/** The differences between two revisions of an order (§4 Order). */
import { formatRupees, type Paise } from '../numbers/money.ts'
import type { OrderItem } from '../order/order.ts'
import { wordsOf } from '../words/catalogue.ts'
import { chargeWords } from '../words/en/charges.ts'
import { revisions as words } from '../words/en/office/orders/order-edit.ts'
import { discountText } from './discount.ts'
import type { RevisionContents } from './revision.ts'

/** `from` and `to` are quantities: 0 if not in the order. */
export type LineChange = {
  productId: string
  name: string
  code: string
  from: number
  to: number
  substituteFor?: string
}

export type RevisionChanges = {
  lines: LineChange[]
  /** Other differences; '' means nothing. */
  others: { name: string; from: string; to: string }[]
}

export type ComparedContents = Omit<RevisionContents, 'items'> & {
  items: readonly Pick<OrderItem, 'productId' | 'name' | 'code' | 'quantity' | 'substituteFor'>[]
}

/** Returns the differences, lines in the earlier order. */
export function changesBetween(before: ComparedContents, after: ComparedContents): RevisionChanges {
  const earlier = new Map(before.items.map((item) => [item.productId, item]))
  const later = new Map(after.items.map((item) => [item.productId, item]))
  const lines = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((productId): LineChange[] => {
    const was = earlier.get(productId)
    const is = later.get(productId)
    const [from, to] = [was?.quantity ?? 0, is?.quantity ?? 0]
    const substituteFor = is?.substituteFor
    if (from === to && substituteFor === was?.substituteFor) return []
    const { name = '', code = '' } = is ?? was ?? {}
    return [{ productId, name, code, from, to, ...(substituteFor !== undefined && { substituteFor }) }]
  })
  const text = wordsOf(words)
  const others = [
    { name: text.discount, from: discountText(before.discount), to: discountText(after.discount) },
    { name: text.packingNote, from: before.packingNote, to: after.packingNote },
    { name: text.freightNote, from: before.freightNote, to: after.freightNote },
    ...packingChange(before.packingPaise, after.packingPaise),
    { name: text.totalAmount, from: formatRupees(before.totalPaise), to: formatRupees(after.totalPaise) },
  ].filter(({ from, to }) => from !== to)
  return { lines, others }
}

function packingChange(from: Paise | undefined, to: Paise | undefined) {
  if (from === undefined || to === undefined) return []
  return [{ name: wordsOf(chargeWords).packing, from: chargeText(from), to: chargeText(to) }]
}

const chargeText = (paise: Paise) => (paise === 0 ? '' : formatRupees(paise))

/** The history names this many changes; the comparison shows all. */
const NAMED_CHANGES = 6

/** Returns a line per change, limited for the history. */
export function changesText({ lines, others }: RevisionChanges): string {
  const text = wordsOf(words)
  const said = [
    ...lines.map(lineText),
    ...others.map(({ name: what, from, to }) => {
      if (from === '') return text.textAdded({ what, to })
      return to === '' ? text.textRemoved({ what }) : text.textChanged({ what, from, to })
    }),
  ]
  if (said.length <= NAMED_CHANGES) return said.join('\n')
  const named = said.slice(0, NAMED_CHANGES - 1)
  return [...named, text.further({ count: said.length - named.length })].join('\n')
}

function lineText({ name, from, to, substituteFor: product }: LineChange): string {
  const text = wordsOf(words)
  if (to === 0) return text.lineRemoved({ name, from })
  if (product === undefined) return from === 0 ? text.lineAdded({ name, to }) : text.lineChanged({ name, from, to })
  if (from === 0) return text.lineAddedInstead({ name, product, to })
  return text.lineChangedInstead({ name, product, from, to })
}
