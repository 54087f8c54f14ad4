/** The settings sent to visitors with each page. */
import { waysToPay } from '../ways-to-pay/ways-to-pay.ts'
import { shownLanguage } from '../words/shown-language.ts'
import { type ReaderSettings, settingsIn } from './settings-in.ts'
import type { ShopSettings } from './shop-settings.ts'

/**
 * Messages stay private; a policy comes only with its page, the bank account with the confirmation, the budget with
 * the packs.
 */
export type PublicSettings = Omit<ReaderSettings, 'messages' | 'policies' | 'bank' | 'offersBudget' | 'budgetRules'> & {
  takesBankTransfer: boolean
  // Makes the compiler reject the full settings.
  messages?: never
  policies?: never
  budgetRules?: never
}

/** The order page's confirmation shows how to pay. */
export type OrderPageSettings = PublicSettings & Pick<ShopSettings, 'bank'>

/** In the language of the request. */
export function publicSettings(settings: ShopSettings): PublicSettings {
  const {
    messages: _messages,
    policies: _policies,
    bank: _bank,
    offersBudget: _offersBudget,
    budgetRules: _budgetRules,
    ...shown
  } = settingsIn(shownLanguage(), settings)
  return { ...shown, takesBankTransfer: waysToPay(settings).includes('bank') }
}

export function orderPageSettings(settings: ShopSettings): OrderPageSettings {
  return { ...publicSettings(settings), bank: settings.bank }
}
