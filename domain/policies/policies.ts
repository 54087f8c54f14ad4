/** Texts of the pages Privacy, Terms and Delivery: the shop's own or the defaults. */
import { settingsIn } from '../settings/settings-in.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { shownLanguage } from '../words/shown-language.ts'
import { deliveryText } from './delivery-text.ts'
import type { PolicyName, PolicyText } from '../settings/policies.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

const usualTexts = { privacy: privacyText, terms: termsText, delivery: deliveryText }

/** In the language of the request. */
export function policyText(name: PolicyName, settings: ShopSettings): PolicyText {
  const shown = settingsIn(shownLanguage(), settings)
  return shown.policies[name] ?? usualTexts[name](shown)
}

export type PolicyBlock = { heading: string } | { paragraph: string }

export function policyBlocks(text: PolicyText): PolicyBlock[] {
  return text.map((line) => (HEADING.test(line) ? { heading: line.replace(HEADING, '') } : { paragraph: line }))
}

const HEADING = /^#\s+/
