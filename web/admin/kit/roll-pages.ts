// Makes a printed page of a paper roll as long as what is on it, since CSS has no such size.
import { useEffect } from 'react'

const ROLL_MM = 80
/** A printer turns a page that is wider than long. */
const SHORTEST_MM = ROLL_MM + 1
/** Of rounding, so that the last line does not continue on another page. */
const SPARE_MM = 1
const PX_PER_MM = 96 / 25.4
/** As in print.css. */
const PRINTED_TEXT = '10pt'

/** `articles` are a selector; each is a page. Without this the pages have the size in their style sheet. */
export function useRollPages(articles: string, marginMm: number) {
  useEffect(() => {
    const rules = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    const fit = () => rules.replaceSync(pageRules(articles, marginMm))
    window.addEventListener('beforeprint', fit)
    return () => {
      window.removeEventListener('beforeprint', fit)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules)
    }
  }, [articles, marginMm])
}

function pageRules(articles: string, marginMm: number): string {
  const found = [...document.querySelectorAll<HTMLElement>(articles)]
  return printedHeights(found, ROLL_MM - 2 * marginMm)
    .map((height, index) => {
      const length = Math.max(Math.ceil(height / PX_PER_MM) + 2 * marginMm + SPARE_MM, SHORTEST_MM)
      const page = `roll-${index}`
      const article = found[index]
      if (article) article.dataset.page = page
      return `@page ${page} { size: ${ROLL_MM}mm ${length}mm; margin: ${marginMm}mm }
        ${articles}[data-page='${page}'] { page: ${page} }`
    })
    .join('\n')
}

/** In pixels. The articles may be hidden on the screen, so copies are measured. */
function printedHeights(articles: readonly HTMLElement[], widthMm: number): number[] {
  const bench = document.createElement('div')
  Object.assign(bench.style, {
    position: 'absolute',
    visibility: 'hidden',
    inset: '0 auto auto 0',
    width: `${widthMm}mm`,
  })
  for (const article of articles) {
    const copy = article.cloneNode(true) as HTMLElement
    Object.assign(copy.style, { display: 'flow-root', maxWidth: 'none', margin: '0', padding: '0', border: '0' })
    bench.append(copy)
  }
  const { documentElement: root, body } = document
  const text = root.style.fontSize
  root.style.fontSize = PRINTED_TEXT
  body.append(bench)
  const heights = [...bench.children].map((copy) => copy.getBoundingClientRect().height)
  bench.remove()
  root.style.fontSize = text
  return heights
}
