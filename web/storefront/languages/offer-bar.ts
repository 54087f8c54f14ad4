// A small bar that offers the page in another language, at the foot of the window: the page does not move.
import type { Language } from '#domain/language.ts'
import { pathIn, splitLanguage } from '#domain/language-address.ts'
import { languageOffers } from '#domain/words/language-offers.ts'
import { dismissLanguage } from './language-choice.ts'
import './offer-bar.css'

export function showOffer(language: Language) {
  const { read, dismiss } = languageOffers[language]
  const { pathname, search } = window.location
  const bar = document.createElement('aside')
  Object.assign(bar, { className: 'language-offer', lang: language, ariaLabel: read })
  const link = document.createElement('a')
  const href = pathIn(language, splitLanguage(pathname).path) + search
  Object.assign(link, { href, hreflang: language, textContent: read })
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', textContent: dismiss })
  button.addEventListener('click', () => {
    dismissLanguage(language)
    bar.remove()
  })
  bar.append(link, button)
  document.querySelector('.top-bar')?.after(bar)
}
