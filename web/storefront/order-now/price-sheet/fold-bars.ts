// Hides the bars of a small screen while a quantity box has the focus and the keyboard takes half of it.
import { type FocusEvent, type RefObject, useEffect } from 'react'

/** As in sheet-phone.css. */
const SMALL = '(width < 48rem), (height < 30rem)'

const isBox = (target: EventTarget | null) => target instanceof Element && target.matches('.sheet-box')

/** Returns listeners for the boxes' container. `strip` stays visible. */
export function useFoldedBars(strip: RefObject<HTMLElement | null>) {
  useEffect(() => unfold, [])
  return {
    onFocus({ target }: FocusEvent) {
      if (!isBox(target) || !matchMedia(SMALL).matches) return
      document.documentElement.dataset.sheetFocus = ''
      // The bars are in the flow again and would be visible at the page's top.
      const top = strip.current?.getBoundingClientRect().top ?? 0
      if (top > 0) window.scrollBy({ top, behavior: 'instant' })
    },
    onBlur: unfoldAfterPress,
  }
}

/** Waits for the end of the press, or the bars would move under the finger. */
function unfoldAfterPress() {
  requestAnimationFrame(() => {
    if (document.querySelector('.sheet-sections :active')) unfoldAfterPress()
    else if (!isBox(document.activeElement)) unfold()
  })
}

function unfold() {
  delete document.documentElement.dataset.sheetFocus
}
