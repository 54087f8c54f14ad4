/** The texts of the pages Privacy, Terms and Delivery: the shop's own where it has written them, else the usual ones. */
import type { ShopSettings } from '../settings/shop-settings.ts'
import { deliveryText } from './delivery-text.ts'
import type { PolicyName, PolicyText } from '../settings/policies.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

const usualTexts = { privacy: privacyText, terms: termsText, delivery: deliveryText }

/** Returns what the page says. */
export function policyText(name: PolicyName, settings: ShopSettings): PolicyText {
  return settings.policies[name] ?? usualTexts[name](settings)
}

export type PolicyBlock = { heading: string } | { paragraph: string }

/** Returns the text in parts to be shown. */
export function policyBlocks(text: PolicyText): PolicyBlock[] {
  return text.map((line) => (HEADING.test(line) ? { heading: line.replace(HEADING, '') } : { paragraph: line }))
}

const HEADING = /^#\s+/
