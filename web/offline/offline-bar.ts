// A bar below the top bar of a page that the device opened without the shop.
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { offline } from '#domain/words/en/pages/offline.ts'
import './offline-bar.css'

let bar: HTMLElement | undefined

/** `since`: milliseconds since 1970. A time that is still to come is not told: the device's clock was wrong. */
export function showBar(since: number): void {
  const text = wordsOf(offline)
  const isKnown = since > 0 && since <= Date.now()
  const shown = document.createElement('aside')
  Object.assign(shown, { className: 'offline-bar', role: 'status', ariaLabel: text.label })
  document.querySelector('.top-bar')?.after(shown)
  // Screen readers read what is put into a region that is there already.
  shown.textContent = isKnown
    ? text.savedAt({ when: `${orderDate(new Date(since))} ${clockTime(new Date(since))}` })
    : text.saved
  bar = shown
}

export function hideBar(): void {
  bar?.remove()
  bar = undefined
}
