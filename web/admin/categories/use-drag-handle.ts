// Drags a row of a list by its handle, by mouse or touch.
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { dropTarget } from '../kit/moved.ts'

/** A press without a move is no drag. */
const STARTS_AFTER_PX = 6
/** Near an edge of the window the page scrolls. */
const EDGE_PX = 96
const SCROLL_PX = 10

/** The id of the row that the dragged one would come before; undefined after the last. */
export type DropPlace = string | undefined | 'nowhere'

type Drag = {
  handle: HTMLButtonElement
  startY: number
  y: number
  list: Element
  place: DropPlace
  frame?: number
}

type Options = {
  id: string
  /** `isDragging` is false once it ends. */
  onDrag: (isDragging: boolean, place: DropPlace) => void
  onDrop: (handle: HTMLButtonElement, place: string | undefined) => void
}

/** Rows are the list's items, with their ids in `data-id`. */
export function useDragHandle({ id, onDrag, onDrop }: Options) {
  const drag = useRef<Drag>(undefined)
  // Somebody else may delete the row that is dragged.
  const cancel = useEffectEvent(() => end(false))
  useEffect(() => () => cancel(), [])

  function follow() {
    const current = drag.current
    if (!current) return
    const { y, list } = current
    if (y < EDGE_PX) scrollBy(0, -SCROLL_PX)
    else if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
    const place = dropTarget(rowsIn(list), id, y)
    if (place !== current.place) onDrag(true, place)
    drag.current = { ...current, place, frame: requestAnimationFrame(follow) }
  }

  function end(isDropped: boolean) {
    const ended = drag.current
    drag.current = undefined
    if (ended?.frame === undefined) return
    cancelAnimationFrame(ended.frame)
    onDrag(false, 'nowhere')
    // The pointer may have moved since the last frame.
    const place = isDropped ? dropTarget(rowsIn(ended.list), id, ended.y) : 'nowhere'
    if (place !== 'nowhere') onDrop(ended.handle, place)
  }

  const handle = {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      const list = event.currentTarget.closest('ol')
      if (event.button !== 0 || !list) return
      const { currentTarget: button, clientY, pointerId } = event
      button.setPointerCapture(pointerId)
      drag.current = { handle: button, startY: clientY, y: clientY, list, place: 'nowhere' }
    },
    onPointerMove({ clientY }: PointerEvent<HTMLButtonElement>) {
      const current = drag.current
      if (!current) return
      current.y = clientY
      if (current.frame !== undefined || Math.abs(clientY - current.startY) < STARTS_AFTER_PX) return
      onDrag(true, 'nowhere')
      follow()
    },
    onPointerUp: () => end(true),
    onLostPointerCapture: () => end(false),
  }
  return { handle, cancel: () => end(false) }
}

function rowsIn(list: Element): { id: string; middle: number }[] {
  return [...list.children].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { id: row.getAttribute('data-id') ?? '', middle: (top + bottom) / 2 }
  })
}
