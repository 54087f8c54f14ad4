// Puts a page's styles into the page itself, so that it is drawn as soon as it has come, without another round trip.

/** The text of a built style sheet by its address; undefined when there is none. */
export type StyleText = (href: string) => string | undefined

const SHEET = /<link rel="stylesheet" href="([^"]*)"\/>/g

/**
 * The page with the texts of its sheets instead of the links to them, the text for the policy, and the links: React
 * looks for them when it wakes the page. Without every text the page stays as it is.
 */
export function inlineStyles(page: string, textOf: StyleText): { page: string; styles: string[]; sheets: string[] } {
  const sheets = [...page.matchAll(SHEET)].map(([, href = '']) => href)
  const texts = sheets.map(textOf)
  const style = texts.join('')
  if (style === '' || texts.includes(undefined) || style.includes('</')) return { page, styles: [], sheets: [] }
  const first = page.search(SHEET)
  const rest = page.slice(first).replaceAll(SHEET, '')
  return { page: `${page.slice(0, first)}<style>${style}</style>${rest}`, styles: [style], sheets }
}
