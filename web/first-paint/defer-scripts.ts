// Defers the module scripts of a page until its first paint: on a slow line everything that paints it is fetched first.
import type { MarkedScript } from './marked-scripts.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g
const MODULE_TAG = '<script type="module" async="">'

/** A browser that does not report its first paint has painted by then. */
const PAINTED_MS = 1_000

/**
 * Returns the page with its module script and preloads put into an inline script, which adds them after the first paint, and
 * every inline script of the program for the policy. The links to `sheets`, whose text stands in the page, are added with them,
 * disabled so that they are not fetched: React looks for them when it hydrates the page.
 */
export function deferScripts(
  page: string,
  marked: readonly MarkedScript[],
  sheets: readonly string[] = [],
): { page: string; scripts: string[] } {
  const texts = marked.map(({ text }) => text)
  const module = marked.find(({ tag }) => tag === MODULE_TAG)
  if (!module) {
    const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
    return { page: page.replace('</head>', () => `${links}</head>`), scripts: texts }
  }
  const preloads = [...page.matchAll(PRELOAD)].map(([, href = '']) => href)
  const deferring = deferringScript(preloads, sheets.flatMap(withAndWithoutHash), module.text)
  const deferred = page.replaceAll(PRELOAD, '').replace(module.whole, () => `<script>${deferring}</script>`)
  return { page: deferred, scripts: [...texts, deferring] }
}

/** React Router ends the link of a sheet that lazy parts use as well with a #; those parts look for it without. */
function withAndWithoutHash(href: string): string[] {
  return href.endsWith('#') ? [href, href.slice(0, -1)] : [href]
}

function deferringScript(preloads: readonly string[], sheets: readonly string[], module: string): string {
  return `{
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
  const start = () => {
    for (const href of ${asText(preloads)}) add('link', { rel: 'modulepreload', href })
    for (const href of ${asText(sheets)}) add('link', { rel: 'stylesheet', disabled: true, href })
    add('script', { type: 'module', textContent: ${asText(module)} })
  }
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

/** Returns JSON that cannot end the script it stands in. */
function asText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
