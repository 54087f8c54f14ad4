// A phone's first screen shows two products whole, and nothing lies on them.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** A phone with the bars of its browser. */
const PHONE = { width: 390, height: 664 }
/** Lower than any phone. */
const TOO_LOW = { width: 390, height: 420 }

export async function seeTwoProducts(page: Page, what: string) {
  await page.setViewportSize(TOO_LOW)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  assert.notDeepEqual(await faultsOfCards(page), [], `control: ${what} in a window that is too low`)
  await page.setViewportSize(PHONE)
  assert.deepEqual(await faultsOfCards(page), [], what)
}

/** Of the first two cards: what is out of the window, and what lies on them. */
const faultsOfCards = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.product-card')].slice(0, 2)
    const floats = [
      ...document.querySelectorAll('.top-bar, .shop-tools, .side-button, .side-links a, .total-bar, .whatsapp-toast'),
    ].filter((float) => float.checkVisibility())
    const faults = cards.length < 2 ? ['fewer than two cards'] : []
    for (const card of cards) {
      const name = card.querySelector('h3')?.textContent ?? ''
      const parts = ['.product-card-price b', '.product-card-buying :is(button, input)']
      for (const part of [card, ...parts.map((each) => card.querySelector(each))]) {
        if (!part?.checkVisibility()) {
          faults.push(`${name}: price or button is not shown`)
          continue
        }
        const { top, bottom, left, right } = part.getBoundingClientRect()
        if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) {
          faults.push(`${name}: ${part.className} ends at ${Math.round(bottom)} of ${innerHeight} px`)
        }
      }
      const place = card.getBoundingClientRect()
      for (const float of floats) {
        const { top, bottom, left, right } = float.getBoundingClientRect()
        if (left < place.right && right > place.left && top < place.bottom && bottom > place.top) {
          faults.push(`${float.className} lies on ${name}, from ${Math.round(top)} to ${Math.round(bottom)} px`)
        }
      }
    }
    return faults
  })
