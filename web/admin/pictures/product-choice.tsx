// Assigns a picture to a product.
import { useDeferredValue, useMemo, useState } from 'react'
import { languageOf } from '#domain/words/shown-language.ts'
import type { Product } from '#domain/product/product.ts'
import { searchForgivingly } from '#domain/product/forgiving-search.ts'
import { common } from '#domain/words/en/office/common.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProductImage } from '#web/ui/product-image.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { useWords } from '#web/ui/words.ts'
import { productSearch } from '../kit/product-filters.ts'
import type { PictureRow } from './picture-rows.ts'
import { Thumbnail } from './thumbnail.tsx'
import './product-choice.css'

const MOST_SHOWN = 40

type Props = {
  row: PictureRow
  products: readonly Product[]
  onClose: () => void
  /** Called with '' to unassign the picture. */
  onChoose: (product: string) => void
}

export function ProductChoice({ row, products, onClose, onChoose }: Props) {
  const text = useWords(words)
  const shared = useWords(common)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const found = useMemo(() => productsFor(row, products, wanted), [row, products, wanted])
  const footer = (
    <>
      {row.product !== '' && (
        <Button variant="secondary" onClick={() => onChoose('')}>
          {text.leaveOut}
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        {shared.cancel}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.toWhich} footer={footer}>
      <div className="stack">
        <p className="product-choice-file row gap-3 nowrap breaks">
          <Thumbnail picture={row.picture} />
          <b>{row.picture.path.split(/[\\/]/).at(-1)}</b>
        </p>
        <SearchBox {...productSearch()} value={search} onChange={setSearch} />
        {found.length === 0 && <p>{text.noneCalled}</p>}
        <ul className="product-choice-list">
          {found.slice(0, MOST_SHOWN).map(({ id, name, code, category, contents, imageUrl }) => (
            <li key={id}>
              <button
                className="stack breaks"
                type="button"
                aria-current={id === row.product || undefined}
                onClick={() => onChoose(id)}
              >
                <span className="picture-present" aria-hidden="true">
                  <ProductImage url={imageUrl} alt="" width={48} height={48} sizes="3rem" missing="noImage" />
                </span>
                <span>
                  <b lang={languageOf(name)}>{name}</b>
                  <small className="note">
                    {code} · {category}
                    {contents !== '' && ` · ${contents}`}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length > MOST_SHOWN && <p>{text.typeMore}</p>}
      </div>
    </Dialog>
  )
}

/** Before a search: likely matches, then products without a picture. */
function productsFor({ match }: PictureRow, products: readonly Product[], search: string): readonly Product[] {
  if (search !== '') return searchForgivingly(products, search)
  const likely = products.filter(({ id }) => match.ids.includes(id))
  const bare = products.filter(({ imageUrl }) => imageUrl === '')
  return [...new Set([...likely, ...(bare.length > 0 ? bare : products)])]
}
