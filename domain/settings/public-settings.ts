/** The settings sent to visitors with each page. */
import { waysToPay } from '../ways-to-pay/ways-to-pay.ts'
import type { ShopSettings } from './shop-settings.ts'

/** Messages stay private; a policy comes only with its page, the bank account with the confirmation. */
export type PublicSettings = Omit<ShopSettings, 'messages' | 'policies' | 'bank'> & {
  takesBankTransfer: boolean
  // Makes the compiler reject the full settings.
  messages?: never
  policies?: never
}

/** The order page's confirmation shows how to pay. */
export type OrderPageSettings = PublicSettings & Pick<ShopSettings, 'bank'>

export function publicSettings(settings: ShopSettings): PublicSettings {
  const { messages: _messages, policies: _policies, bank: _bank, ...shown } = settings
  return { ...shown, takesBankTransfer: waysToPay(settings).includes('bank') }
}

export function orderPageSettings(settings: ShopSettings): OrderPageSettings {
  return { ...publicSettings(settings), bank: settings.bank }
}
