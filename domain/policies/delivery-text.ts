/** Default text of the page Delivery and Transport. */
import type { ShopSettings } from '../settings/shop-settings.ts'
import { inShopWording } from '../words.ts'

/** A line with '# ' is a heading. */
export function deliveryText(settings: ShopSettings): string[] {
  const text = [
    '# By lorry',
    'Crackers are explosives: they may not go by post, by courier or by air. Your parcel goes by lorry, with a registered ' +
      'transport, to a transport office near you. When we call you about your order, we tell you which office it is.',
    '# Freight',
    'The total on this site is without the freight. You settle the freight at the transport office when you take the parcel ' +
      'home, unless we agree on something else when we call.',
    '# Where',
    'We send parcels within Tamil Nadu and to other states of India. Some states and cities limit crackers or forbid them, ' +
      'some of them at certain times. We send nothing to where it is forbidden, and tell you so when we call.',
    ...(settings.blockedStates.length > 0 ? [`We do not deliver to ${settings.blockedStates.join(', ')}.`] : []),
    ...(settings.blockedSentence ? [settings.blockedSentence] : []),
    '# When',
    'The parcel leaves after our call, once everything is settled. How long it is on its way depends on the distance and on the ' +
      'season: we tell you when we call. Before Deepavali the lorries are full, so send your order early.',
    '# At the transport office',
    'Bring the number of your order and something that shows who you are. Look at the parcel before you take it: if it is torn or ' +
      `wet, have the office write that down, and call us at ${settings.phone}.`,
    '# Hours for bursting crackers',
    'At Deepavali and other festivals the authorities set the hours. Keep to those of your place, and keep away from hospitals, ' +
      'schools and places of worship.',
  ]
  return text.map((line) => inShopWording(settings, line))
}
