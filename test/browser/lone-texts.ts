// Finds changing texts that share an element: a browser's translation replaces their nodes.
import type { BrowserContext } from 'playwright-core'

/** A text alone in its element is replaced safely. Any other changing text is a page error. */
export async function watchLoneTexts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // The back office is not translated.
    if (location.pathname.startsWith('/admin')) return
    const reported = new Set<string>()

    function report(what: string, place: Element | null, text: string | null) {
      const fault = `A text beside others ${what}: <${place?.tagName.toLowerCase()} class="${place?.className}"> "${text}"`
      if (!reported.has(fault)) reportError(new Error(fault))
      reported.add(fault)
    }

    function check({ type, target, addedNodes, removedNodes, nextSibling, previousSibling }: MutationRecord) {
      if (type === 'characterData') {
        if (target.parentNode && target.parentNode.childNodes.length > 1) {
          report('changes', target.parentElement, target.textContent)
        }
        return
      }
      const place = target as Element
      const isAlone = !nextSibling && !previousSibling
      if (!isAlone && [...removedNodes].some((node) => node instanceof Text)) report('goes', place, place.textContent)
      if (!isAlone && [...addedNodes].some((node) => node instanceof Text)) report('comes', place, place.textContent)
      if (addedNodes.length > 0 && nextSibling instanceof Text)
        report('has something put before it', place, place.textContent)
    }

    new MutationObserver((records) => {
      // Before hydration the parser adds the text. A visitor may sign in.
      if (!('hydrated' in document.documentElement.dataset) || location.pathname.startsWith('/admin')) return
      for (const record of records) if (document.body.contains(record.target)) check(record)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}
