// The list of categories, and its dialogs.
import { useState } from 'react'
import { counted } from '#domain/counted.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { ConfirmDelete } from '../kit/confirm-delete.tsx'
import { useNotice } from '../kit/use-notice.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryList, useMovedList } from './category-list.tsx'
import type { CategoryAction, CountedCategory } from './category-row.tsx'
import { productCount } from './messages.ts'

type Opened = { what: CategoryAction; category: CountedCategory } | { what: 'add' }

type Props = { categories: readonly CountedCategory[]; keeps: boolean }

export function CategoryManager({ categories, keeps }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const { notice, notify, clear } = useNotice()
  const list = useMovedList(categories)
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
      {list.length === 0 ? (
        <Empty title="No categories yet" icon="list">
          Customers find products by category. Add the first one.
        </Empty>
      ) : (
        <CategoryList list={list} notify={notify} onOpen={(what, opening) => setOpened({ what, category: opening })} />
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
            ? `has ${productCount(products)}. They and its old links move to the category that you choose.`
            : 'is empty. Its old links lead to the category that you choose.'}
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
