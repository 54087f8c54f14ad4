// A row's quantity box: digits only, counted while typing pauses and at the latest when the box is left.
import { useEffect, useRef, useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { savedCart } from '../cart/saved-cart.ts'
import { showRefusal, announce } from '../announcements.ts'
import { lineOverStock } from '../cart/over-stock.ts'
import { digitsOf, quantityTyped } from './quantity-input.ts'

const PAUSE_MS = 350

type QuantityBoxProps = { product: CartProduct; quantity: number }

/** The product comes with its newest stock. */
export function QuantityBox({ product, quantity }: QuantityBoxProps) {
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
    clearTimeout(pause.current)
    // Beyond the stock it waits for the end: the visitor may still be typing.
    const typed = quantityTyped(digits, product.stock)
    if (!typed.isOverStock) pause.current = setTimeout(() => count(typed.quantity), PAUSE_MS)
  }

  function settle() {
    clearTimeout(pause.current)
    if (draft === undefined) return
    const typed = quantityTyped(draft, product.stock)
    setDraft(undefined)
    count(typed.quantity)
    if (typed.isOverStock) showRefusal(lineOverStock({ product, quantity: Number(draft) }))
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
      onChange={({ target, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : type(target.value)
      }
      onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
      onBlur={settle}
    />
  )
}
