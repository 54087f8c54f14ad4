// Add Bulk Stock, for a whole delivery.
import type { Product } from '#domain/product/product.ts'
import { bulkIncrements, stockLabel } from '#domain/product/stock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = { product: Product | undefined; onClose: () => void; onAdd: (id: string, units: number) => void }

export function BulkStock({ product, onClose, onAdd }: Props) {
  return (
    <Dialog open={product !== undefined} onClose={onClose} title="Add Bulk Stock" size="small">
      {product && (
        <div className="stack gap-4">
          <p className="stack gap-0">
            <strong>{product.name}</strong>
            <span className="soft">
              {product.stock} now · {stockLabel(product.stock, product.lowStock)}
            </span>
          </p>
          <fieldset className="bulk-steps stack" aria-label={`Add to the stock of ${product.name}`}>
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
