// A row's quantity box, counted when typing pauses or the box is left.
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { asciiDigits } from '#domain/numbers/digits.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { priceSheet } from '#domain/words/en/pages/price-sheet.ts'
import { savedCart } from '../cart/saved-cart.ts'
import { showRefusal } from '../announcements.ts'
import { lineOverStock } from '../cart/over-stock.ts'
import { announceQuantity } from '../cart/add-to-cart.tsx'
import { boxStep } from '#web/ui/box-keys.ts'
import { useWords } from '#web/ui/words.ts'
import { digitsOf, quantityTyped } from './quantity-input.ts'

const PAUSE_MS = 350

type QuantityBoxProps = {
  product: CartProduct
  quantity: number
  /** Called with the message of §5 when the quantity was reduced to the stock, with undefined at the next input. */
  onCut: (refusal: string | undefined) => void
}

/** `product` has its newest stock. */
export function QuantityBox({ product, quantity, onCut }: QuantityBoxProps) {
  const { quantityOf } = useWords(priceSheet)
  const [draft, setDraft] = useState<string>()
  // Text that an input method is still composing.
  const [composed, setComposed] = useState<string>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  function count(wanted: number) {
    if (wanted === quantity || showRefusal(savedCart.setQuantity(product, wanted))) return
    announceQuantity(product, wanted)
  }

  function type(text: string) {
    const digits = digitsOf(text)
    setComposed(undefined)
    // Letters change nothing; an empty box removes the product.
    if (digits === '' && text.trim() !== '') return
    // A point that vanished would make 15 of 1.5.
    const plain = asciiDigits(text)
    setDraft(/^\d+\.\d*$/.test(plain) ? plain : digits)
    onCut(undefined)
    clearTimeout(pause.current)
    // Above the stock it waits for blur: the visitor may still be typing.
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

  /** Stays in the box once when the quantity is reduced, so that the visitor sees it. */
  function stayIfCut(event: KeyboardEvent<HTMLInputElement>) {
    const box = event.currentTarget
    const isLeaving = event.key === 'Tab' || boxStep(event) !== undefined
    if (!isLeaving || product.stock <= 0 || refusalOf(draft, product) === undefined) return
    event.preventDefault()
    settle()
    requestAnimationFrame(() => box.select())
  }

  /** Outside the sheet the row may be covered, so the message also floats above the page. */
  function leave({ relatedTarget }: FocusEvent) {
    const refusal = refusalOf(draft, product)
    settle()
    if (refusal && !relatedTarget?.matches('.sheet-box'))
      showRefusal(wordsOf(orderPage).ofProduct({ name: shownName(product), news: refusal }))
  }

  return (
    <input
      className="sheet-box"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      aria-label={quantityOf({ name: shownName(product) })}
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

/** Returns the message of §5 when the input exceeds the stock. */
function refusalOf(draft: string | undefined, product: CartProduct): string | undefined {
  const typed = quantityTyped(draft ?? '', product.stock)
  if (!typed.isOverStock) return undefined
  return lineOverStock({ product: { ...product, stock: typed.quantity }, quantity: Number(digitsOf(draft ?? '')) })
}
