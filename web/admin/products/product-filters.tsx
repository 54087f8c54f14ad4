// The search and the three filters over the product list.
import { categories } from '#domain/category.ts'
import { units, unitLabel } from '#domain/product.ts'
import type { SetFilter } from '../kit/use-url-filter.ts'
import { Select } from '#web/ui/field.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import '../kit/list-filters.css'

type Props = { params: URLSearchParams; onFilter: SetFilter }

export function ProductFilters({ params, onFilter }: Props) {
  const select = (name: string, label: string) => ({
    'aria-label': label,
    value: params.get(name) ?? '',
    onChange: (event: { target: { value: string } }) => onFilter(name, event.target.value),
  })
  return (
    <div className="list-filters">
      <SearchBox
        label="Search products"
        placeholder="Search by name, code or category..."
        value={params.get('search') ?? ''}
        onChange={(text) => onFilter('search', text, 'after typing')}
      />
      <Select {...select('unit', 'Per')}>
        <option value="">All Per</option>
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unitLabel(unit)}
          </option>
        ))}
      </Select>
      <Select {...select('category', 'Category')}>
        <option value="">All Categories</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
      <Select {...select('stock', 'Stock')}>
        <option value="">All Stock</option>
        <option value="low-to-high">Stock: Low to High</option>
        <option value="high-to-low">High to Low</option>
        <option value="out">Out of Stock</option>
      </Select>
    </div>
  )
}
