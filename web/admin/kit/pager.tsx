// Links to the pages beside this one.
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { withChanges } from './use-url-filter.ts'
import './pager.css'

/** Addresses of the pages that exist. */
export type Pages = { first?: string | undefined; previous?: string | undefined; next?: string | undefined }

type Props = Pages & {
  /** Names the rows: 'payments'. */
  what: string
  /** 'Page 2 of 5', where the number of pages is known. */
  place?: string
}

export function Pager({ what, place, first, previous, next }: Props) {
  if (!first && !previous && !next) return null
  return (
    <nav className="pager row gap-3" aria-label={`Pages of ${what}`}>
      {first && <FirstLink to={first} />}
      {previous && (
        <ButtonLink variant="secondary" to={previous} rel="prev">
          <Icon name="arrow-left" /> Previous
        </ButtonLink>
      )}
      {place && <span>{place}</span>}
      {next && (
        <ButtonLink variant="secondary" to={next} rel="next">
          Next <Icon name="arrow-right" />
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
  return (
    <ButtonLink variant="secondary" to={to}>
      <Icon name="arrow-left" /> First page
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
