// What a page says that lost a script for good: with a way to load it again, and the shop's number.
import { noScript } from '#domain/words/en/pages/no-script.ts'
import { phoneLink } from './phone-link.ts'
import { sentence, useWords } from '#web/ui/words.ts'

const HERE = ''

/** In the markup, since no sheet is part of every page. */
const STYLE = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'var(--z-header)',
  padding: 'var(--space-3) var(--page-gutter)',
  background: 'var(--marigold-light)',
} as const

/** The back office has no number to call. */
export function LostNotice({ phone }: { phone: string | undefined }) {
  const text = useWords(noScript)
  return (
    <div role="alert" style={STYLE}>
      <p>
        {text.notLoaded} <a href={HERE}>{text.loadAgain}</a>
      </p>
      {phone && <p>{sentence(text.orCall({ phone }), { phone: <a href={phoneLink(phone)}>{phone}</a> })}</p>}
    </div>
  )
}
