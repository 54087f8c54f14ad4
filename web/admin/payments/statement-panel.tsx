// Compares an uploaded bank statement; ticked lines are confirmed.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Payment } from '#domain/payments/payment.ts'
import { statements } from '#domain/words/en/office/money/statements.ts'
import type { ComparedStatement, Proposal } from '#server/payments/statements.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { SpreadsheetZone } from '../imports/spreadsheet-zone.tsx'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { LeftLine, StatementResult } from './intents.ts'
import { ProposalList } from './proposal-list.tsx'
import { StatementReading } from './statement-reading.tsx'

/** `chosen` has the payment or order of each ticked line, by mark. */
type Compared = { statement: ComparedStatement; chosen: ReadonlyMap<string, string>; left: readonly LeftLine[] }

export function StatementPanel({ notify }: { notify: Notify }) {
  const reading = useFetcher<StatementResult>()
  const confirming = useFetcher<StatementResult>()
  const [compared, setCompared] = useState<Compared>()
  const [failure, setFailure] = useState<string>()
  const isReading = reading.state !== 'idle'
  const text = useWords(statements)

  useFetcherResult(reading.data, ({ ok, message, statement }) => {
    setFailure(ok ? undefined : message)
    if (statement) setCompared({ statement, chosen: sureOf(statement), left: [] })
  })
  useFetcherResult(confirming.data, ({ ok, message, left = [], recorded = {} }) => {
    notify(ok ? (left.length > 0 ? 'warn' : 'good') : 'bad', message)
    if (ok) setCompared((now) => now && afterConfirming(now, left, recorded))
  })

  function read(file: File) {
    setFailure(undefined)
    const form = new FormData()
    form.set('intent', 'read-statement')
    form.set('file', file)
    void reading.submit(form, { method: 'post', encType: 'multipart/form-data' })
  }

  function confirm({ statement, chosen }: Compared) {
    const ticked = statement.proposals.flatMap(({ mark, kind, paise, utr, day }) => {
      const id = chosen.get(mark)
      if (id === undefined) return []
      return [{ ...(kind === 'due' ? { orderId: id } : { id }), mark, paise, utr, day }]
    })
    void confirming.submit({ intent: 'confirm-statement', ticked: JSON.stringify(ticked) }, { method: 'post' })
  }

  /** A payment, or the due of an order, matches one line. */
  function choose(mark: string, id: string | undefined) {
    setCompared((now) => {
      if (!now) return now
      const chosen = new Map([...now.chosen].filter(([other, its]) => other !== mark && its !== id))
      if (id !== undefined) chosen.set(mark, id)
      return { ...now, chosen }
    })
  }

  return (
    <div className="stack gap-4">
      <section className="office-panel" aria-labelledby="statement-upload">
        <h2 id="statement-upload">{text.title}</h2>
        <p>{text.intro}</p>
        <SpreadsheetZone
          form="/admin/money"
          label={text.choose}
          advice={text.fewerDays}
          disabled={isReading}
          onFile={read}
          onRefused={setFailure}
        />
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
        {isReading && (
          <output>
            <progress aria-label={text.reading} /> {text.reading}
          </output>
        )}
      </section>
      {compared && (
        <section className="office-panel" aria-labelledby="statement-result">
          <StatementReading statement={compared.statement} />
          <ProposalList {...compared} onChoose={choose} />
          {compared.chosen.size > 0 && (
            <p className="money-confirm">
              <Button busy={confirming.state !== 'idle'} onClick={() => confirm(compared)}>
                {text.markTicked({ count: compared.chosen.size })}
              </Button>
            </p>
          )}
        </section>
      )}
    </div>
  )
}

function sureOf({ proposals }: ComparedStatement): ReadonlyMap<string, string> {
  return new Map(
    proposals.flatMap((each) => ('isSure' in each && each.isSure ? [[each.mark, each.payment.id] as const] : [])),
  )
}

/** Recorded lines leave the list; refused ones stay unticked with their reason. */
function afterConfirming(
  { statement }: Compared,
  left: readonly LeftLine[],
  recorded: Record<string, Payment>,
): Compared {
  const counts = { ...statement.counts }
  const proposals = statement.proposals.map((proposal): Proposal => {
    const payment = new Map(Object.entries(recorded)).get(proposal.mark)
    if (!payment) return proposal
    counts[proposal.kind] -= 1
    counts['seen before'] += 1
    const name = nameOf(proposal, payment)
    const { mark, place, day, paise, words, utr } = proposal
    const about = { mark, place, day, paise, words, utr, isSure: false, mayHaveGoneBack: false }
    return { ...about, kind: 'seen before', payment: { ...payment, ...(name !== undefined && { name }) } }
  })
  return { statement: { ...statement, proposals, counts }, chosen: new Map(), left }
}

function nameOf(proposal: Proposal, { orderId }: Payment): string | undefined {
  if (proposal.kind === 'due') return proposal.orders.find((order) => order.orderId === orderId)?.name
  return 'payment' in proposal ? proposal.payment?.name : undefined
}
