// The banner above the catalogue: which category, how it works here, and in which form it is shown.
import type { Category } from '#domain/category.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import type { View } from './catalogue-view.ts'
import { ViewSwitch } from './view-switch.tsx'

type ShopHeadProps = {
  category: Category | undefined
  count: number
  settings: ShopSettings
  view: View
  onApproachView: () => void
}

export function ShopHead({ category, count, settings, view, onApproachView }: ShopHeadProps) {
  return (
    <header className="shop-head">
      <h1>{category ?? words(settings).orderNow}</h1>
      <p>
        {count > 0 && `${count} kinds of crackers at up to 90% discount. `}
        Put together what you like: nothing is paid here, we call you back.
      </p>
      <ViewSwitch view={view} onApproach={onApproachView} />
    </header>
  )
}
