// The way to the pages beside the one that is shown.
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/any-icon.tsx'
import { pagesBeside, type ShownPage } from '../order-address.ts'

export function OrderPages({ page, params }: { page: ShownPage; params: URLSearchParams }) {
  const { previous, next } = pagesBeside(params, page)
  if (!previous && !next) return null
  return (
    <nav className="order-pages" aria-label="Pages of orders">
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
