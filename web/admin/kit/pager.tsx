// Links to the pages beside this one.
import { common } from '#domain/words/en/office/common.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { withChanges } from './use-url-filter.ts'
import './pager.css'

/** Addresses of the pages that exist. */
export type Pages = { first?: string | undefined; previous?: string | undefined; next?: string | undefined }

type Props = Pages & {
  /** 'Page 2 of 5', where the number of pages is known. */
  place?: string
}

export function Pager({ place, first, previous, next }: Props) {
  const text = useWords(common)
  if (!first && !previous && !next) return null
  return (
    <nav className="pager row gap-3" aria-label={text.pages}>
      {first && <FirstLink to={first} />}
      {previous && (
        <ButtonLink variant="secondary" to={previous} rel="prev">
          <Icon name="arrow-left" /> {text.previous}
        </ButtonLink>
      )}
      {place && <span>{place}</span>}
      {next && (
        <ButtonLink variant="secondary" to={next} rel="next">
          {text.next} <Icon name="arrow-right" />
        </ButtonLink>
      )}
    </nav>
  )
}

/** The way out of a page whose rows are gone. */
export function FirstPage({ params }: { params: URLSearchParams }) {
  return <FirstLink to={pageAddress(params, '')} />
}

function FirstLink({ to }: { to: string }) {
  const text = useWords(common)
  return (
    <ButtonLink variant="secondary" to={to}>
      <Icon name="arrow-left" /> {text.firstPage}
    </ButtonLink>
  )
}

/** The page begins after the row `after` of the address and ends with `next`. */
export function pagesAfter(params: URLSearchParams, next: string | undefined): Pages {
  return {
    first: params.has('after') ? pageAddress(params, '') : undefined,
    next: next === undefined ? undefined : pageAddress(params, next),
  }
}

function pageAddress(params: URLSearchParams, after: string): string {
  return `?${withChanges(params, { after })}`
}
