// The characters that the shop's own font files hold.

export const RUPEE = '₹'
export const FIGURES = '0123456789'
const ASCII = range(0x20, 0x7e)

/** What English and prices are written in: ASCII, no-break space, © · ¼ ½ ¾ × and the dashes, quotes, bullet and dots of good print. */
export const SCREEN_CHARACTERS = `${ASCII}\u00A0©·¼½¾×–—‘’“”•…${RUPEE}`

/** Latin-1, Tamil with the dotted circle, dashes, quotes, bullet, dots and ₹. */
export const PAPER_CHARACTERS = `${ASCII}${range(0xa0, 0xff)}–—‘’“”•…${range(0xb80, 0xbff)}\u25CC${RUPEE}`

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
