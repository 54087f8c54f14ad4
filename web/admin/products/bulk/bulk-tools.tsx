// Selection, dialog and result of a bulk change.
import { useState } from 'react'
import { href, Link } from 'react-router'
import type { ListedCategory } from '#domain/category/category.ts'
import type { Product } from '#domain/product/product.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { type Done, DoneNotice } from './done-notice.tsx'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { Choice } from '#web/admin/kit/use-choice.ts'
import '#web/admin/kit/choice-bar.css'
import './bulk.css'

type Props = {
  choice: Choice
  /** The filtered products, and all, with current stock. */
  matching: readonly Product[]
  products: readonly Product[]
  categories: readonly ListedCategory[]
  notify: Notify
}

export function BulkTools({ choice, matching, products, categories, notify }: Props) {
  const text = useWords(productChanges)
  const { chosen, begin, end, replace } = choice
  // Chosen when the dialog was opened: edits of others do not move the preview.
  const [asked, setAsked] = useState<readonly Product[]>()
  const [done, setDone] = useState<Done>()
  const there = chosen ? products.filter(({ id }) => chosen.has(id)) : []
  return (
    <div className="bulk-tools stack">
      {done && (
        <DoneNotice
          key={done.bulkChange ?? done.message}
          done={done}
          notify={notify}
          onClose={() => setDone(undefined)}
        />
      )}
      {chosen ? (
        <section className="choice-bar row" aria-label={text.changeManyProducts}>
          <output>{text.chosen({ count: there.length })}</output>
          <Button variant="secondary" onClick={() => replace(matching.map(({ id }) => id))}>
            {text.allThatMatch({ count: matching.length })}
          </Button>
          <Button variant="secondary" onClick={() => replace([])}>
            {text.none}
          </Button>
          <Button aria-disabled={there.length === 0 || undefined} onClick={() => there.length > 0 && setAsked(there)}>
            {text.change}
          </Button>
          <Button variant="quiet" onClick={end}>
            {text.done}
          </Button>
        </section>
      ) : (
        <div className="row gap-4 lines-0">
          <Button variant="secondary" size="small" onClick={begin}>
            {text.changeMany}
          </Button>
          <Link className="touch" to={href('/admin/products/changes')}>
            {text.lastChanges}
          </Link>
        </div>
      )}
      {asked && (
        <BulkDialog
          products={asked}
          categories={categories}
          onClose={() => setAsked(undefined)}
          onDone={(result) => {
            setAsked(undefined)
            end()
            setDone(result)
          }}
        />
      )}
    </div>
  )
}
