// Says that the shop takes no orders, with the number to call.
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { phoneLink } from './phone-link.ts'

export function ClosedNotice({ settings }: { settings: PublicSettings }) {
  return (
    <p>
      <span>{words(settings).notTakingOrders}</span>{' '}
      <a className="closed-phone" href={phoneLink(settings.phone)}>
        {settings.phone}
      </a>
    </p>
  )
}
