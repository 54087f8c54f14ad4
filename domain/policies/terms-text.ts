/** Default text of the page Terms. */
import { shownState } from '../checkout/shown-place.ts'
import { formatRupees, paiseFromRupees } from '../numbers/money.ts'
import type { ReaderSettings } from '../settings/settings-in.ts'
import { type Words, wordsOf } from '../words/catalogue.ts'
import { termsPolicy } from '../words/en/pages/policies.ts'

/** A line with '# ' is a heading. */
export function termsText(settings: ReaderSettings): string[] {
  const text = wordsOf(termsPolicy, settings)
  const { name, address, phone, email, licenceNumber, gstin } = settings
  const numbers = [licenceNumber && text.licence({ number: licenceNumber }), gstin && text.gstin({ number: gstin })]
  return [
    `# ${text.who}`,
    [text.whoText({ name, address, phone, email }), ...numbers].filter(Boolean).join(' '),
    `# ${text.request}`,
    text.requestText,
    text.cancel,
    `# ${text.prices}`,
    text.pricesText,
    ...(settings.takingOrders ? limits(settings, text) : []),
    `# ${text.adults}`,
    text.adultsText,
    `# ${text.wrong}`,
    text.wrongText,
    `# ${text.safety}`,
    text.safetyText,
    `# ${text.law}`,
    text.lawText,
  ]
}

/** Returns sentences about minimum and charges; empty if none apply. */
function limits(settings: ReaderSettings, text: Words<typeof termsPolicy>): string[] {
  const { minimumOrderPaise, minimumByState, packing, roundOff } = settings
  const others = minimumByState.map(({ state, minimumPaise }) =>
    text.minimumOfState({ amount: formatRupees(minimumPaise), state: shownState(state) }),
  )
  const amounts = [formatRupees(minimumOrderPaise), ...others].join('; ')
  const charge =
    packing.unit === 'percent'
      ? text.packingShare({ percent: String(packing.amount) })
      : text.packingAmount({ amount: formatRupees(paiseFromRupees(packing.amount)) })
  return [
    ...(minimumOrderPaise > 0 || others.length > 0 ? [text.minimum({ amounts })] : []),
    ...(packing.amount > 0 ? [charge] : []),
    ...(roundOff ? [text.roundOff] : []),
  ]
}
