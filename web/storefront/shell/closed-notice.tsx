// Says that the shop takes no orders, with the number to call.
import { languageOf } from '#domain/words/shown-language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { phoneLink } from './phone-link.ts'

export function ClosedNotice({ settings }: { settings: PublicSettings }) {
  const { notTakingOrders } = words(settings)
  return (
    <p>
      <span lang={languageOf(notTakingOrders)}>{notTakingOrders}</span>{' '}
      <a className="closed-phone" href={phoneLink(settings.phone)}>
        {settings.phone}
      </a>
    </p>
  )
}
