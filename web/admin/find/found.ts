// The results of the back office's search, as links in groups.
import { href } from 'react-router'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import type { CustomerChannel } from '#domain/customers/customer-list.ts'
import { formatRupees, type Paise } from '#domain/numbers/money.ts'
import { type OrderStep, stepLabels } from '#domain/steps/steps.ts'
import type { Role } from '#domain/people/role.ts'
import { foldForSearch } from '#domain/search/search-text.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { find as findWords } from '#domain/words/en/office/find.ts'
import { maySee } from '#web/http/permissions.ts'
import type { IconName } from '#web/ui/all-icons.tsx'
import { innerScreens, screens } from '../access/navigation.ts'

/** The first of each kind. */
export type Found = {
  orders: { orderId: string; name: string; totalPaise: Paise; step: OrderStep }[]
  /** `id` is an order or counter sale of the customer. */
  customers: { id: string; name: string; mobile: string; channel: CustomerChannel }[]
  products: { code: string; name: string; pricePaise: Paise; stock: number }[]
}

export type Result = { to: string; title: string; note: string; icon: IconName }
export type ResultGroup = { name: string; results: readonly Result[] }

/** Returns the groups with results. Screens are found by the beginnings of their words, those by their title first. */
export function resultGroups(search: string, role: Role | undefined, found: Found | undefined): ResultGroup[] {
  const text = wordsOf(findWords)
  const groups: ResultGroup[] = [
    { name: text.orders, results: found?.orders.map(orderResult) ?? [] },
    { name: text.customers, results: found?.customers.map(customerResult) ?? [] },
    { name: text.products, results: found?.products.map(productResult) ?? [] },
    { name: text.screens, results: screensFound(search, role) },
  ]
  return groups.filter(({ results }) => results.length > 0)
}

function screensFound(search: string, role: Role | undefined): Result[] {
  const words = foldForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (role === undefined || words.length === 0) return []
  const hasAll = (text: string) => {
    const named = foldForSearch(text).split(/[\s,]+/)
    return words.every((word) => named.some((each) => each.startsWith(word)))
  }
  const fixed = innerScreens()
    .filter(({ path }) => !path.includes(':'))
    .map((screen) => ({ icon: 'list' as const, ...screen }))
  return [...screens(), ...fixed]
    .filter(({ path }) => maySee(role, path))
    .map(({ path, title, icon, ...rest }) => ({
      to: path,
      title,
      icon,
      note: 'subtitle' in rest ? (rest.subtitle ?? '') : '',
    }))
    .filter(({ title, note }) => hasAll(`${title} ${note}`))
    .toSorted((a, b) => Number(hasAll(b.title)) - Number(hasAll(a.title)))
}

function orderResult({ orderId, name, totalPaise, step }: Found['orders'][number]): Result {
  return {
    to: `${href('/admin/orders')}?order=${orderId}`,
    title: name === '' ? orderId : name,
    note: `${orderId} · ${formatRupees(totalPaise)} · ${stepLabels()[step]}`,
    icon: 'cart',
  }
}

function customerResult({ id, name, mobile, channel }: Found['customers'][number]): Result {
  const filter = channel === 'counter' ? 'channel=counter&' : ''
  return {
    to: `${href('/admin/customers')}?${filter}customer=${id}`,
    title: name === '' ? groupedPhoneNumber(mobile) : name,
    note: groupedPhoneNumber(mobile),
    icon: 'user',
  }
}

function productResult({ code, name, pricePaise, stock }: Found['products'][number]): Result {
  return {
    to: `${href('/admin/products')}?search=${encodeURIComponent(code)}`,
    title: name,
    note: wordsOf(findWords).productNote({ code, price: formatRupees(pricePaise), count: stock }),
    icon: 'box',
  }
}
