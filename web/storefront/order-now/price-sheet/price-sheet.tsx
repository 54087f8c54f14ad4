// The catalogue as a table with a quantity box for each product, for large orders.
import { type KeyboardEvent, useRef } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import type { Section } from '#domain/product/catalogue.ts'
import type { ListedCategory } from '#domain/category/category.ts'
import { useFoldedBars } from './fold-bars.ts'
import { boxAfter, boxStep } from '#web/ui/box-keys.ts'
import { SheetJump } from './sheet-jump.tsx'
import { SheetSection } from './sheet-section.tsx'
import './price-sheet.css'
import './sheet-cells.css'
import './sheet-jump.css'
import './sheet-phone.css'

type PriceSheetProps = {
  sections: readonly Section<CartProduct>[]
  /** Includes categories that are not on the sheet. */
  all: readonly ListedCategory[]
  onPreview: (product: CartProduct) => void
}

export default function PriceSheet({ sections, all, onPreview }: PriceSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const folding = useFoldedBars(strip)

  function move(event: KeyboardEvent) {
    const step = boxStep(event)
    if (!step || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const boxes = sheet.current?.querySelectorAll<HTMLInputElement>('.sheet-box:enabled') ?? []
    const next = boxAfter([...boxes], event.target, step)
    if (!next) return step > 0 ? focusPurchase() : undefined
    next.focus({ preventScroll: true })
    next.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="price-sheet page stack gap-0" ref={sheet}>
      <SheetJump sheet={sheet} strip={strip} all={all} categories={sections.map(({ category }) => category)} />
      {/* Keys bubble up from the focused boxes. */}
      <div className="sheet-sections" role="presentation" onKeyDown={move} {...folding}>
        {sections.map((section) => (
          <SheetSection key={section.category} section={section} onPreview={onPreview} />
        ))}
      </div>
    </div>
  )
}

/** Enter in the last box continues to the order. The bar reappears once no box has the focus. */
function focusPurchase() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.querySelector<HTMLElement>('.total-bar button')?.focus()
}
