// The lines of a statement, by how sure it is which payment each of them is; those with a payment can be ticked.
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { type MatchKind, matchKinds } from '#domain/received/match-statement.ts'
import { methodText } from '#domain/received/payment.ts'
import type { ComparedStatement, Proposal } from '#server/payments/statements.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { LeftPayment } from './intents.ts'
import { receivedDate } from './payment-item.tsx'
import { OrderOf } from './payment-table.tsx'

const groups = {
  sure: { title: 'UTR and amount are the same', note: '' },
  'other amount': {
    title: 'The UTR is the same, the amount differs',
    note: 'Ticked, the amount of the bank counts, and what the customer said stays beside it.',
  },
  'amount only': {
    title: 'Only the amount is the same',
    note: 'These are guesses: look at name and UTR before you tick one.',
  },
  'seen before': { title: 'Seen already', note: '' },
  none: {
    title: 'No payment is recorded',
    note: 'Record these in the details of their orders, if they are for orders.',
  },
} as const satisfies Record<MatchKind, { title: string; note: string }>

type Props = {
  statement: ComparedStatement
  ticked: ReadonlySet<string>
  left: readonly LeftPayment[]
  onToggle: (id: string) => void
}

export function ProposalList({ statement: { proposals, counts }, ticked, left, onToggle }: Props) {
  const byKind = Map.groupBy(proposals, ({ kind }) => kind)
  return matchKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { title, note } = groups[kind]
      const own = byKind.get(kind) ?? []
      const list = (
        <>
          {note !== '' && <p className="money-note">{note}</p>}
          <ul className="proposals">
            {own.map((proposal) => (
              <li key={proposal.row} data-kind={kind}>
                <Line
                  proposal={proposal}
                  isTicked={proposal.kind !== 'none' && ticked.has(proposal.payment.id)}
                  onToggle={onToggle}
                />
                {proposal.kind !== 'none' &&
                  left
                    .filter(({ id }) => id === proposal.payment.id)
                    .map(({ id, message }) => (
                      <Notice key={id} tone="bad">
                        {message}
                      </Notice>
                    ))}
              </li>
            ))}
          </ul>
          {own.length < counts[kind] && (
            <p className="money-note">{`${indianGrouping(counts[kind] - own.length)} more are not shown: upload fewer days.`}</p>
          )}
        </>
      )
      const heading = `${title}: ${indianGrouping(counts[kind])}`
      return kind === 'none' || kind === 'seen before' ? (
        <details key={kind} className="proposal-group">
          <summary>{heading}</summary>
          {list}
        </details>
      ) : (
        <section key={kind} className="proposal-group">
          <h3>{heading}</h3>
          {list}
        </section>
      )
    })
}

type LineProps = { proposal: Proposal; isTicked: boolean; onToggle: (id: string) => void }

function Line({ proposal, isTicked, onToggle }: LineProps) {
  const { day, paise, words, kind } = proposal
  const bank = (
    <span className="proposal-bank">
      <strong className="numeric">{formatRupees(paise)}</strong> <span>{receivedDate(day)}</span>
      <span className="proposal-words" translate="no">
        {words}
      </span>
    </span>
  )
  if (kind === 'none') return bank
  const { payment } = proposal
  const isOpen = kind !== 'seen before'
  return (
    <div className="proposal-line">
      {isOpen && (
        <label className="proposal-tick">
          <input type="checkbox" checked={isTicked} onChange={() => onToggle(payment.id)} />
          <span className="visually-hidden">{`Tick ${formatRupees(paise)} of ${receivedDate(day)} for ${payment.orderId}`}</span>
        </label>
      )}
      {bank}
      <span className="proposal-payment">
        <OrderOf payment={payment} />
        <span>{methodText(payment)}</span>
        {payment.amountPaise !== paise && isOpen && (
          <Chip tone="bad">{`The customer said ${formatRupees(payment.amountPaise)}`}</Chip>
        )}
        {kind === 'amount only' && <Chip tone="warn">Is it this one?</Chip>}
        {payment.takenBack && <Chip tone="bad">Taken back</Chip>}
      </span>
    </div>
  )
}
