// Minus, the editable number and plus of one product's stock.
import { useRef } from 'react'
import { MAX_STOCK, typedStock } from '#domain/stock.ts'
import { Stepper } from '#web/ui/stepper.tsx'

type Props = { name: string; stock: number; onEdit: (seen: number, typed: number) => void; onBulk: () => void }

/** An edit is told with the stock that was seen when the typing began, not the one that arrived meanwhile. */
export function StockField({ name, stock, onEdit, onBulk }: Props) {
  const seen = useRef<number>(undefined)
  return (
    <div className="stock-field" onFocus={() => (seen.current = undefined)} onInput={() => (seen.current ??= stock)}>
      <Stepper
        size="small"
        label={`stock of ${name}`}
        value={stock}
        min={0}
        max={MAX_STOCK}
        onMinus={() => onEdit(stock, stock - 1)}
        onPlus={onBulk}
        onType={(text) => onEdit(seen.current ?? stock, typedStock(text))}
      />
    </div>
  )
}
