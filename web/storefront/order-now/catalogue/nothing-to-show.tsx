// The two empty states of the catalogue: nothing uploaded yet, or nothing that matches.
import { categoryPath } from '#domain/category.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { NoProducts } from '../../shell/no-products.tsx'

type NothingToShowProps = { anyProducts: boolean; settings: ShopSettings; onShowAll: () => void }

export function NothingToShow({ anyProducts, settings, onShowAll }: NothingToShowProps) {
  if (!anyProducts) return <NoProducts settings={settings} />
  return (
    <Empty
      title="No products found"
      icon="search"
      action={
        <ButtonLink to={categoryPath(undefined)} variant="secondary" onClick={onShowAll}>
          Show all crackers
        </ButtonLink>
      }
    >
      <p>Try another word, or look in all categories.</p>
    </Empty>
  )
}
