// Folds the bars of a small screen away while a quantity box has the focus: the keyboard takes half of it.
import { type FocusEvent, type RefObject, useEffect } from 'react'

/** As in the style sheet. */
const SMALL = '(width < 48rem), (height < 30rem)'

const isBox = (target: EventTarget | null) => target instanceof Element && target.matches('.sheet-box')

/** Returns the listeners of the element around the boxes. `strip` is what stays in sight. */
export function useFoldedBars(strip: RefObject<HTMLElement | null>) {
  useEffect(() => unfold, [])
  return {
    onFocus({ target }: FocusEvent) {
      if (!isBox(target) || !matchMedia(SMALL).matches) return
      document.documentElement.dataset.sheetFocus = ''
      // The bars are back in their places in the page; at its top they would still be in sight.
      const top = strip.current?.getBoundingClientRect().top ?? 0
      if (top > 0) window.scrollBy({ top, behavior: 'instant' })
    },
    onBlur: unfoldAfterPress,
  }
}

/** The press that took the focus away ends first: the bars would come between the finger and what it touched. */
function unfoldAfterPress() {
  requestAnimationFrame(() => {
    if (document.querySelector('.sheet-sections :active')) unfoldAfterPress()
    else if (!isBox(document.activeElement)) unfold()
  })
}

function unfold() {
  delete document.documentElement.dataset.sheetFocus
}
