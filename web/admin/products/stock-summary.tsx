// The four counts above the products: total, in stock, low, out.
import type { StockCounts } from '#domain/stock.ts'

export function StockSummary({ counts }: { counts: StockCounts }) {
  const tiles = [
    { label: 'Total Products', count: counts.total, tone: 'plain' },
    { label: 'In Stock', count: counts.inStock, tone: 'good' },
    { label: 'Low Stock', count: counts.lowStock, tone: 'warn' },
    { label: 'Out of Stock', count: counts.outOfStock, tone: 'bad' },
  ]
  return (
    <dl className="stock-summary">
      {tiles.map(({ label, count, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd className="numeric">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
