// The empty state of a shop without products.
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { phoneLink } from './phone-link.ts'

export function NoProducts({ settings: { phone } }: { settings: PublicSettings }) {
  return (
    <Empty
      title="No products available"
      icon="box"
      action={
        <a className="button" data-variant="secondary" href={phoneLink(phone)}>
          <Icon name="phone" /> <span>{`Call ${phone}`}</span>
        </a>
      }
    >
      <p>Products appear here as soon as the shop has uploaded them.</p>
    </Empty>
  )
}
