/** Default text of the page Delivery and Transport. */
import { shownState } from '../checkout/shown-place.ts'
import type { ReaderSettings } from '../settings/settings-in.ts'
import { wordsOf } from '../words/catalogue.ts'
import { deliveryPolicy } from '../words/en/pages/policies.ts'

/** A line with '# ' is a heading. */
export function deliveryText(settings: ReaderSettings): string[] {
  const text = wordsOf(deliveryPolicy, settings)
  const { blockedStates, blockedSentence, phone } = settings
  return [
    `# ${text.byLorry}`,
    text.byLorryText,
    `# ${text.charges}`,
    text.chargesText,
    `# ${text.where}`,
    text.whereText,
    ...(blockedStates.length > 0 ? [text.notTo({ states: blockedStates.map(shownState).join(', ') })] : []),
    ...(blockedSentence ? [blockedSentence] : []),
    `# ${text.when}`,
    text.whenText,
    `# ${text.atOffice}`,
    text.atOfficeText({ phone }),
    `# ${text.hours}`,
    text.hoursText,
  ]
}
