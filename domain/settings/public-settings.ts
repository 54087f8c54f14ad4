/** The settings as visitors get them, with each page and its data. */
import { waysToPay } from '../payment/ways-to-pay.ts'
import type { ShopSettings } from './shop-settings.ts'

/** The messages to customers stay in the shop; a policy comes with its own page alone, the bank account with the confirmation. */
export type PublicSettings = Omit<ShopSettings, 'messages' | 'policies' | 'bank'> & {
  takesBankTransfer: boolean
  // So that the whole settings are no public ones for the compiler.
  messages?: never
  policies?: never
}

/** Of the order page, whose confirmation shows how to pay. */
export type OrderPageSettings = PublicSettings & Pick<ShopSettings, 'bank'>

export function publicSettings(settings: ShopSettings): PublicSettings {
  const { messages: _messages, policies: _policies, bank: _bank, ...shown } = settings
  return { ...shown, takesBankTransfer: waysToPay(settings).includes('bank transfer') }
}

export function orderPageSettings(settings: ShopSettings): OrderPageSettings {
  return { ...publicSettings(settings), bank: settings.bank }
}
