// The list of categories, and its dialogs.
import { useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { categories as words } from '#domain/words/en/office/goods/categories.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { ConfirmDelete } from '../kit/confirm/confirm-delete.tsx'
import { useNotice } from '../kit/use-notice.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryList, useMoves } from './category-list.tsx'
import type { CategoryAction, CountedCategory } from './category-row.tsx'

type Opened = { what: CategoryAction; category: CountedCategory } | { what: 'add' }

type Props = { categories: readonly CountedCategory[]; keeps: boolean }

export function CategoryManager({ categories, keeps }: Props) {
  const text = useWords(words)
  const [opened, setOpened] = useState<Opened>()
  const { notice, notify, clear } = useNotice()
  const { list, move } = useMoves(categories, notify)
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
        <p>{off > 0 ? text.countOff({ count: list.length, off }) : text.count({ count: list.length })}</p>
        <Button onClick={() => setOpened({ what: 'add' })}>
          <Icon name="plus" /> {text.add}
        </Button>
      </div>
      {list.length === 0 ? (
        <Empty title={text.noneYet} icon="list">
          {text.addFirst}
        </Empty>
      ) : (
        <CategoryList
          list={list}
          onMove={move}
          notify={notify}
          onOpen={(what, opening) => setOpened({ what, category: opening })}
        />
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
        title={opened?.what === 'remove' ? text.deleteTitle : text.mergeTitle}
        action={opened?.what === 'remove' ? text.moveAndDelete : text.merge}
        asked={isMerge && category ? { intent: 'merge', field: 'id', id: category.id } : undefined}
        onClose={close}
        notify={notify}
      >
        <p>
          {sentence(
            products > 0
              ? text.fullGoes({ name: category?.name ?? '', count: products })
              : text.emptyGoes({ name: category?.name ?? '' }),
            { name: <strong /> },
          )}
        </p>
        <Field label={opened?.what === 'remove' ? text.moveProductsTo : text.into} required>
          {(ids) => (
            <Select {...ids} name="intoId" defaultValue="">
              <option value="">{text.chooseCategory}</option>
              {list
                .filter(({ id }) => id !== category?.id)
                .map(({ id, name, enabled }) => (
                  <option key={id} value={id}>
                    {enabled ? name : text.nameOff({ name })}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </ConfirmDelete>
      <ConfirmDelete
        kind="category"
        title={text.deleteTitle}
        asked={
          opened?.what === 'remove' && !isMerge && category
            ? { intent: 'remove', field: 'id', id: category.id }
            : undefined
        }
        onClose={close}
        notify={notify}
      >
        <p>{text.deleteAsk}</p>
        <p>
          <strong>{category?.name}</strong>
        </p>
      </ConfirmDelete>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
