// No floating element covers words or buttons, at any width and scroll position.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { usually } from './journey.ts'

/** Phones, one in landscape, tablets, and both sides of the widgets' move from the bar to the margin. */
export const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1439, 900],
  [1440, 900],
] as const
/** The narrowest, the lowest, and both sides of that move. */
const FEW = SIZES.filter(([width, height]) => width === 320 || height === 390 || width > 1024)

/**
 * Words, links and controls under fixed elements. Not counted: a full-width bar, which ends the window like the
 * browser's own, and a notice, which disappears.
 */
export const covered = (page: Page): Promise<string[]> =>
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
export async function nothingIsCovered(page: Page, where: string) {
  const found: string[] = []
  for (const [width, height] of usually(SIZES, FEW)) {
    await page.setViewportSize({ width, height })
    const places = ['top', 'middle, up', 'end', 'end, a little up']
    for (const place of places) {
      await page.evaluate(async (wanted) => {
        const end = document.documentElement.scrollHeight - innerHeight
        const target = wanted === 'top' ? 0 : wanted.startsWith('middle') ? end / 2 : end
        const way = wanted.endsWith('up') ? [target + 60, target - 60] : [target - 60, target]
        for (const top of way) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
        }
        await new Promise(requestAnimationFrame)
        // After all transitions.
        await Promise.all(
          document.getAnimations().map((motion) => (motion instanceof CSSTransition ? motion.finished : undefined)),
        )
      }, place)
      for (const each of await covered(page)) found.push(`${where} at ${width} × ${height}, ${place}: ${each}`)
    }
  }
  assert.deepEqual(found, [])
}
