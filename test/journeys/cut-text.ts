// Text that a box cuts off, or that runs out of its box.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Nor does the page scroll sideways. */
export async function nothingIsCut(page: Page, what: string) {
  assert.deepEqual(await cutTexts(page), [], what)
}

/** Not counted: lines that a clamp or an ellipsis leaves out on purpose, text for screen readers, and what scrolls. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const SLACK = 1.5
    /** A word may reach a little into the space around its box. */
    const OUTSIDE = 4
    const { scrollWidth } = document.documentElement
    const faults = new Set(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [])

    const report = (element: Element, fault: string) =>
      faults.add(`${element.localName}.${element.className} “${element.textContent.trim().slice(0, 40)}” ${fault}`)

    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath.startsWith('inset') || isHidden(element.parentElement))

    const isOutside = (line: DOMRect, element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return Math.max(left - line.left, line.right - right) > OUTSIDE
    }

    for (const element of document.querySelectorAll<HTMLElement>('body :not(script, style, option)')) {
      if (!element.textContent.trim() || !element.checkVisibility({ visibilityProperty: true })) continue
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || isHidden(element)) continue
      const isWide = element.scrollWidth > element.clientWidth + SLACK
      const isHigh = element.scrollHeight > element.clientHeight + SLACK
      if (isWide && /hidden|clip/.test(overflowX)) report(element, 'is cut at its side')
      if (isHigh && /hidden|clip/.test(overflowY)) report(element, 'is cut below')
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let box = text.parentElement
      if (!text.textContent?.trim() || !box?.checkVisibility({ visibilityProperty: true })) continue
      if (box.closest('option, script, style') || isHidden(box)) continue
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
      if (!box || getComputedStyle(box).textOverflow === 'ellipsis') continue
      const around = box.parentElement ?? box
      const isInside = getComputedStyle(box).position === 'static' && getComputedStyle(around).overflowX === 'visible'
      const isInBlock = isInside && getComputedStyle(around).display !== 'inline'
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        if (isOutside(line, box)) report(box, 'is narrower than its text')
        else if (isInBlock && isOutside(line, around)) report(around, 'is narrower than a text in it')
      }
    }
    return [...faults]
  })
