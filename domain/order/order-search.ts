/** Finds orders by words in any order (§5 Orders search): first by customer, then by address and goods too. */
import type { Customer } from '../checkout/checkout-form.ts'
import { withoutSeparators } from '../numbers/typed-digits.ts'
import type { Order, OrderItem } from './order.ts'
import { searchedDigits } from '../checkout/phone-number.ts'
import { foldForSearch, SEARCH_MAX } from '../search/search-text.ts'

/** A word in the form of each kind of field; '' where it cannot match. */
export type SearchedWord = { text: string; phone: string; orderId: string }

/** `customer`: name, phones, order id and district. `everything`: also address, names and codes of goods. */
export type SearchScope = 'customer' | 'everything'

/** Shorter numbers beside words are sizes and counts, as in '120 shots'. */
const NUMBER_LENGTH = 4
const ORDER_ID_PART = /^(?:ord)?\d{1,17}$/

/** Returns the words; a number is one word in any notation: '+91 98765 43210'. */
export function searchedWords(search: string): SearchedWord[] {
  const text = foldForSearch(search.slice(0, SEARCH_MAX))
  if (text === '') return []
  if (searchedDigits(text) !== '' || ORDER_ID_PART.test(withoutSeparators(text))) return [searchedWord(text, 1)]
  const words = text.split(/\s+/)
  return words.map((word) => searchedWord(word, words.length === 1 ? 1 : NUMBER_LENGTH))
}

function searchedWord(text: string, numberLength: number): SearchedWord {
  const phone = searchedDigits(text)
  const id = withoutSeparators(text)
  return {
    text,
    phone: phone.length >= numberLength ? phone : '',
    orderId: ORDER_ID_PART.test(id) && id.length >= numberLength ? id.toUpperCase() : '',
  }
}

export type SearchedOrder = {
  customer: Pick<Customer, 'name' | 'mobile' | 'alternateMobile'> & Partial<Pick<Customer, 'district' | 'address'>>
  items?: readonly Pick<OrderItem, 'name' | 'code'>[]
} & Partial<Pick<Order, 'orderId'>>

export function searchMatches(order: SearchedOrder, search: string, scope: SearchScope): boolean {
  const { name, district = '', mobile, alternateMobile = '', address = '' } = order.customer
  const goods = order.items?.flatMap((item) => [item.name, item.code]) ?? []
  const texts = (scope === 'customer' ? [name, district] : [name, district, address, ...goods]).map(foldForSearch)
  return searchedWords(search).every(
    ({ text, phone, orderId }) =>
      texts.some((each) => each.includes(text)) ||
      (phone !== '' && (mobile.includes(phone) || alternateMobile.includes(phone))) ||
      (orderId !== '' && order.orderId?.includes(orderId)),
  )
}

/** Widens the search only if no customer matches, regardless of other filters. */
export function searchScope(orders: readonly SearchedOrder[], search: string): SearchScope {
  return orders.some((order) => searchMatches(order, search, 'customer')) ? 'customer' : 'everything'
}

export function goodsWithWord<Goods extends Pick<OrderItem, 'name' | 'code'>>(
  goods: readonly Goods[],
  { text }: SearchedWord,
): Goods[] {
  return goods.filter(({ name, code }) => [name, code].some((each) => foldForSearch(each).includes(text)))
}
