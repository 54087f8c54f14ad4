// Whoever chooses or searches from far down sees what was found from its beginning, not its end or what follows it.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Asked } from './progressive-list.ts'

/** After another filter, back to where the tools begin to stick: the list stands right below them. */
export function useListTop(tools: RefObject<HTMLElement | null>, { filter, backAt }: Asked) {
  const last = useRef({ filter, backAt })
  useLayoutEffect(() => {
    const { current: before } = last
    last.current = { filter, backAt }
    // The browser's way back ends where it began.
    if (filter === before.filter || (backAt !== undefined && backAt !== before.backAt)) return
    const head = tools.current?.previousElementSibling
    if (!tools.current || !head) return
    // Where they stick, not where they stand: at the end of a list that has become short they are pushed out of sight.
    const past = Number.parseFloat(getComputedStyle(tools.current).top) - head.getBoundingClientRect().bottom
    if (past > 0) window.scrollBy({ top: -past, behavior: 'instant' })
  }, [tools, filter, backAt])
}
