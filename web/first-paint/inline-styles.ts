// Puts the text of a page's style sheets into the page, so that its first paint needs no further round trip.

/** The text of a built style sheet by its address; undefined when there is none. */
export type StyleText = (href: string) => string | undefined

const SHEET = /<link rel="stylesheet" href="([^"]*)"\/>/g

/**
 * Returns the page with the texts of its sheets in place of the links to them, the text for the policy, and the links, which
 * React looks for when it hydrates the page. Unless every text is known the page stays as it is.
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
