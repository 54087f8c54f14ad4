// Products sold without stock, to check and count again.
import { href, Link } from 'react-router'
import { momentText } from '#domain/dates/indian-date.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { indianGrouping } from '#domain/numbers/money.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import type { Shortfall } from '#server/counter/counter.ts'
import { Button } from '#web/ui/button.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'

export function Shortfalls({ shortfalls, notify }: { shortfalls: readonly Shortfall[]; notify: Notify }) {
  const text = useWords(counterWords)
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  return (
    <section id="shortfalls" className="office-panel" aria-labelledby="shortfalls-title">
      <h2 id="shortfalls-title">{text.shortfalls}</h2>
      <p className="small soft">{sentence(text.shortfallsText, { link: <Link to={href('/admin/stock/count')} /> })}</p>
      <ul className="sales-shortfalls divided">
        {shortfalls.map(({ saleId, productId, code, name, pieces, missedAt, stock }) => (
          <li key={`${saleId} ${productId}`}>
            <p>
              <b>{`${indianGrouping(pieces)} × `}</b>
              <strong lang={languageOf(name)}>{name}</strong> <span className="code">{code}</span>
            </p>
            <p className="row gap-3 lines-0 small soft">
              <Link to={`?sale=${saleId}`}>{saleId}</Link>
              <span>{momentText(new Date(missedAt))}</span>
              <span>{stock === undefined ? text.noLongerInList : text.inStockNow({ stock })}</span>
            </p>
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              aria-label={text.markCheckedOf({ name })}
              onClick={() => submit({ intent: 'settle-shortfall', saleId, product: productId })}
            >
              {text.markChecked}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
