/** Which language a text of the shop is spoken in, where it is not the page's English. */

/** Of its letters; a name is often written in both. */
const ENOUGH = 1 / 4

/** A voice of that language reads it aloud, and a page can choose its face: the value of `lang` (WCAG 3.1.2). */
export function languageOf(text: string): 'ta' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const tamil = text.match(/\p{Script=Tamil}/gu)?.length ?? 0
  return tamil > letters * ENOUGH ? 'ta' : undefined
}
