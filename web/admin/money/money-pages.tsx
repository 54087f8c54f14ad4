// The way through the pages of payments, and of the orders with money due.
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/any-icon.tsx'
import type { MoneyCursor } from '#server/payments/payment-lists.ts'
import { withChanges } from '../kit/use-url-filter.ts'
import { cursorText } from './load-money.ts'

type Props = { what: 'payments' | 'orders'; params: URLSearchParams }

export function MoneyPages({ what, params, next }: Props & { next?: MoneyCursor | undefined }) {
  if (!params.has('after') && !next) return null
  return (
    <nav className="money-pages" aria-label={`Pages of ${what}`}>
      {params.has('after') && <FirstPage params={params} />}
      {next && (
        <ButtonLink variant="secondary" to={`?${withChanges(params, { after: cursorText(next) })}`} rel="next">
          Next <Icon name="arrow-right" />
        </ButtonLink>
      )}
    </nav>
  )
}

/** What is left of a page when all of its rows are done with. */
export function NoMore({ what, params }: Props) {
  return (
    <Empty title={`No further ${what}`} icon="list" action={<FirstPage params={params} />}>
      What stood here has been seen or paid since.
    </Empty>
  )
}

function FirstPage({ params }: Pick<Props, 'params'>) {
  return (
    <ButtonLink variant="secondary" to={`?${withChanges(params, { after: '' })}`}>
      <Icon name="arrow-left" /> First page
    </ButtonLink>
  )
}
