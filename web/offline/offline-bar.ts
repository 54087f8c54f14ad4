// A bar below the top bar of a page that the device opened without the shop.
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { offline } from '#domain/words/en/pages/offline.ts'

let bar: HTMLElement | undefined

/** `since`: milliseconds since 1970. A time that is still to come is not told: the device's clock was wrong. */
export function showBar(since: number): void {
  const text = wordsOf(offline)
  const isKnown = since > 0 && since <= Date.now()
  // In the styles that every page has: one that is away could not be fetched.
  const shown = document.createElement('div')
  Object.assign(shown, { className: 'order-aside offline-bar small breaks', role: 'status', ariaLabel: text.label })
  Object.assign(shown.style, { background: 'var(--marigold-tint)', textAlign: 'center' })
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
