// A row's quantity box: digits only, counted while typing pauses and at the latest when the box is left.
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { savedCart } from '../cart/saved-cart.ts'
import { showRefusal, announce } from '../announcements.ts'
import { lineOverStock } from '../cart/over-stock.ts'
import { boxStep } from '#web/ui/box-keys.ts'
import { digitsOf, quantityTyped } from './quantity-input.ts'

const PAUSE_MS = 350

type QuantityBoxProps = {
  product: CartProduct
  quantity: number
  /** Called with the sentence of §5 when the quantity was cut to the stock, and with undefined once another is typed. */
  onCut: (refusal: string | undefined) => void
}

/** The product comes with its newest stock. */
export function QuantityBox({ product, quantity, onCut }: QuantityBoxProps) {
  const [draft, setDraft] = useState<string>()
  // What an input method is still writing stays as it is until it is done.
  const [composed, setComposed] = useState<string>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  function count(wanted: number) {
    if (wanted === quantity || showRefusal(savedCart.setQuantity(product, wanted))) return
    announce(wanted > 0 ? `${product.name}: ${wanted} in cart` : `${product.name} removed from cart`)
  }

  function type(text: string) {
    const digits = digitsOf(text)
    setComposed(undefined)
    // Letters change nothing; an emptied box takes the product out.
    if (digits === '' && text.trim() !== '') return
    setDraft(digits)
    onCut(undefined)
    clearTimeout(pause.current)
    // Beyond the stock it waits for the end: the visitor may still be typing.
    const typed = quantityTyped(digits, product.stock)
    if (!typed.isOverStock) pause.current = setTimeout(() => count(typed.quantity), PAUSE_MS)
  }

  function settle() {
    clearTimeout(pause.current)
    if (draft === undefined) return
    setDraft(undefined)
    count(quantityTyped(draft, product.stock).quantity)
    onCut(refusalOf(draft, product))
  }

  /** A key that leads on stays here once when the quantity is cut: the eyes are on this row. */
  function stayIfCut(event: KeyboardEvent<HTMLInputElement>) {
    const box = event.currentTarget
    const isLeaving = event.key === 'Tab' || boxStep(event) !== undefined
    if (!isLeaving || product.stock <= 0 || refusalOf(draft, product) === undefined) return
    event.preventDefault()
    settle()
    requestAnimationFrame(() => box.select())
  }

  /** Outside of the sheet the row may be covered: the sentence is shown over the page as well. */
  function leave({ relatedTarget }: FocusEvent) {
    const refusal = refusalOf(draft, product)
    settle()
    if (refusal && !relatedTarget?.matches('.sheet-box')) showRefusal(`${product.name}: ${refusal}`)
  }

  return (
    <input
      className="sheet-box numeric"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      aria-label={`Quantity of ${product.name}`}
      aria-invalid={quantity > product.stock || undefined}
      disabled={product.stock <= 0 && quantity === 0}
      value={composed ?? draft ?? (quantity || '')}
      onFocus={(event) => event.target.select()}
      onKeyDown={stayIfCut}
      onChange={({ target, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : type(target.value)
      }
      onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  )
}

/** Returns the sentence of §5 when more is typed than there is. */
function refusalOf(draft: string | undefined, product: CartProduct): string | undefined {
  const typed = quantityTyped(draft ?? '', product.stock)
  if (!typed.isOverStock) return undefined
  return lineOverStock({ product: { ...product, stock: typed.quantity }, quantity: Number(draft) })
}
