// The Tamil of parts of every screen: dialogs, notices, search boxes, quantities, errors, lists of names.
import type { Translation } from '../catalogue.ts'
import type { ui as english } from '../en/ui.ts'

export const ui = {
  close: 'மூடு',
  dismiss: 'அறிவிப்பை மூடு',
  clearSearch: 'தேடலை அழி',
  didYouMean: 'இதைத் தேடினீர்களா?',
  /** Ends a list of names: “பெயர், தொலைபேசி மற்றும் ஊர்கள்”. */
  listEnd: '{list} மற்றும் {last}',
  /** `what` names a quantity or the stock of a product. */
  decrease: 'குறை: {what}',
  increase: 'கூட்டு: {what}',
  imageNotFound: 'படம் கிடைக்கவில்லை',
  noImage: 'படம் இல்லை',
  unavailable: 'கடையால் இப்போது பதிலளிக்க முடியவில்லை. சில நொடிகள் கழித்து மீண்டும் முயற்சி செய்யவும்.',
  tryAgain: 'மீண்டும் முயற்சி செய்',
  home: 'முகப்பு',
  /** The number that finds the error in the shop's log. */
  request: 'கோரிக்கை எண் <code>{id}</code>',
} as const satisfies Translation<typeof english>
