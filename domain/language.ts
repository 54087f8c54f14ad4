/** Detects the language of a text of the shop where it differs from the page's English. */

/** The share of Tamil letters that makes a text Tamil: a name is often written in both scripts. */
const TAMIL_SHARE = 1 / 4

/** Returns the value of the attribute `lang` (WCAG 3.1.2), which selects a screen reader's voice and the font; undefined for English. */
export function languageOf(text: string): 'ta' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const tamil = text.match(/\p{Script=Tamil}/gu)?.length ?? 0
  return tamil > letters * TAMIL_SHARE ? 'ta' : undefined
}
