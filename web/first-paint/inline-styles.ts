// Inlines a page's style sheets, so that the first paint needs no further round trip.

/** Returns the text of a built style sheet; undefined for an unknown one. */
export type StyleText = (href: string) => string | undefined

const SHEET = /<link rel="stylesheet" href="([^"]*)"\/>/g

/**
 * Returns the page with its sheets inlined, the style for the policy, and the links, which React looks for at
 * hydration. The page stays unchanged unless every text is known.
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
