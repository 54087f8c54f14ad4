// Arrow keys move the focus along a row of cards, which shows the whole card.
import { type RefObject, useEffect } from 'react'

/** Returns the index of the card to focus; undefined for other keys and past the ends. */
export function cardAfter(key: string, current: number, count: number): number | undefined {
  if (current < 0) return undefined
  const wanted = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: count - 1 }[key]
  return wanted === undefined || wanted === current || wanted < 0 || wanted >= count ? undefined : wanted
}

/** Keys bubble up from the cards' buttons. */
export function useRowKeys(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current
    const move = (event: KeyboardEvent) => element && moveAlong(element, event)
    element?.addEventListener('keydown', move)
    element?.addEventListener('focusin', showCard)
    return () => {
      element?.removeEventListener('keydown', move)
      element?.removeEventListener('focusin', showCard)
    }
  }, [row])
}

/** Browsers leave a focused element that is partly in sight where it is; snapping would return to that place. */
function showCard({ target, currentTarget }: FocusEvent) {
  if (!(target instanceof Element && target.matches(':focus-visible:not(input)'))) return
  ;(currentTarget as HTMLElement).style.scrollSnapType = 'none'
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Focuses the same part of the next card: picture or button. */
function moveAlong(row: HTMLElement, event: KeyboardEvent) {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return
  const cards = [...row.children]
  const at = cards.findIndex((card) => card.contains(target))
  const card = cards[cardAfter(key, at, cards.length) ?? -1]
  if (!card) return
  event.preventDefault()
  const buying = target.closest('.product-card-buying')
    ? card.querySelector<HTMLElement>('.product-card-buying button:last-of-type:enabled')
    : undefined
  const there = buying ?? card.querySelector<HTMLElement>('button, a')
  there?.focus()
}
