// Lets a page be seen before its scripts are fetched: on a slow line everything that draws it comes first.

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/

/** A browser that does not say when it has painted has done so by then. */
const FRAME_SHOWN_MS = 1_000

/** From one shelf to the next: a frame that is asked for before the last one's pictures are unpacked holds the page up. */
const TURN_MS = 100
/** As many as are laid out at the top of the page: what is seen, and as much again below. The style sheet counts them too. */
const SHELVES_IN_TURN = 5

/**
 * The page with its module script held back until it has been painted, and every inline script that it may run. From then
 * on the root says how many shelves are drawn (`data-drawn`): `all` in the end, or as soon as the visitor scrolls. The
 * links to `sheets`, which stand in the page as text, are put back for React; disabled ones are not fetched.
 */
export function deferScripts(page: string, sheets: readonly string[] = []): { page: string; scripts: string[] } {
  const [whole, module] = MODULE.exec(page) ?? []
  if (whole === undefined || module === undefined) {
    const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
    return { page: page.replace('</head>', () => `${links}</head>`), scripts: inlineScripts(page) }
  }
  const preloads = [...page.matchAll(PRELOAD)].map(([, href = '']) => href)
  const waking = `<script>${wakeUp(preloads, sheets.flatMap(bothSpellings), module)}</script>`
  const later = page.replaceAll(PRELOAD, '').replace(whole, () => waking)
  return { page: later, scripts: [...inlineScripts(later), module] }
}

/** Facts for search engines are no script that runs. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

function inlineScripts(page: string): string[] {
  return [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
}

/** A sheet that parts loaded later want as well is told to React with a # behind it, and looked for by them without. */
function bothSpellings(href: string): string[] {
  return href.endsWith('#') ? [href, href.slice(0, -1)] : [href]
}

function wakeUp(preloads: readonly string[], sheets: readonly string[], module: string): string {
  return `{
  const add = (name, parts) => document.head.append(Object.assign(document.createElement(name), parts))
  const { dataset } = document.documentElement
  const drawAll = () => (dataset.drawn = 'all')
  const drawOn = (shelves) =>
    setTimeout(() => {
      if (dataset.drawn === 'all') return
      if (shelves === ${SHELVES_IN_TURN}) return drawAll()
      dataset.drawn = shelves
      drawOn(shelves + 1)
    }, ${TURN_MS})
  // Whoever comes back stands further down.
  if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') drawAll()
  addEventListener('scroll', drawAll, { once: true, passive: true })
  const wake = () => {
    drawOn(1)
    for (const href of ${asText(preloads)}) add('link', { rel: 'modulepreload', href })
    for (const href of ${asText(sheets)}) add('link', { rel: 'stylesheet', disabled: true, href })
    add('script', { type: 'module', textContent: ${asText(module)} })
  }
  let isAsleep = true
  const wakeOnce = () => {
    if (isAsleep) wake()
    isAsleep = false
  }
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) wakeOnce()
  })
  requestAnimationFrame(() => setTimeout(wakeOnce, ${FRAME_SHOWN_MS}))
  painted.observe({ type: 'paint', buffered: true })
}`
}

/** As JSON that cannot end the script that it stands in. */
function asText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
