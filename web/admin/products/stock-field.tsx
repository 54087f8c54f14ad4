// Minus, the editable number and plus of one product's stock.
import { MAX_STOCK, typedStock } from '#domain/stock.ts'
import { Stepper } from '#web/ui/stepper.tsx'

type Props = { name: string; stock: number; onEdit: (seen: number, typed: number) => void; onBulk: () => void }

/** An edit is told with the stock that was seen when the field was entered, not the one that arrived meanwhile. */
export function StockField({ name, stock, onEdit, onBulk }: Props) {
  return (
    <div className="stock-field">
      <Stepper
        size="small"
        label={`stock of ${name}`}
        value={stock}
        min={0}
        max={MAX_STOCK}
        onMinus={() => onEdit(stock, stock - 1)}
        onPlus={onBulk}
        onType={(text, seen) => onEdit(seen, typedStock(text))}
      />
    </div>
  )
}
