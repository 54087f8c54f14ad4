// Products sold without stock, to check and count again.
import { href, Link } from 'react-router'
import { momentText } from '#domain/indian-date.ts'
import { languageOf } from '#domain/language.ts'
import { indianGrouping } from '#domain/money.ts'
import type { Shortfall } from '#server/counter/counter.ts'
import { Button } from '#web/ui/button.tsx'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'

export function Shortfalls({ shortfalls, notify }: { shortfalls: readonly Shortfall[]; notify: Notify }) {
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  return (
    <section id="shortfalls" className="office-panel" aria-labelledby="shortfalls-title">
      <h2 id="shortfalls-title">Sold without stock</h2>
      <p className="small soft">
        The stock did not have these pieces. An order may wait for them: look, then{' '}
        <Link to={href('/admin/stock/count')}>count again</Link>.
      </p>
      <ul className="sales-shortfalls divided">
        {shortfalls.map(({ saleId, productId, code, name, pieces, missedAt, stock }) => (
          <li key={`${saleId} ${productId}`}>
            <p>
              <b>{`${indianGrouping(pieces)} × `}</b>
              <strong lang={languageOf(name)}>{name}</strong> <span className="code">{code}</span>
            </p>
            <p className="small soft">
              <Link to={`?sale=${saleId}`}>{saleId}</Link>, {momentText(new Date(missedAt))};{' '}
              {stock === undefined ? 'no longer in the list' : `${indianGrouping(stock)} in stock now`}
            </p>
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              aria-label={`Settled: ${name}`}
              onClick={() => submit({ intent: 'settle-shortfall', saleId, product: productId })}
            >
              Settled
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
