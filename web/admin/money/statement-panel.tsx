// A bank statement is uploaded, compared with the recorded payments, and what the admin ticks is seen in the bank.
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { indianGrouping } from '#domain/money.ts'
import type { ComparedStatement, Proposal } from '#server/payments/statements.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SpreadsheetZone } from '../import/spreadsheet-zone.tsx'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { LeftPayment, StatementResult } from './intents.ts'
import { receivedDate } from './payment-item.tsx'
import { ProposalList } from './proposal-list.tsx'

type Compared = { statement: ComparedStatement; ticked: ReadonlySet<string>; left: readonly LeftPayment[] }

export function StatementPanel({ notify }: { notify: Notify }) {
  const reading = useFetcher<StatementResult>()
  const confirming = useFetcher<StatementResult>()
  const [compared, setCompared] = useState<Compared>()
  const [failure, setFailure] = useState<string>()
  const isReading = reading.state !== 'idle'

  useFetcherResult(reading.data, ({ ok, message, statement }) => {
    setFailure(ok ? undefined : message)
    if (statement) setCompared({ statement, ticked: sureOf(statement), left: [] })
  })
  useFetcherResult(confirming.data, ({ ok, message, left = [] }) => {
    notify(ok ? (left.length > 0 ? 'warn' : 'good') : 'bad', message)
    if (ok) setCompared((now) => now && withoutSeen(now, left))
  })

  function read(file: File) {
    setFailure(undefined)
    const form = new FormData()
    form.set('intent', 'read-statement')
    form.set('file', file)
    void reading.submit(form, { method: 'post', encType: 'multipart/form-data' })
  }

  function confirm({ statement, ticked }: Compared) {
    const chosen = statement.proposals.flatMap((proposal) =>
      proposal.kind !== 'none' && ticked.has(proposal.payment.id)
        ? [{ id: proposal.payment.id, paise: proposal.paise, utr: proposal.utr, day: proposal.day }]
        : [],
    )
    void confirming.submit({ intent: 'confirm-statement', ticked: JSON.stringify(chosen) }, { method: 'post' })
  }

  function toggle(id: string) {
    setCompared((now) => {
      if (!now) return now
      const ticked = new Set(now.ticked)
      if (!ticked.delete(id)) ticked.add(id)
      return { ...now, ticked }
    })
  }

  return (
    <div className="statement">
      <section className="office-panel" aria-labelledby="statement-upload">
        <h2 id="statement-upload">Compare with a bank statement</h2>
        <p>
          Download the statement from the bank as Excel (.xlsx) or CSV. What came in is found among the recorded
          payments by its UTR and its amount. Nothing of the statement is kept but what you tick.
        </p>
        <SpreadsheetZone
          form="/admin/money"
          label="Choose a statement"
          advice="Download the statement of fewer days."
          disabled={isReading}
          onFile={read}
          onRefused={setFailure}
        />
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
        {isReading && (
          <output className="money-progress">
            <progress aria-label="Reading…" /> Reading…
          </output>
        )}
      </section>
      {compared && (
        <section className="office-panel" aria-labelledby="statement-result">
          <h2 id="statement-result">{daysOf(compared.statement)}</h2>
          <p>{summary(compared.statement)}</p>
          <p className="money-note">
            These lines stand here until you leave this screen or reload it; then choose the file again. What you have
            recorded as seen stays.
          </p>
          {compared.statement.unread.length > 0 && (
            <Notice tone="warn">{`Rows that could not be read: ${compared.statement.unread.join(', ')}. Look at them in the file.`}</Notice>
          )}
          <ProposalList {...compared} onToggle={toggle} />
          {compared.ticked.size > 0 && (
            <p className="money-confirm">
              <Button busy={confirming.state !== 'idle'} onClick={() => confirm(compared)}>
                {`Seen in the bank: ${indianGrouping(compared.ticked.size)} ticked`}
              </Button>
            </p>
          )}
        </section>
      )}
    </div>
  )
}

function sureOf({ proposals }: ComparedStatement): ReadonlySet<string> {
  return new Set(proposals.flatMap((proposal) => (proposal.kind === 'sure' ? [proposal.payment.id] : [])))
}

/** What was ticked and is seen now leaves the list; what was refused stays with its reason, unticked. */
function withoutSeen({ statement, ticked }: Compared, left: readonly LeftPayment[]): Compared {
  const isLeft = (id: string) => left.some((each) => each.id === id)
  const isSeen = (proposal: Proposal) =>
    proposal.kind !== 'none' && ticked.has(proposal.payment.id) && !isLeft(proposal.payment.id)
  const seen = statement.proposals.filter(isSeen)
  const counts = { ...statement.counts }
  for (const { kind } of seen) {
    counts[kind] -= 1
    counts['seen before'] += 1
  }
  const proposals = statement.proposals.map((proposal) =>
    isSeen(proposal) ? ({ ...proposal, kind: 'seen before' } as Proposal) : proposal,
  )
  return { statement: { ...statement, proposals, counts }, ticked: new Set(), left }
}

function daysOf({ from, to }: ComparedStatement): string {
  if (from === '') return 'Nothing came in'
  return from === to
    ? `What came in on ${receivedDate(from)}`
    : `What came in from ${receivedDate(from)} to ${receivedDate(to)}`
}

function summary({ counts, debits }: ComparedStatement): string {
  const lines = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const out = debits === 0 ? '' : ` ${counted(debits, 'line')} that went out ${debits === 1 ? 'is' : 'are'} left out.`
  return `${counted(lines, 'line')} with money that came in.${out}`
}

function counted(number: number, noun: string): string {
  return `${indianGrouping(number)} ${noun}${number === 1 ? '' : 's'}`
}
