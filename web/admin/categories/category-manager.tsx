// The list of categories, and its dialogs.
import { useLayoutEffect, useRef, useState } from 'react'
import { useFetchers } from 'react-router'
import { counted } from '#domain/counted.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { ConfirmDelete } from '../kit/confirm-delete.tsx'
import { fieldText } from '../kit/intents.ts'
import { useNotice } from '../kit/use-notice.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { type CategoryAction, type CountedCategory, CategoryRow } from './category-row.tsx'
import { productCount } from './messages.ts'
import { moved, stepTarget } from './moved.ts'

type Opened = { what: Exclude<CategoryAction, 'move'>; category: CountedCategory } | { what: 'add' }

type Props = { categories: readonly CountedCategory[]; keeps: boolean }

export function CategoryManager({ categories, keeps }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const [said, setSaid] = useState('')
  const { notice, notify, clear } = useNotice()
  const list = useMovedList(categories)
  const rows = useRef<HTMLOListElement>(null)
  const order = list.map(({ id }) => id).join()
  const pressed = useKeptPlace(rows, order)
  // Two quick presses are two steps: the second starts from the result of the first, before it is rendered.
  const newest = useRef(list)
  const drawn = useRef(order)
  useLayoutEffect(() => {
    if (drawn.current === order) return
    drawn.current = order
    newest.current = list
  }, [list, order])
  const takeStep = (id: string, step: -1 | 1) => {
    const beforeId = stepTarget(newest.current, id, step)
    if (beforeId !== 'nowhere') newest.current = moved(newest.current, id, beforeId)
    return beforeId
  }
  const close = () => setOpened(undefined)
  const saved = (message: string) => {
    close()
    notify('good', message)
  }
  const off = list.filter(({ enabled }) => !enabled).length
  const category = opened && 'category' in opened ? opened.category : undefined
  const products = list.find(({ id }) => id === category?.id)?.products ?? category?.products ?? 0
  const isMerge = opened?.what === 'merge' || (opened?.what === 'remove' && products > 0)
  return (
    <>
      <div className="spread below">
        <p>
          {counted(list.length, 'category', 'categories')}
          {off > 0 && `, ${off} off`}
        </p>
        <Button onClick={() => setOpened({ what: 'add' })}>
          <Icon name="plus" /> Add Category
        </Button>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      {list.length === 0 ? (
        <Empty title="No categories yet" icon="list">
          Products are shown under the category that they are in: add the first one.
        </Empty>
      ) : (
        <ol ref={rows} className="card rounder divided">
          {list.map((each) => (
            <CategoryRow
              key={each.id}
              category={each}
              list={list}
              notify={notify}
              takeStep={takeStep}
              onMove={(button) => {
                pressed.current = button
                const place = newest.current.findIndex(({ id }) => id === each.id) + 1
                setSaid(`${each.name} is now ${place} of ${list.length}`)
              }}
              onOpen={(what) => setOpened({ what, category: each })}
            />
          ))}
        </ol>
      )}
      {(opened?.what === 'add' || opened?.what === 'edit') && (
        <CategoryDialog
          key={category?.id ?? 'new'}
          category={category}
          now={list.find(({ id }) => id === category?.id)}
          keeps={keeps}
          onClose={close}
          onSaved={saved}
        />
      )}
      <ConfirmDelete
        kind="merge-category"
        title={opened?.what === 'remove' ? 'Delete Category' : 'Merge Category'}
        action={opened?.what === 'remove' ? 'Move and Delete' : 'Merge'}
        asked={isMerge && category ? { intent: 'merge', field: 'id', id: category.id } : undefined}
        onClose={close}
        notify={notify}
      >
        <p>
          <strong>{category?.name}</strong>{' '}
          {products > 0
            ? `has ${productCount(products)}. They move to the category that you choose, and so do its old addresses.`
            : 'is empty. Its old addresses lead to the category that you choose.'}
        </p>
        <Field label={opened?.what === 'remove' ? 'Move its products to' : 'Merge into'} required>
          {(ids) => (
            <Select {...ids} name="intoId" defaultValue="">
              <option value="">Choose a category</option>
              {list
                .filter(({ id }) => id !== category?.id)
                .map(({ id, name, enabled }) => (
                  <option key={id} value={id}>
                    {enabled ? name : `${name} (off)`}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </ConfirmDelete>
      <ConfirmDelete
        kind="category"
        title="Delete Category"
        asked={
          opened?.what === 'remove' && !isMerge && category
            ? { intent: 'remove', field: 'id', id: category.id }
            : undefined
        }
        onClose={close}
        notify={notify}
      >
        <p>Are you sure you want to delete this category? It has no products.</p>
        <p>
          <strong>{category?.name}</strong>
        </p>
      </ConfirmDelete>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}

/** The optimistic list. */
function useMovedList(categories: readonly CountedCategory[]): readonly CountedCategory[] {
  return useFetchers().reduce((list, { formData }) => {
    if (!formData || fieldText(formData, 'intent') !== 'move') return list
    return moved(list, fieldText(formData, 'id'), fieldText(formData, 'beforeId') || undefined)
  }, categories)
}

/** A row moved in the document loses the focus: refocus its button and scroll to it. */
function useKeptPlace(rows: { current: HTMLOListElement | null }, order: string) {
  const pressed = useRef<HTMLButtonElement>(null)
  const last = useRef(order)
  useLayoutEffect(() => {
    const button = pressed.current
    const isMoved = order !== last.current
    last.current = order
    if (!isMoved) return
    if (!button || !rows.current?.contains(button)) return
    if (document.activeElement !== button && document.activeElement !== document.body) return
    button.focus({ preventScroll: true })
    button.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [rows, order])
  return pressed
}
