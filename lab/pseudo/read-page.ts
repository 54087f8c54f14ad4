// Reads everything that a page says, and what is cut or too wide.
import type { Page } from 'playwright-core'

/** `place` is 'text', 'title' or the name of an attribute. */
export type Shown = { place: string; text: string }
export type PageTexts = { shown: Shown[]; wide: string[] }

export function readPage(page: Page): Promise<PageTexts> {
  return page.evaluate(readDocument)
}

/** Runs in the page. */
function readDocument(): PageTexts {
  const ATTRIBUTES = ['title', 'alt', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext']
  const SKIPPED = 'script, style, noscript, template, textarea'
  /** Stands for data that are not to be translated. */
  const DATUM = '\u{fffc}'
  const SPACES = /\s+/g
  const HIDES = /hidden|clip/
  const NAME_MAX = 60
  const pageLanguage = document.documentElement.lang
  const shown: PageTexts['shown'] = []
  const wide: string[] = []
  let run = ''

  const note = (place: string, text: string | null | undefined) => {
    const plain = text?.replaceAll(SPACES, ' ').trim()
    if (plain) shown.push({ place, text: plain })
  }
  const endRun = () => {
    note('text', run)
    run = ''
  }
  note('title', document.title)
  for (const meta of document.querySelectorAll('meta[name=description], meta[property="og:title"]')) {
    note('meta', meta.getAttribute('content'))
  }
  walk(document.body)
  endRun()
  noteWidths()
  return { shown, wide }

  function walk(node: Node) {
    if (node instanceof Text) run += node.data
    if (!(node instanceof Element) || node.matches(SKIPPED)) return
    const style = getComputedStyle(node)
    if (style.display === 'none') return
    noteAttributes(node)
    const isInline = style.display === 'inline' || style.display === 'contents'
    if (!isInline || node.matches('br')) endRun()
    for (const part of ['::before', '::after']) {
      const [, text] = /^"(.*)"$/.exec(getComputedStyle(node, part).content) ?? []
      note(part, text)
    }
    const language = node.closest('[lang]')?.getAttribute('lang')
    if (node.getAttribute('translate') === 'no' || language !== pageLanguage) run += DATUM
    else for (const child of node.childNodes) walk(child)
    if (!isInline) endRun()
  }

  function noteAttributes(element: Element) {
    for (const name of ATTRIBUTES) note(name, element.getAttribute(name))
    if (element.matches('input, textarea')) note('placeholder', element.getAttribute('placeholder'))
    if (element.matches('optgroup, track')) note('label', element.getAttribute('label'))
    if (element.matches('input:is([type=submit], [type=button], [type=reset])'))
      note('value', element.getAttribute('value'))
  }

  function noteWidths() {
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth + 1) {
      wide.push(`the page scrolls sideways, ${root.scrollWidth} in ${root.clientWidth} px: ${widest()}`)
    }
    for (const element of document.querySelectorAll('body *')) if (isCut(element)) wide.push(`cut: ${nameOf(element)}`)
  }

  /** Cut without an ellipsis or a limit of lines, by itself or by an element around it. */
  function isCut(element: Element): boolean {
    if (!(element instanceof HTMLElement) || !element.textContent?.trim() || element.matches(SKIPPED)) return false
    const style = getComputedStyle(element)
    // One pixel large: for screen readers.
    if (element.clientWidth < 2 || element.clientHeight < 2) return false
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
    return (
      (HIDES.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (HIDES.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  }

  function widest(): string {
    const { clientWidth } = document.documentElement
    const beyond = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    )
    return beyond.slice(-3).map(nameOf).join(', ')
  }

  function nameOf(element: Element): string {
    const own = element.classList.length > 0 ? `.${[...element.classList].join('.')}` : element.tagName.toLowerCase()
    return `${own} "${element.textContent?.replaceAll(SPACES, ' ').trim().slice(0, NAME_MAX)}"`
  }
}
