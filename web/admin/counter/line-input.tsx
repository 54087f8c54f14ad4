// The counter's input: a code or a name, with a quantity before or after a star.
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { findAtCounter, isSureFind, readTypedLine } from '#domain/counter/typed-line.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import type { CounterProduct } from './sale-draft.ts'
import './line-input.css'

const FOUND_AT_MOST = 8

type Props = {
  input: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  products: readonly CounterProduct[]
  onAdd: (product: CounterProduct, pieces: number) => void
  /** Sets the quantity of the newest line. */
  onQuantity: (quantity: number) => void
  /** Changes the quantity of the newest line. */
  onStep: (pieces: 1 | -1) => void
  /** Enter with nothing typed. */
  onPay: () => void
  /** The star with nothing typed; undefined while there are lines. */
  onPrint: (() => void) | undefined
}

export function LineInput({ input, text, onText, products, onAdd, onQuantity, onStep, onPay, onPrint }: Props) {
  /** Undefined until one is chosen: Enter then adds the first, if the find is sure. */
  const [chosen, setChosen] = useState<number>()
  const listId = useId()
  const words = useWords(counterWords)
  const { search, quantity } = readTypedLine(text)
  const found = findAtCounter(products, search, FOUND_AT_MOST)
  const marked = chosen ?? (isSureFind(found, search) ? 0 : undefined)
  useEffect(() => input.current?.focus(), [input])
  const type = (typed: string) => {
    onText(typed)
    setChosen(undefined)
  }
  const add = (product: CounterProduct) => {
    onAdd(product, quantity ?? 1)
    type('')
    input.current?.focus()
  }
  const enter = () => {
    const product = marked === undefined ? undefined : found[marked]
    if (product) add(product)
    else if (search === '' && quantity !== undefined) {
      onQuantity(quantity)
      type('')
    } else if (text.trim() === '') onPay()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actionOf(event.key)
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    // A held key only moves through the results.
    if (!event.repeat || event.key.startsWith('Arrow')) act()
  }
  const actionOf = (key: string): (() => void) | undefined => {
    if (key === 'Enter') return enter
    if (key === 'Escape') return () => type('')
    if (key === 'ArrowDown' && found.length > 0) return () => setChosen(Math.min((marked ?? -1) + 1, found.length - 1))
    if (key === 'ArrowUp' && found.length > 0) return () => setChosen(Math.max((marked ?? 1) - 1, 0))
    if (text !== '') return undefined
    if (key === '+') return () => onStep(1)
    if (key === '-') return () => onStep(-1)
    return key === '*' ? onPrint : undefined
  }
  const isLost = search !== '' && found.length === 0
  return (
    <div className="counter-input">
      <TextInput
        ref={input}
        aria-label={words.input}
        aria-controls={listId}
        placeholder={words.inputExample}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && marked === undefined && (
        <p className="counter-nothing bad strong">
          {words.noSuchCode({ code: search })} <kbd>↓</kbd>
        </p>
      )}
      <ul className="divided" id={listId} aria-label={words.found}>
        {found.map((product, index) => (
          <li key={product.id}>
            <button
              className="stack lines-0"
              type="button"
              tabIndex={-1}
              aria-current={index === marked || undefined}
              // The input keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(product)}
            >
              <span>{product.code.replace(/^PRD/, '')}</span>
              <span className="counter-found-name">
                {quantity !== undefined && <b>{`${indianGrouping(quantity)} × `}</b>}
                <span lang={languageOf(product.name)}>{product.name}</span>
                {product.tamilName !== '' && <small lang="ta">{product.tamilName}</small>}
              </span>
              <span className="counter-found-stock note end" data-out={product.stock < (quantity ?? 1) || undefined}>
                {product.stock <= 0 ? words.outOfStock : words.left({ stock: product.stock })}
              </span>
              <b className="end">{formatRupees(product.pricePaise)}</b>
            </button>
          </li>
        ))}
      </ul>
      <output className="visually-hidden">{marked === undefined ? undefined : found[marked]?.name}</output>
      {isLost && <p className="counter-nothing bad strong">{words.noMatch({ search })}</p>}
    </div>
  )
}
