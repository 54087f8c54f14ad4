// Bank lines by how sure their match is; those with a match can be ticked.
import { indianGrouping } from '#domain/money.ts'
import { type MatchKind, matchKinds } from '#domain/statement/match-statement.ts'
import type { ComparedStatement } from '#server/payments/statements.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { LeftLine } from './intents.ts'
import { ProposalLine } from './proposal-line.tsx'

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
  due: {
    title: 'No payment is recorded, and the amount is due for an order',
    note: 'These are guesses: look at the name before you tick one. Ticked, the payment is recorded and seen.',
  },
  'went back': {
    title: 'Went back',
    note: 'The bank took these amounts back, or gave back what you had paid. They count for no order.',
  },
  'seen before': { title: 'Seen already', note: '' },
  none: {
    title: 'No payment is recorded',
    note: 'Record these in the details of their orders, if they are for orders.',
  },
} as const satisfies Record<MatchKind, { title: string; note: string }>

type Props = {
  statement: ComparedStatement
  /** The payment or order of each ticked line, by mark. */
  chosen: ReadonlyMap<string, string>
  left: readonly LeftLine[]
  onChoose: (mark: string, id: string | undefined) => void
}

export function ProposalList({ statement: { proposals, counts }, chosen, left, onChoose }: Props) {
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
              <li key={proposal.mark} data-kind={kind}>
                <ProposalLine
                  proposal={proposal}
                  chosen={chosen.get(proposal.mark)}
                  onChoose={(id) => onChoose(proposal.mark, id)}
                />
                {left
                  .filter(({ mark }) => mark === proposal.mark)
                  .map(({ mark, message }) => (
                    <Notice key={mark} tone="bad">
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
      return isClosed(kind) ? (
        <details key={kind} className="proposal-group stack gap-2">
          <summary className="touch strong">{heading}</summary>
          {list}
        </details>
      ) : (
        <section key={kind} className="proposal-group stack gap-2">
          <h3>{heading}</h3>
          {list}
        </section>
      )
    })
}

function isClosed(kind: MatchKind): boolean {
  return kind === 'none' || kind === 'seen before'
}
