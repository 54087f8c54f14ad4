// Defers the module scripts of a page until its first paint: on a slow line everything that paints it is fetched first.
import { PROGRESSIVE_SECTIONS } from './progressive-sections.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/

/** A browser that does not report its first paint has painted by then. */
const PAINTED_MS = 1_000

/**
 * Returns the page with its module script and preloads put into an inline script, which adds them after the first paint, and
 * every inline script of the page for the policy. The links to `sheets`, whose text stands in the page, are added with them,
 * disabled so that they are not fetched: React looks for them when it hydrates the page.
 */
export function deferScripts(page: string, sheets: readonly string[] = []): { page: string; scripts: string[] } {
  const [whole, module] = MODULE.exec(page) ?? []
  if (whole === undefined || module === undefined) {
    const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
    return { page: page.replace('</head>', () => `${links}</head>`), scripts: inlineScripts(page) }
  }
  const preloads = [...page.matchAll(PRELOAD)].map(([, href = '']) => href)
  const script = `<script>${deferringScript(preloads, sheets.flatMap(withAndWithoutHash), module)}</script>`
  const deferred = page.replaceAll(PRELOAD, '').replace(whole, () => script)
  return { page: deferred, scripts: [...inlineScripts(deferred), module] }
}

/** Structured data for search engines is not a script that runs. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

function inlineScripts(page: string): string[] {
  return [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
}

/** React Router ends the link of a sheet that lazy parts use as well with a #; those parts look for it without. */
function withAndWithoutHash(href: string): string[] {
  return href.endsWith('#') ? [href, href.slice(0, -1)] : [href]
}

function deferringScript(preloads: readonly string[], sheets: readonly string[], module: string): string {
  return `{${PROGRESSIVE_SECTIONS}
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
  const start = () => {
    showSections()
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
