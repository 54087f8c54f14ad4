// The goods of a pack in its form: found by a search, with a number of pieces each.
import { useState } from 'react'
import { shownName } from '#domain/names/shown-name.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { goodsAsText, goodsFromText } from '#domain/pack/pack-form.ts'
import { type PackGood, packPrice } from '#domain/pack/pack.ts'
import { searchForgivingly } from '#domain/product/forgiving-search.ts'
import { unitText } from '#domain/product/product.ts'
import { MAX_QUANTITY, stockLabel, typedQuantity } from '#domain/product/stock.ts'
import { packs as words } from '#domain/words/en/office/goods/packs.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { BothNames } from '#web/ui/both-names.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { useWords } from '#web/ui/words.ts'
import { type FormLine, formLines, type PackProduct, type ProductsById } from './shown-packs.ts'

const FOUND_MAX = 6

type Props = {
  /** As the form sends them. */
  goods: string
  products: ProductsById
  gone: Readonly<Record<string, string>>
  error: string | undefined
  onChange: (goods: string) => void
}

export function PackGoods({ goods, products, gone, error, onChange }: Props) {
  const text = useWords(words)
  const lines = formLines(goods, products, gone)
  const known = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []))
  const write = (change: (now: PackGood[]) => PackGood[]) => onChange(goodsAsText(change(goodsFromText(goods))))

  function set(productId: string, wanted: number) {
    const quantity = Math.min(Math.max(wanted, 1), MAX_QUANTITY)
    write((now) => now.map((good) => (good.productId === productId ? { productId, quantity } : good)))
  }

  function add(productId: string) {
    const line = lines.find((each) => each.productId === productId)
    if (line) set(productId, line.quantity + 1)
    else write((now) => [...now, { productId, quantity: 1 }])
  }

  return (
    <fieldset className="pack-goods stack gap-2" data-lacking={error !== undefined || undefined}>
      <legend>{text.goodsInIt}</legend>
      <FindProduct products={products} onAdd={add} />
      {error && <p className="field-error">{error}</p>}
      {lines.length === 0 ? (
        <p className="soft">{text.noGoods}</p>
      ) : (
        <ul className="card divided">
          {lines.map((line) => (
            <Line
              key={line.productId}
              line={line}
              onSet={(quantity) => set(line.productId, quantity)}
              onRemove={() => write((now) => now.filter(({ productId }) => productId !== line.productId))}
            />
          ))}
        </ul>
      )}
      {known.length > 0 && <p className="end strong">{text.sum({ price: formatRupees(packPrice(known)) })}</p>}
    </fieldset>
  )
}

type LineProps = { line: FormLine; onSet: (quantity: number) => void; onRemove: () => void }

function Line({ line: { product, name, quantity }, onSet, onRemove }: LineProps) {
  const text = useWords(words)
  return (
    <li className="pack-line">
      <div className="breaks">
        {product ? (
          <strong>
            <BothNames name={product.name} tamilName={product.tamilName} />
          </strong>
        ) : (
          <>
            <strong>{name}</strong>
            <span className="bad small block">{text.isDeleted}</span>
          </>
        )}
        {product && (
          <span className="code block">
            {`${product.code} · ${unitText(product)} · ${formatRupees(product.pricePaise)} · ${stockLabel(product.stock)}`}
          </span>
        )}
        {product && !product.isOffered && <span className="bad small block">{text.isOff}</span>}
      </div>
      <Stepper
        label={text.quantityOf({ name })}
        value={quantity}
        min={1}
        max={MAX_QUANTITY}
        size="small"
        onMinus={() => onSet(quantity - 1)}
        onPlus={() => onSet(quantity + 1)}
        onType={(typed) => onSet(typedQuantity(typed))}
      />
      <Button variant="quiet" aria-label={text.removeOf({ name })} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </li>
  )
}

function FindProduct({ products, onAdd }: { products: ProductsById; onAdd: (id: string) => void }) {
  const text = useWords(words)
  const [search, setSearch] = useState('')
  const offered = [...products.values()].filter(({ isOffered }) => isOffered)
  const found: readonly PackProduct[] = search.trim() === '' ? [] : searchForgivingly(offered, search)
  return (
    <div className="stack gap-2">
      <Field label={text.findProduct}>
        {(ids) => (
          <TextInput
            {...ids}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={text.findHint}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It would save the pack.
              event.preventDefault()
              if (found[0]) onAdd(found[0].id)
            }}
          />
        )}
      </Field>
      {search.trim() !== '' && (
        <output className={found.length > 0 ? 'visually-hidden' : 'soft'}>
          {found.length > 0 ? text.found({ count: found.length }) : text.noneOfThese}
        </output>
      )}
      {found.length > 0 && (
        <ul className="card divided">
          {found.slice(0, FOUND_MAX).map((product) => (
            <li key={product.id} className="pack-line">
              <div className="breaks">
                <BothNames name={product.name} tamilName={product.tamilName} />
                <span className="code block">
                  {`${product.code} · ${unitText(product)} · ${formatRupees(product.pricePaise)} · ${stockLabel(product.stock)}`}
                </span>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={text.addOf({ name: shownName(product) })}
                onClick={() => onAdd(product.id)}
              >
                <Icon name="plus" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found.length > FOUND_MAX && <p className="small soft">{text.more({ count: found.length - FOUND_MAX })}</p>}
    </div>
  )
}
