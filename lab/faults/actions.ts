// Sends each act over HTTP and reads its answer.
import type { Act, Outcome, Sent } from '../audit/acknowledgements.ts'

/** `isAgain`: acknowledged before. */
export type Chosen = { act: Act; sent: Sent; isAgain?: boolean }

/** `path` of the admin's form, and words of its answers. */
type Form = { path: string; saved: readonly string[]; refused?: string }

const SALES = '/admin/counter/sales.data'
const MONEY = '/admin/money.data'

/** Orders are JSON, sales are answered in JSON; the rest are forms. */
const forms: Record<Exclude<Act, 'order' | 'sale'>, Form> = {
  lines: { path: '/admin/orders/edit.data', saved: ['Order saved as revision'], refused: 'Not enough stock' },
  payment: { path: '/admin/orders.data', saved: ['Payment recorded'], refused: 'The customer paid more' },
  seen: { path: MONEY, saved: ['Marked as checked: '] },
  'taken back': { path: MONEY, saved: ['Undone: '] },
  return: { path: SALES, saved: ['Goods returned. Refund'], refused: 'is closed. Open it again' },
  day: { path: SALES, saved: ['The day is closed. ', 'The day is open again'] },
  'change of stock': { path: '/admin/products.data', saved: ['units to stock'] },
}

export function pathOf(act: Act): string {
  if (act === 'order') return '/orders'
  return act === 'sale' ? '/admin/counter/send' : forms[act].path
}

/** A resent sale is of goods that have left. */
export function fieldsOf(act: Act, { fields, key }: Sent, isAgain: boolean): Record<string, string> {
  if (act !== 'sale') return { ...fields, key }
  return { ...fields, key, sale: JSON.stringify({ ...(JSON.parse(fields.sale ?? '{}') as object), isLate: isAgain }) }
}

/** Returns undefined when the answer is neither. */
export function outcomeOf(
  act: Act,
  { status, body }: { status: number; body: string },
): { outcome: Outcome; id?: string } | undefined {
  if (act === 'order' || act === 'sale') {
    const { orderId, saleId, isShort } = saidIn(body)
    const id = act === 'order' ? orderId : saleId
    if (id !== undefined) return { outcome: act === 'order' && status === 422 ? 'short' : 'saved', id }
    return act === 'sale' && isShort ? { outcome: 'refused' } : undefined
  }
  const { saved, refused } = forms[act]
  if (saved.some((words) => body.includes(words))) return { outcome: 'saved' }
  return refused !== undefined && body.includes(refused) ? { outcome: 'refused' } : undefined
}

function saidIn(body: string): { orderId?: string; saleId?: string; isShort?: boolean } {
  try {
    return JSON.parse(body) as ReturnType<typeof saidIn>
  } catch {
    return {}
  }
}
