// Finds what is at the top of the screen, and brings it there in a page whose parts have other heights.

/** The way to an element through the children of the content, and how much of it is above the screen. */
type Place = { way: number[]; part: number }

/** For lists that load or grow while the reader waits. */
const LONGEST_MS = 5_000

/** Undefined at the page's beginning. */
export function placeOnScreen(content: Element): Place | undefined {
  if (window.scrollY <= 0) return undefined
  const way: number[] = []
  let element = content
  for (;;) {
    const children = [...element.children]
    const at = children.findIndex((child) => scrolls(child) && child.getBoundingClientRect().bottom > lineOf())
    const next = children[at]
    if (!next) break
    way.push(at)
    element = next
  }
  const { top, height } = element.getBoundingClientRect()
  return { way, part: height > 0 ? (lineOf() - top) / height : 0 }
}

export function readPlace(found: unknown): Place | undefined {
  const { way, part } = (found ?? {}) as Partial<Place>
  if (!Array.isArray(way) || !way.every(Number.isInteger) || !Number.isFinite(part)) return undefined
  return { way, part: Number(part) }
}

/** Repeats it while the page grows, until the reader does something. */
export function keepPlace(content: Element, place: Place) {
  const show = () => scrollTo(content, place)
  const growth = new ResizeObserver(show)
  const reader = new AbortController()
  const stop = () => {
    growth.disconnect()
    reader.abort()
  }
  growth.observe(content)
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stop, { capture: true, passive: true, signal: reader.signal })
  setTimeout(stop, LONGEST_MS)
  show()
}

/** A list that has not grown yet grows as its end comes near. */
function scrollTo(content: Element, { way, part }: Place) {
  let element = content
  let isThere = true
  for (const at of way) {
    const next = element.children[at] ?? element.lastElementChild
    if (!next) break
    isThere &&= next === element.children[at]
    element = next
  }
  const { top, height } = element.getBoundingClientRect()
  window.scrollBy({ top: top + (isThere ? part * height : 0) - lineOf(), behavior: 'instant' })
}

/** Below the bar, which covers the page's beginning. */
function lineOf(): number {
  return document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0
}

function scrolls(element: Element): boolean {
  const { position, display } = getComputedStyle(element)
  return display !== 'none' && position !== 'sticky' && position !== 'fixed'
}
