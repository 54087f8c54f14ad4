// Detects visitors from WhatsApp, and remembers it for the tab.
import { cameFromWhatsApp } from '#domain/whatsapp-visit.ts'
import { readStored, tabStorage, writeStored } from '#web/browser/storage.ts'

const CAME_NAME = 'came-from-whatsapp'

let known: boolean | undefined

/** In the browser only. */
export function isWhatsAppVisitor(): boolean {
  known ??= readStored(tabStorage(), CAME_NAME) === true || isComingNow()
  return known
}

function isComingNow(): boolean {
  const came = [firstSearch(), window.location.search].some((search) =>
    cameFromWhatsApp({ search, referrer: document.referrer, userAgent: navigator.userAgent }),
  )
  if (came) writeStored(tabStorage(), CAME_NAME, true)
  return came
}

/** The query of the first page, before client navigations. */
function firstSearch(): string {
  const [opened] = performance.getEntriesByType('navigation')
  return opened ? new URL(opened.name).search : ''
}
