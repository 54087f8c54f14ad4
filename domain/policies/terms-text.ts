/** Default text of the page Terms. */
import { formatRupees, paiseFromRupees } from '../money.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { inShopWording, words } from '../words.ts'

/** A line with '# ' is a heading. */
export function termsText(settings: ShopSettings): string[] {
  const { name, address, phone, email, licenceNumber, gstin } = settings
  const numbers = [licenceNumber && `Licence number: ${licenceNumber}.`, gstin && `GSTIN: ${gstin}.`].filter(Boolean)
  const text = [
    '# Who we are',
    [`${name}, ${address}. Phone ${phone}, e-mail ${email}.`, ...numbers].join(' '),
    '# What you send is a request',
    'The prices on this site are shown for enquiry. An order that you send here is no sale yet: we call you and go through ' +
      'the goods, the prices and the transport, and only then is anything agreed. Nothing is paid before that call, and ' +
      'nothing is paid on this site.',
    'You may cancel as long as the parcel has not left us: call us.',
    '# Prices and stock',
    'Each product shows its M.R.P. and our price. The price that counts is the one at the moment when you send the order, ' +
      'unless we tell you of a mistake when we call. If there is less left of something than you want, we tell you. The ' +
      'estimate that you can download is not a tax invoice.',
    ...(settings.takingOrders ? limits(settings) : []),
    '# Adults only',
    'Crackers are for adults: send an order only if you are 18 or older.',
    '# When something is wrong',
    'If something is missing or damaged, call us on the day on which you take the parcel home, and keep the box.',
    '# Safety',
    'Follow what is printed on each box, and the rules of the place where you burst crackers. Children stay with an adult, ' +
      'and water or sand stands ready.',
    '# Law',
    'The law of India applies.',
  ]
  return text.map((line) => inShopWording(settings, line))
}

/** Returns sentences about minimum and charges; empty if none apply. */
function limits(settings: ShopSettings): string[] {
  const { minimumOrderPaise, minimumByState, packing, roundOff } = settings
  const others = minimumByState.map(({ state, minimumPaise }) => `${formatRupees(minimumPaise)} for ${state}`)
  const rate =
    packing.unit === 'percent' ? `${packing.amount}% of the goods` : formatRupees(paiseFromRupees(packing.amount))
  return [
    ...(minimumOrderPaise > 0 || others.length > 0
      ? [`${words(settings).minimumOrder}: ${[formatRupees(minimumOrderPaise), ...others].join('; ')}.`]
      : []),
    ...(packing.amount > 0 ? [`Packing charge: ${rate}.`] : []),
    ...(roundOff ? ['The total is rounded to the rupee.'] : []),
  ]
}
