// The one input of the counter: a code or a name, with a quantity before or after a star; what it finds stands below it.
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { findAtCounter, readTypedLine } from '#domain/counter/typed-line.ts'
import { languageOf } from '#domain/language.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { TextInput } from '#web/ui/field.tsx'
import type { CounterProduct } from './sale-draft.ts'
import './line-input.css'

const FOUND_AT_MOST = 8

type Props = {
  input: RefObject<HTMLInputElement | null>
  products: readonly CounterProduct[]
  onAdd: (product: CounterProduct, pieces: number) => void
  /** Sets the quantity of the newest line. */
  onQuantity: (quantity: number) => void
  /** Adds so many pieces to the newest line. */
  onStep: (pieces: 1 | -1) => void
  /** Enter with nothing typed. */
  onPay: () => void
  /** The star with nothing typed and no line. */
  onPrint: (() => void) | undefined
}

export function LineInput({ input, products, onAdd, onQuantity, onStep, onPay, onPrint }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const { search, quantity } = readTypedLine(text)
  const found = findAtCounter(products, search, FOUND_AT_MOST)
  useEffect(() => input.current?.focus(), [input])
  const type = (typed: string) => {
    setText(typed)
    setChosen(0)
  }
  const add = (product: CounterProduct) => {
    onAdd(product, quantity ?? 1)
    type('')
    input.current?.focus()
  }
  const enter = () => {
    const product = found[chosen]
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
    act()
  }
  const actionOf = (key: string): (() => void) | undefined => {
    if (key === 'Enter') return enter
    if (key === 'Escape') return () => type('')
    if (key === 'ArrowDown' && found.length > 0) return () => setChosen(Math.min(chosen + 1, found.length - 1))
    if (key === 'ArrowUp' && found.length > 0) return () => setChosen(Math.max(chosen - 1, 0))
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
        aria-label="Code or name, with a quantity like 12*1234"
        aria-controls={listId}
        placeholder="Code or name — 12*1234"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} aria-label="Found">
        {found.map((product, index) => (
          <li key={product.id}>
            <button
              type="button"
              tabIndex={-1}
              aria-current={index === chosen || undefined}
              // The input keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(product)}
            >
              <span className="code">{product.code.replace(/^PRD/, '')}</span>
              <span className="counter-found-name">
                {quantity !== undefined && <b>{`${indianGrouping(quantity)} × `}</b>}
                <span lang={languageOf(product.name)}>{product.name}</span>
                {product.tamilName !== '' && <small lang="ta">{product.tamilName}</small>}
              </span>
              <span className="counter-found-stock" data-out={product.stock < (quantity ?? 1) || undefined}>
                {product.stock <= 0 ? 'none left' : `${indianGrouping(product.stock)} left`}
              </span>
              <b className="numeric">{formatRupees(product.pricePaise)}</b>
            </button>
          </li>
        ))}
      </ul>
      <output className="visually-hidden">{found[chosen]?.name}</output>
      {isLost && <p className="counter-nothing">{`Nothing is called “${search}”.`}</p>}
    </div>
  )
}
