// Finds what the reader sees, and brings it back to the same height in a page whose parts have other sizes.

/** The index of a child, or its product's code: each language lists the products in its own order. */
type Step = number | string
/** Where a row that scrolls sideways begins on the screen. */
type Row = { way: Step[]; first: Step; left: number }
/** `way` leads to the element at the reader's height, and `part` of it is above; undefined at the page's beginning. */
type Place = { way?: Step[] | undefined; part: number; rows: Row[] }

/** For lists that load or grow while the reader waits. */
const LONGEST_MS = 5_000

export function placeOnScreen(content: Element): Place {
  const rows = [...content.querySelectorAll('*')].filter(isMovedRow).map((row) => {
    const { left } = row.getBoundingClientRect()
    const first = [...row.children].find((child) => middleOf(child) > left) ?? row
    return { way: wayTo(row, content), first: stepTo(first), left: first.getBoundingClientRect().left - left }
  })
  if (window.scrollY <= 0) return { part: 0, rows }
  const element = atReadersHeight(content)
  const { top, height } = element.getBoundingClientRect()
  return { way: wayTo(element, content), part: height > 0 ? (readersHeight() - top) / height : 0, rows }
}

export function readPlace(found: unknown): Place | undefined {
  const { way, part, rows } = (found ?? {}) as Partial<Place>
  if ((way !== undefined && !isWay(way)) || !Number.isFinite(part) || !Array.isArray(rows)) return undefined
  return { way, part: Number(part), rows: rows.filter(isRow) }
}

/** Repeats it while the page or a row grows, until the reader does something. */
export function keepPlace(content: Element, place: Place) {
  const show = () => {
    if (place.way) scrollTo(content, place.way, place.part)
    for (const row of place.rows) moveRow(content, row)
  }
  const growth = new ResizeObserver(show)
  const news = new MutationObserver(show)
  const reader = new AbortController()
  const stop = () => {
    growth.disconnect()
    news.disconnect()
    reader.abort()
  }
  growth.observe(content)
  news.observe(content, { childList: true, subtree: true })
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stop, { capture: true, passive: true, signal: reader.signal })
  setTimeout(stop, LONGEST_MS)
  show()
}

/** The deepest block there. */
function atReadersHeight(content: Element): Element {
  for (let element = content; ;) {
    const next = [...element.children].find((child) => {
      return isBlock(child) && child.getBoundingClientRect().bottom > readersHeight() && middleOf(child) > 0
    })
    if (!next) return element
    element = next
  }
}

/** Below the bars that stay, where the eye rests. */
const readersHeight = () => window.innerHeight / 3

/** A list that has not grown yet grows as its end comes near. */
function scrollTo(content: Element, way: Step[], part: number) {
  const { element, isThere } = follow(content, way)
  const { top, height } = element.getBoundingClientRect()
  window.scrollBy({ top: top + (isThere ? part * height : 0) - readersHeight(), behavior: 'instant' })
}

function moveRow(content: Element, { way, first, left }: Row) {
  const { element: row, isThere } = follow(content, way)
  if (!isThere) return
  const begin = follow(row, [first])
  const by = begin.element.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollBy({ left: by - (begin.isThere ? left : 0), behavior: 'instant' })
}

function wayTo(element: Element, content: Element): Step[] {
  const { parentElement } = element
  return element === content || !parentElement ? [] : [...wayTo(parentElement, content), stepTo(element)]
}

function stepTo(element: Element): Step {
  return element.getAttribute('data-code') ?? [...(element.parentElement?.children ?? [])].indexOf(element)
}

function follow(content: Element, way: readonly Step[]) {
  let element = content
  let isThere = true
  for (const step of way) {
    const { children } = element
    const found =
      typeof step === 'number'
        ? children[step]
        : [...children].find((child) => child.getAttribute('data-code') === step)
    const next = found ?? children[children.length - 1]
    if (!next) break
    isThere &&= found !== undefined
    element = next
  }
  return { element, isThere }
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}

function isMovedRow(element: Element): boolean {
  if (element.scrollLeft <= 0) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

function isBlock(element: Element): boolean {
  const { position, display } = getComputedStyle(element)
  return !/^(none|inline)/.test(display) && position !== 'sticky' && position !== 'fixed'
}

function isWay(found: unknown): found is Step[] {
  return Array.isArray(found) && found.every((step) => typeof step === 'string' || Number.isInteger(step))
}

function isRow(found: Partial<Row> | null): found is Row {
  return isWay(found?.way) && isWay([found.first]) && Number.isFinite(found.left)
}
