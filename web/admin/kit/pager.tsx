// The way to the pages beside the one that a list shows.
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/any-icon.tsx'
import { withChanges } from './use-url-filter.ts'
import './pager.css'

/** The addresses of the pages that there are. */
export type Pages = { first?: string | undefined; previous?: string | undefined; next?: string | undefined }

/** `what` names the rows: 'payments'. */
export function Pager({ what, first, previous, next }: Pages & { what: string }) {
  if (!first && !previous && !next) return null
  return (
    <nav className="pager" aria-label={`Pages of ${what}`}>
      {first && <FirstLink to={first} />}
      {previous && (
        <ButtonLink variant="secondary" to={previous} rel="prev">
          <Icon name="arrow-left" /> Previous
        </ButtonLink>
      )}
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

/** The pages beside one that begins after the row that `after` names in the address; `next` names the last row of this one. */
export function pagesAfter(params: URLSearchParams, next: string | undefined): Pages {
  return {
    first: params.has('after') ? pageAddress(params, '') : undefined,
    next: next === undefined ? undefined : pageAddress(params, next),
  }
}

function pageAddress(params: URLSearchParams, after: string): string {
  return `?${withChanges(params, { after })}`
}
