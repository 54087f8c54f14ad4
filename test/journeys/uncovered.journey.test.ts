// A P2-15 Nothing that floats lies on words or buttons: on no page, at no width, wherever the page is scrolled to.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { fillCheckout, openCheckout, sendOrder, storeCart } from './shopping.ts'

const quick = { databases: ['sqlite'], sharing: true } as const
/** Phones, one on its side, tablets, and both sides of where the widgets leave the bar for the margin. */
const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1439, 900],
  [1440, 900],
] as const

/**
 * Returns the words, links and controls under what is fixed over the page, and under chat, call and Order Now where they have left
 * the top bar. A bar from edge to edge is not counted: it ends the window, as the browser's own bars do; nor is a notice, which
 * goes by itself.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.top-bar')?.getBoundingClientRect() ?? new DOMRect()
    const floats = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const isOutside = top < bar.top || bottom > bar.bottom
      const isFixed = getComputedStyle(element).position === 'fixed'
      if (!isFixed && !(isOutside && element.matches('.side-widgets, .order-seal'))) return false
      return width * height > 0 && width < innerWidth && element.checkVisibility()
    })
    const faults = new Set<string>()

    function check(float: Element, box: DOMRect, other: Element, words: string) {
      const left = Math.max(box.left, float.getBoundingClientRect().left)
      const right = Math.min(box.right, float.getBoundingClientRect().right)
      const top = Math.max(box.top, float.getBoundingClientRect().top)
      const bottom = Math.min(box.bottom, float.getBoundingClientRect().bottom)
      if (right - left < 1 || bottom - top < 1) return
      const pile = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      const [uppermost] = pile
      if (uppermost && float.contains(uppermost) && pile.includes(other)) faults.add(`${float.className} on "${words}"`)
    }

    for (const float of floats) {
      if (float.closest('.notice-area, .whatsapp-toast-place, .skip-link')) continue
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement: place, textContent } = texts.currentNode
        if (!place || float.contains(place) || !textContent?.trim()) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        for (const box of range.getClientRects()) check(float, box, place, textContent)
      }
      for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
        if (!float.contains(control))
          check(float, control.getBoundingClientRect(), control, control.ariaLabel ?? control.outerHTML)
      }
    }
    return [...faults]
  })

/** At the top, in the middle after scrolling up, at the end, and a little above it. */
async function coveredAnywhere(page: Page, where: string) {
  const found: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const places = ['top', 'middle, up', 'end', 'end, a little up']
    for (const place of places) {
      await page.evaluate(async (wanted) => {
        const end = document.documentElement.scrollHeight - innerHeight
        const target = wanted === 'top' ? 0 : wanted.startsWith('middle') ? end / 2 : end
        const way = wanted.endsWith('up') ? [target + 60, target - 60] : [target - 60, target]
        for (const top of way) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
        // What slides in has slid.
        await Promise.all(
          document.getAnimations().map((motion) => (motion instanceof CSSTransition ? motion.finished : undefined)),
        )
      }, place)
      for (const each of await covered(page)) found.push(`${where} at ${width} × ${height}, ${place}: ${each}`)
    }
  }
  assert.deepEqual(found, [])
}

for (const path of ['/', '/about', '/contact', '/pricelist', '/nothing-here']) {
  journey(
    `nothing floats over words or buttons on ${path}`,
    fillCatalogue,
    async ({ person }) => {
      const page = await (await person('visitor', { expected: /status of 404/ })).visit(path)
      await coveredAnywhere(page, path)
    },
    { ...quick, only: 'phone' },
  )
}

journey(
  'nothing floats over words or buttons on the order page, in both views, and on the confirmation',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await coveredAnywhere(page, 'cards')
    await storeCart(page, 12, 10)
    await coveredAnywhere(page, 'cards with a cart')
    await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
    await page
      .getByRole('textbox', { name: /^Quantity of / })
      .nth(3)
      .focus()
    await coveredAnywhere(page, 'price sheet')
    await openCheckout(page)
    await fillCheckout(page)
    await sendOrder(page)
    await coveredAnywhere(page, 'confirmation')
  },
  { ...quick, only: 'phone' },
)

journey(
  'chat and call are in the top bar of a small screen wherever it is scrolled to, and open beneath it',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/about')
    const button = page.getByRole('button', { name: 'Chat or call' })
    const links = page.getByRole('group', { name: 'Quick contact' }).getByRole('link')
    for (const [width, height] of SIZES.filter(([each]) => each < 1440)) {
      await page.setViewportSize({ width, height })
      await page.mouse.wheel(0, 600)
      const bar = await page.getByRole('banner').boundingBox()
      const place = await button.boundingBox()
      assert.ok(bar && place && place.width >= 44 && place.height >= 44, `${width}: a target of 44 px`)
      assert.ok(place.x >= 0 && place.x < width / 2 && place.y >= bar.y && place.y + place.height <= bar.y + bar.height)
      await button.click()
      for (const link of await links.all()) {
        const box = await link.boundingBox()
        assert.ok(box && box.height >= 44 && box.y >= bar.y + bar.height && box.x + box.width <= width, `${width}`)
      }
      await page.keyboard.press('Escape')
      await links.first().waitFor({ state: 'hidden' })
    }
  },
  { ...quick, only: 'phone' },
)
