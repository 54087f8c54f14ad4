// The way between the languages in the browser: carries the page along, remembers the choice, and offers the other language.
import { href } from 'react-router'
import { isLanguage } from '#domain/language.ts'
import { pathIn, splitLanguage } from '#domain/language-address.ts'
import { offeredLanguage } from '#domain/language-offer.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { CARRIED_NAME, type SwitchEvent } from '#web/browser/carried-page.ts'
import { startOffline } from '#web/offline/start.ts'
import { watchForOrder } from '../order-now/checkout/watch-for-order.tsx'
import { carryPage, restorePage } from './carry-page.ts'
import { chooseLanguage, chosenLanguage, dismissedLanguage } from './language-choice.ts'

const LINKS = ':is(.language-switch, .language-offer) a'

restorePage()
document.addEventListener('click', follow)
offer()
// Here, because every public page loads this file once it is idle.
startOffline()
watchForOrder()

/** Modified clicks open another tab, to which nothing is carried. */
function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null
  const language = link?.hreflang
  if (!link || !isLanguage(language)) return
  chooseLanguage(language)
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  // A quantity that is being typed is counted when its box is left; some phones do not leave it for a link.
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  const { pathname, search, hash } = window.location
  // An order that is being sent cancels it: the order page sends it on, and shows its confirmation from the top.
  const leaving: SwitchEvent = new CustomEvent(CARRIED_NAME, { cancelable: true, detail: { hash: '' } })
  if (!dispatchEvent(leaving)) return window.location.assign(pathIn(language, href('/ordernow')) + leaving.detail.hash)
  const to = pathIn(language, splitLanguage(pathname).path) + search
  carryPage(to, link)
  window.location.assign(to + hash)
}

function offer() {
  const language = offeredLanguage({
    shown: shownLanguage(),
    preferred: navigator.languages,
    chosen: chosenLanguage(),
    dismissed: dismissedLanguage(),
  })
  // Without it nothing is lost.
  if (language) import('./offer-bar.ts').then(({ showOffer }) => showOffer(language)).catch(() => {})
}
