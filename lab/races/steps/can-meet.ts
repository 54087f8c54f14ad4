// Actions that touch no common row cannot harm each other and are not tried.
import { isOfCounter } from './actions.ts'

const orderOfTwo = ['scarce', 'other']
const touched: Readonly<Record<string, readonly string[]>> = {
  'an order': orderOfTwo,
  'an order of more than there is': orderOfTwo,
  'an order that is sent twice': orderOfTwo,
  'an order in the place of another': orderOfTwo,
  'stock taken later': orderOfTwo,
  'an edit to more': ['order of the desk', 'other'],
  'an edit to fewer': ['order of the desk', 'other'],
  'a cancellation': ['order of the desk', 'other'],
  'a deletion at the desk': ['order of the desk', 'other'],
  'the undo of a deletion': ['other'],
  'a payment': ['order of the desk'],
  'a payment in cash': ['order of the desk'],
  'a tick': ['order of the desk'],
  'the packing': ['order of the desk'],
  'a dispatch': ['order of the desk'],
}

/** An action not listed uses the scarce product or the counter. */
export function canMeet(first: string, second: string): boolean {
  const [ones, others] = [first, second].map(
    (name) => touched[name] ?? [isOfCounter(name) ? 'goods of the counter' : 'scarce'],
  )
  return ones?.some((each) => others?.includes(each)) === true
}
