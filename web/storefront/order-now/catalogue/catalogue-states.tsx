// Loading, error and empty states of the catalogue (§8).
import { categoryPath } from '#domain/category/category.ts'
import { languageOf } from '#domain/language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DidYouMean } from '#web/ui/did-you-mean.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NoProducts } from '#web/storefront/shell/no-products.tsx'
import type { Found } from './use-search.ts'
import './catalogue-states.css'

export function Loading() {
  return (
    <div className="shop-loading stack gap-4 centred large" aria-busy="true">
      <svg className="shop-loading-wheel" viewBox="-50 -50 100 100" width="96" height="96" aria-hidden="true">
        {Array.from({ length: 12 }, (_, ray) => (
          <path key={ray} d="M-4-14 0-48 4-14z" transform={`rotate(${ray * 30})`} />
        ))}
        <circle r="10" />
      </svg>
      <h1 className="visually-hidden">Products</h1>
      <output>Loading products...</output>
    </div>
  )
}

export function LoadError() {
  return (
    <div role="alert">
      <h1 className="visually-hidden">Products</h1>
      <Empty
        title="Error Loading Products"
        icon="warning"
        action={
          <Button onClick={() => window.location.reload()}>
            <Icon name="refresh" /> Refresh Page
          </Button>
        }
      >
        <p>Failed to load products. Please refresh the page.</p>
      </Empty>
    </div>
  )
}

type NothingToShowProps = {
  anyProducts: boolean
  found: Found
  settings: PublicSettings
  onSearch: (text: string) => void
}

/** Points to results in other categories, or suggests other searches. */
export function NothingToShow({ anyProducts, found, settings, onSearch }: NothingToShowProps) {
  if (!anyProducts) return <NoProducts settings={settings} />
  const elsewhere = found.products.length
  const suggestions = elsewhere > 0 ? [] : found.suggestions()
  return (
    <Empty
      title="No products found"
      icon="search"
      action={
        elsewhere > 0 ? (
          <ButtonLink to={categoryPath(undefined)} variant="secondary" preventScrollReset>
            {`Show ${elsewhere} in All Categories`}
          </ButtonLink>
        ) : (
          <ButtonLink to={categoryPath(undefined)} variant="secondary" onClick={() => onSearch('')}>
            Show all crackers
          </ButtonLink>
        )
      }
    >
      {suggestions.length > 0 ? (
        <DidYouMean suggestions={suggestions} languageOf={languageOf} onSearch={onSearch} />
      ) : (
        <p>Try another word, or look in all categories.</p>
      )}
    </Empty>
  )
}
