// Closes a day with the counted cash, shows the difference, and reopens it.
import { useMemo } from 'react'
import { cashDifference } from '#domain/counter/day.ts'
import { momentText } from '#domain/dates/indian-date.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { parseRupees } from '#domain/numbers/typed-rupees.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import type { CounterDay } from '#server/counter/counter-days.ts'
import { draftStore, newDraft, readDraft } from '#web/admin/kit/forms/draft-store.ts'
import { useStore } from '#web/browser/store.ts'
import type { ActionResult } from '#web/admin/kit/intents.ts'
import { useDraftForm } from '#web/admin/kit/forms/use-draft-form.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useKeyedSubmit } from '#web/admin/kit/forms/use-keyed-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { keptSales, saleQueue } from '../send/queued-sales.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = { day: string; sums: CounterDay; keeps: boolean; notify: Notify }

const blank = newDraft({ counted: '', note: '' })

/** Key it by day, closing and hydration. */
export function CloseDay({ day, sums: { expectedPaise, orderCashPaise, closed }, keeps, notify }: Props) {
  if (closed) return <ClosedDay {...{ day, closed, expectedPaise, orderCashPaise, notify }} />
  return <OpenDay {...{ day, expectedPaise, orderCashPaise, keeps, notify }} />
}

type Cash = Pick<CounterDay, 'expectedPaise' | 'orderCashPaise'>

type OpenProps = Pick<Props, 'day' | 'keeps' | 'notify'> & Cash

function OpenDay({ day, expectedPaise, orderCashPaise, keeps, notify }: OpenProps) {
  const store = useMemo(
    () => (keeps ? draftStore(`close day ${day}`, (found) => readDraft(found, blank.texts)) : undefined),
    [keeps, day],
  )
  const words = useWords(counterWords)
  const kept = keptSales(useStore(saleQueue, saleQueue.initial), day)
  const form = useDraftForm<typeof blank, ActionResult>({
    store,
    start: blank,
    stored: undefined,
    check: ({ texts }) => {
      // Another tab may have just sold.
      const { count } = keptSales(saleQueue.newest(), day)
      if (count > 0) return { message: words.sendFirst({ count }), errors: {} }
      return parseRupees(texts.counted) === undefined
        ? { message: words.countTheCash, errors: { counted: words.countTheCash } }
        : undefined
    },
    payload: ({ texts, key }) => ({ ...texts, intent: 'close-day', day, key }),
    onSaved: ({ message }) => notify('good', message),
    notify,
  })
  const countedPaise = parseRupees(form.draft.texts.counted)
  return (
    <section className="office-panel" aria-labelledby="close-day">
      <h2 id="close-day">{words.closeDay}</h2>
      <form className="stack" noValidate onSubmit={form.submit}>
        <dl>
          <Sum label={words.expected} paise={expectedPaise} />
          {kept.count > 0 && <Sum label={words.cashNotSent} paise={kept.cashPaise} />}
          {orderCashPaise !== 0 && <Sum label={words.orderCash} paise={orderCashPaise} />}
        </dl>
        {kept.count > 0 && <p className="breaks">{words.sendFirst({ count: kept.count })}</p>}
        <Field label={words.cashCounted} hint={words.cashCountedHint} error={form.errors['counted']} required>
          {(ids) => <TextInput {...ids} {...form.input('counted')} required inputMode="decimal" autoComplete="off" />}
        </Field>
        {countedPaise !== undefined && (
          <output className={`strong ${countedPaise === expectedPaise ? 'good' : 'bad'}`}>
            {cashDifference(expectedPaise, countedPaise)}
          </output>
        )}
        <Field label={words.note}>
          {(ids) => <TextInput {...ids} {...form.input('note')} maxLength={200} autoComplete="off" />}
        </Field>
        <Button type="submit" busy={form.isSaving}>
          {words.closeDay}
        </Button>
      </form>
    </section>
  )
}

type ClosedProps = Pick<Props, 'day' | 'notify'> & Cash & { closed: NonNullable<CounterDay['closed']> }

function ClosedDay({ day, closed, expectedPaise, orderCashPaise, notify }: ClosedProps) {
  const { submit, isBusy } = useKeyedSubmit(({ ok, message }) => notify(ok ? 'good' : 'bad', message))
  const words = useWords(counterWords)
  const later = expectedPaise - closed.expectedPaise
  return (
    <section className="office-panel" aria-labelledby="close-day" data-closed>
      <h2 id="close-day">{words.dayIsClosed}</h2>
      <dl>
        <Sum label={words.expected} paise={closed.expectedPaise} />
        <Sum label={words.counted} paise={closed.countedPaise} />
        {orderCashPaise !== 0 && <Sum label={words.orderCash} paise={orderCashPaise} />}
      </dl>
      <p className={`strong ${closed.expectedPaise === closed.countedPaise ? 'good' : 'bad'}`}>
        {cashDifference(closed.expectedPaise, closed.countedPaise)}
      </p>
      {closed.note !== '' && (
        <p className="breaks" lang={languageOf(closed.note)}>
          {closed.note}
        </p>
      )}
      {later !== 0 && <p className="bad strong">{words.cashLater({ amount: formatRupees(later) })}</p>}
      <p className="small soft">{words.soldAt({ moment: momentText(new Date(closed.closedAt)), who: closed.who })}</p>
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => submit({ intent: 'reopen-day', day, closedAt: closed.closedAt })}
      >
        {words.reopen}
      </Button>
    </section>
  )
}

function Sum({ label, paise }: { label: string; paise: number }) {
  return (
    <div className="spread gap-3 lines-0 baseline">
      <dt>{label}</dt>
      <dd className="large strong">{formatRupees(paise)}</dd>
    </div>
  )
}
