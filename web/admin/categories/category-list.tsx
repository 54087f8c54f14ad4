// The categories in the owner's order, those without products at the end; rows are moved by hand and by key.
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { categories as words } from '#domain/words/en/office/goods/categories.ts'
import { useWords } from '#web/ui/words.ts'
import type { ActionResult } from '../kit/intents.ts'
import type { Notify } from '../kit/use-notice.ts'
import { useSubmitsInOrder } from '../kit/use-submits-in-order.ts'
import { type CategoryAction, type CountedCategory, CategoryRow } from './category-row.tsx'
import { moved, type Step, stepTarget } from '../kit/moved.ts'
import type { DropPlace } from './use-drag-handle.ts'

type Props = {
  /** In the order shown. */
  list: readonly CountedCategory[]
  onMove: (id: string, beforeId: string | undefined) => void
  notify: Notify
  onOpen: (what: CategoryAction, category: CountedCategory) => void
}

const groupOf = (list: readonly CountedCategory[], hasProducts: boolean) =>
  list.filter(({ products }) => products > 0 === hasProducts)

export function CategoryList({ list, onMove, notify, onOpen }: Props) {
  const text = useWords(words)
  const emptyId = useId()
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<{ hasProducts: boolean; place: DropPlace }>()
  const order = list.map(({ id }) => id).join()
  const pressed = useKeptPlace(order)
  // Two quick presses are two steps: the second starts from the result of the first, before it is rendered.
  const newest = useRef(list)
  const drawn = useRef(order)
  useLayoutEffect(() => {
    if (drawn.current === order) return
    drawn.current = order
    newest.current = list
  }, [list, order])
  const groupNow = ({ products }: CountedCategory) => groupOf(newest.current, products > 0)
  const takeStep = (category: CountedCategory) => (id: string, step: Step) => stepTarget(groupNow(category), id, step)
  const move = (category: CountedCategory) => (button: HTMLButtonElement, beforeId: string | undefined) => {
    pressed.current = button
    onMove(category.id, beforeId)
    newest.current = moved(newest.current, category.id, beforeId)
    const group = groupNow(category)
    const place = group.findIndex(({ id }) => id === category.id) + 1
    setSaid(text.isNow({ name: category.name, place, count: group.length }))
  }

  const rowsOf = (hasProducts: boolean) => {
    const group = groupOf(list, hasProducts)
    const place = dragged?.hasProducts === hasProducts ? dragged.place : 'nowhere'
    return group.map((each, at) => (
      <CategoryRow
        key={each.id}
        category={each}
        place={at + 1}
        count={group.length}
        drop={place === each.id ? 'before' : place === undefined && at === group.length - 1 ? 'after' : undefined}
        notify={notify}
        takeStep={takeStep(each)}
        onDrag={(isDragging, over) => setDragged(isDragging ? { hasProducts, place: over } : undefined)}
        onMove={move(each)}
        onOpen={(what) => onOpen(what, each)}
      />
    ))
  }
  const empty = groupOf(list, false).length
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      {empty < list.length && <ol className="card rounder divided below">{rowsOf(true)}</ol>}
      {empty > 0 && (
        <>
          <p className="stack gap-1 below-2">
            <b id={emptyId}>{text.withoutProducts({ count: empty })}</b> <span className="soft">{text.notSeen}</span>
          </p>
          <ol className="card rounder divided" aria-labelledby={emptyId}>
            {rowsOf(false)}
          </ol>
        </>
      )}
    </>
  )
}

/** The list as it will be, and the function that moves a category before another, or last. */
export function useMoves(categories: readonly CountedCategory[], notify: Notify) {
  const { submit, waiting } = useSubmitsInOrder<ActionResult>(({ ok, message }) => !ok && notify('bad', message))
  const list = waiting.reduce((all, { id = '', beforeId }) => moved(all, id, beforeId || undefined), categories)
  const move = (id: string, beforeId: string | undefined) => submit({ intent: 'move', id, beforeId: beforeId ?? '' })
  return { list, move }
}

/** A row moved in the document loses the focus: refocus its button and scroll to it. */
function useKeptPlace(order: string) {
  const pressed = useRef<HTMLButtonElement>(null)
  const last = useRef(order)
  useLayoutEffect(() => {
    const button = pressed.current
    const isMoved = order !== last.current
    last.current = order
    if (!isMoved || !button?.isConnected) return
    if (document.activeElement !== button && document.activeElement !== document.body) return
    button.focus({ preventScroll: true })
    button.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [order])
  return pressed
}
