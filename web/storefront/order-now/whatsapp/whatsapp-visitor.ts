// Whether this visitor came from WhatsApp; remembered while the tab lives, as the address loses its sign of it.
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

/** The query of the page that was opened, though the visitor may have gone on to another since. */
function firstSearch(): string {
  const [opened] = performance.getEntriesByType('navigation')
  return opened ? new URL(opened.name).search : ''
}
