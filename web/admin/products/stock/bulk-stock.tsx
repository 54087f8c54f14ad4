// Add Bulk Stock, for a whole delivery.
import type { Product } from '#domain/product/product.ts'
import { bulkIncrements, stockLabel } from '#domain/product/stock.ts'
import { products as words } from '#domain/words/en/office/goods/products.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = { product: Product | undefined; onClose: () => void; onAdd: (id: string, units: number) => void }

export function BulkStock({ product, onClose, onAdd }: Props) {
  const text = useWords(words)
  return (
    <Dialog open={product !== undefined} onClose={onClose} title={text.addBulkStock} size="small">
      {product && (
        <div className="stack gap-4">
          <p className="stack gap-0">
            <strong>{product.name}</strong>
            <span className="soft">
              {text.stockNow({ stock: product.stock, level: stockLabel(product.stock, product.lowStock) })}
            </span>
          </p>
          <fieldset className="bulk-steps stack" aria-label={text.addToStock({ name: product.name })}>
            {bulkIncrements.map((units) => (
              <Button
                key={units}
                variant="secondary"
                onClick={() => {
                  onAdd(product.id, units)
                  onClose()
                }}
              >
                +{units}
              </Button>
            ))}
          </fieldset>
        </div>
      )}
    </Dialog>
  )
}
