// Finds a product to add, or a substitute for a line.
import { useEffect, useRef, useState } from 'react'
import { formatRupees } from '#domain/numbers/money.ts'
import { type Product, unitLabel } from '#domain/product/product.ts'
import { searchForgivingly } from '#domain/product/forgiving-search.ts'
import { fromSpecProduct, type SpecProduct } from '#domain/spec-shape.ts'
import { stockLabel } from '#domain/product/stock.ts'
import { orderEdit } from '#domain/words/en/office/orders/order-edit.ts'
import { BothNames } from '#web/ui/both-names.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { useWords } from '#web/ui/words.ts'
import type { ShownLine } from './edit-draft.ts'

const SHOWN = 8

type Props = {
  /** The line to substitute. */
  instead: ShownLine | undefined
  onInsteadEnd: () => void
  onAdd: (product: Product) => void
}

export function AddProduct({ instead, onInsteadEnd, onAdd }: Props) {
  const [search, setSearch] = useState('')
  const { products, hasFailed, load } = useOfferedProducts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (instead) box.current?.querySelector('input')?.focus()
  }, [instead])
  const found = search.trim() === '' ? [] : searchForgivingly(products ?? [], search)
  const text = useWords(orderEdit)
  const label = instead ? text.substituteFor({ name: instead.name }) : text.addProduct

  return (
    <section className="add-product stack gap-2" aria-label={label} ref={box}>
      <h3>{label}</h3>
      <SearchBox
        label={label}
        placeholder={text.searchFor}
        value={search}
        onFocus={() => void load()}
        onChange={(typed) => {
          setSearch(typed)
          void load()
        }}
      />
      {instead && (
        <Button variant="quiet" size="small" onClick={onInsteadEnd}>
          {text.noSubstitute}
        </Button>
      )}
      {hasFailed && <Notice tone="bad">{text.notLoaded}</Notice>}
      {search.trim() !== '' && products && (
        <output className="visually-hidden">{text.found({ count: found.length })}</output>
      )}
      {search.trim() !== '' && products && found.length === 0 && <p>{text.noneFound}</p>}
      <ul>
        {found.slice(0, SHOWN).map((product) => (
          <li className="spread gap-3 nowrap" key={product.id}>
            <div>
              <strong>
                <BothNames name={product.name} tamilName={product.tamilName} />
              </strong>
              <span className="code block">
                {`${product.code} · ${unitLabel(product.unit)} · ${formatRupees(product.pricePaise)} · ${stockLabel(product.stock)}`}
              </span>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={instead ? text.takeInsteadOf({ name: product.name }) : text.addOf({ name: product.name })}
              onClick={() => {
                onAdd(product)
                if (instead) setSearch('')
              }}
            >
              {instead ? text.takeInstead : text.add}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <p className="small soft">{text.more({ count: found.length - SHOWN })}</p>}
    </section>
  )
}

/** The purchasable products, read once when the search is entered. */
function useOfferedProducts() {
  const [products, setProducts] = useState<readonly Product[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const isLoading = useRef(false)
  async function load() {
    if (products || isLoading.current) return
    isLoading.current = true
    try {
      const response = await fetch('/products.json')
      if (!response.ok) throw new Error(`/products.json: ${response.status}`)
      setProducts(((await response.json()) as SpecProduct[]).map(fromSpecProduct))
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    } finally {
      isLoading.current = false
    }
  }
  return { products, hasFailed, load }
}
