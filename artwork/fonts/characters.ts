// The characters of the shop's own font files.

export const RUPEE = '₹'
export const FIGURES = '0123456789'
const ASCII = range(0x20, 0x7e)

/** English and prices: ASCII, no-break space, © · ¼ ½ ¾ × and typographic dashes, quotes, bullet and dots. */
export const SCREEN_CHARACTERS = `${ASCII}\u00A0©·¼½¾×–—‘’“”•…${RUPEE}`

/** Tamil letters, signs and digits, joiners and the dotted circle; without the signs of old accounts and calendars. */
export const TAMIL_CHARACTERS = `${range(0xb82, 0xbef)}\u200C\u200D\u25CC`

/** Latin-1, Tamil with the dotted circle, dashes, quotes, bullet, dots and ₹. */
export const PAPER_CHARACTERS = `${ASCII}${range(0xa0, 0xff)}–—‘’“”•…${range(0xb80, 0xbff)}\u25CC${RUPEE}`

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
