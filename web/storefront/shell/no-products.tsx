// The empty state of a shop without products.
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/words.ts'
import { phoneLink } from './phone-link.ts'

export function NoProducts({ settings: { phone } }: { settings: PublicSettings }) {
  const words = useWords(shell)
  return (
    <Empty
      title={words.noProducts}
      icon="box"
      action={
        <a className="button" data-variant="secondary" href={phoneLink(phone)}>
          <Icon name="phone" /> <span>{words.call({ phone })}</span>
        </a>
      }
    >
      <p>{words.noProductsText}</p>
    </Empty>
  )
}
