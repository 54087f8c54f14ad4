/** Detects the language of a text of the shop, and of a customer, where it differs from the page's English. */

/** The share of Tamil letters that makes a text Tamil: a name is often written in both scripts. */
const TAMIL_SHARE = 1 / 4

/** Returns the value of the attribute `lang` (WCAG 3.1.2), which selects a screen reader's voice and the font; undefined for English. */
export function languageOf(text: string): 'ta' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const tamil = text.match(/\p{Script=Tamil}/gu)?.length ?? 0
  return tamil > letters * TAMIL_SHARE ? 'ta' : undefined
}

/** Returns the language of a browser that prefers such ones as ['ta-IN', 'en']; undefined when the first is not Tamil. */
export function orderLanguage(preferred: unknown): 'ta' | undefined {
  const first: unknown = Array.isArray(preferred) ? preferred[0] : preferred
  return typeof first === 'string' && /^ta(?:-|$)/i.test(first) ? 'ta' : undefined
}
