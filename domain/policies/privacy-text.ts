/** Default text of the page Privacy. */
import { keptFor } from '../settings/retention.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { inShopWording } from '../words.ts'

/** Promises only what the program does. A line with '# ' is a heading. */
export function privacyText(settings: ShopSettings): string[] {
  const { name, address, phone, email, keepCustomersMonths } = settings
  const text = [
    `This page says what ${name} keeps of you, what for, and for how long.`,
    '# What we keep',
    'When you send an order: your name, mobile numbers, address, district, state and pincode, what you have chosen, and the ' +
      'date and time. There is no account to open. Nothing is paid on this site, so it holds no card or bank details.',
    '# What for',
    'To call you about your order, to deliver it, to answer your questions about it, and to keep our accounts. For nothing else.',
    '# Who sees it',
    'The people of our shop, and the transport that brings the parcel. This site and its backups may run on machines of a ' +
      'company that works for us. If you send the order to us on WhatsApp, it also passes through WhatsApp, under the ' +
      'terms of WhatsApp.',
    '# For how long',
    keepCustomersMonths > 0
      ? `For ${keptFor(keepCustomersMonths)} after the order, because accounts have to be kept. Then your name, numbers and address ` +
        'are erased from it, once it is complete. Only the goods, the total, the date and the state stay.'
      : 'Until you ask us to erase it. Then only the goods, the total, the date and the state stay.',
    'A backup that was made before holds it until that backup is deleted.',
    '# On your phone or computer',
    'Your browser keeps your cart, and what you type at the end until the order is sent. It shows your last order until you press ' +
      'Continue Shopping or close the tab. This site has no advertising and follows nobody to other sites.',
    '# Your rights',
    'You may ask us what we keep of you, and have it corrected, completed or erased, as the Digital Personal Data Protection ' +
      'Act, 2023 provides. Tell us the mobile number that you gave with the order. An order that is not complete yet is ' +
      'completed or cancelled first.',
    `Call ${phone}, write to ${email}, or come to ${address}. If our answer does not satisfy you, you may complain to the Data ` +
      'Protection Board of India.',
  ]
  return text.map((line) => inShopWording(settings, line))
}
