// Loading, error and empty states of the catalogue (§8).
import { categoryPath } from '#domain/category/category.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DidYouMean } from '#web/ui/did-you-mean.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NoProducts } from '#web/storefront/shell/no-products.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Found } from './use-search.ts'
import './catalogue-states.css'

export function Loading() {
  const text = useWords(orderPage)
  return (
    <div className="shop-loading stack gap-4 centred large" aria-busy="true">
      <svg className="shop-loading-wheel" viewBox="-50 -50 100 100" width="96" height="96" aria-hidden="true">
        {Array.from({ length: 12 }, (_, ray) => (
          <path key={ray} d="M-4-14 0-48 4-14z" transform={`rotate(${ray * 30})`} />
        ))}
        <circle r="10" />
      </svg>
      <h1 className="visually-hidden">{text.products}</h1>
      <output>{text.loading}</output>
    </div>
  )
}

export function LoadError() {
  const text = useWords(orderPage)
  return (
    <div role="alert">
      <h1 className="visually-hidden">{text.products}</h1>
      <Empty
        title={text.notLoaded}
        icon="warning"
        action={
          <Button onClick={() => window.location.reload()}>
            <Icon name="refresh" /> {text.refresh}
          </Button>
        }
      >
        <p>{text.notLoadedText}</p>
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
  const text = useWords(orderPage)
  if (!anyProducts) return <NoProducts settings={settings} />
  const count = found.products.length
  const suggestions = count > 0 ? [] : found.suggestions()
  return (
    <Empty
      title={text.noneFound}
      icon="search"
      action={
        count > 0 ? (
          <ButtonLink to={categoryPath(undefined)} variant="secondary" preventScrollReset>
            {text.showInAll({ count })}
          </ButtonLink>
        ) : (
          <ButtonLink to={categoryPath(undefined)} variant="secondary" onClick={() => onSearch('')}>
            {text.showAll}
          </ButtonLink>
        )
      }
    >
      {suggestions.length > 0 ? (
        <DidYouMean suggestions={suggestions} languageOf={languageOf} onSearch={onSearch} />
      ) : (
        <p>{text.noneFoundText}</p>
      )}
    </Empty>
  )
}
