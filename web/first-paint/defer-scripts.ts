// Defers module scripts until the first paint, so that a slow line carries what paints first.
import { reloadWithoutScripts } from './lost-scripts.ts'
import type { MarkedScript } from './marked-scripts.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g
const MODULE_TAG = '<script type="module" async="">'

/** The first paint at the latest, for a browser that does not report it. */
const PAINTED_MS = 1_000

/**
 * Moves the module script and preloads into an inline script, which adds them after the first paint. Returns the page
 * and every inline script for the policy. Links to the inlined `sheets` are added too, disabled against a second fetch,
 * since React looks for them at hydration. `lostNotice` is the HTML of a page whose scripts are lost for good.
 */
export function deferScripts(
  page: string,
  marked: readonly MarkedScript[],
  sheets: readonly string[] = [],
  lostNotice = '',
): { page: string; scripts: string[] } {
  const texts = marked.map(({ text }) => text)
  const module = marked.find(({ tag }) => tag === MODULE_TAG)
  if (!module) {
    const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
    return { page: page.replace('</head>', () => `${links}</head>`), scripts: texts }
  }
  const preloads = [...page.matchAll(PRELOAD)].map(([, href = '']) => href)
  const deferring = deferringScript(preloads, sheets.flatMap(withAndWithoutHash), module.text, lostNotice)
  const deferred = page.replaceAll(PRELOAD, '').replace(module.whole, () => `<script>${deferring}</script>`)
  return { page: deferred, scripts: [...texts, deferring] }
}

/** React Router appends # to the link of a sheet that lazy parts use too; those parts look for it without. */
function withAndWithoutHash(href: string): string[] {
  return href.endsWith('#') ? [href, href.slice(0, -1)] : [href]
}

function deferringScript(preloads: readonly string[], sheets: readonly string[], module: string, lost: string): string {
  return `{
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
  const start = () => {
    for (const href of ${asText(preloads)}) add('link', { rel: 'modulepreload', href })
    for (const href of ${asText(sheets)}) add('link', { rel: 'stylesheet', disabled: true, href })
    addEventListener('unhandledrejection', lost)
    add('script', { type: 'module', onerror: lost, textContent: ${asText(module)} })
  }
  const lost = ${reloadWithoutScripts(asText(lost))}
  let isStarted = false
  const startOnce = () => {
    if (!isStarted) start()
    isStarted = true
  }
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) startOnce()
  })
  requestAnimationFrame(() => setTimeout(startOnce, ${PAINTED_MS}))
  painted.observe({ type: 'paint', buffered: true })
}`
}

/** Returns JSON that cannot end its script. */
function asText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
