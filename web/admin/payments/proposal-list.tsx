// Bank lines by how sure their match is; those with a match can be ticked.
import { type MatchKind, matchKinds } from '#domain/statement/match-statement.ts'
import type { Words } from '#domain/words/catalogue.ts'
import { statements } from '#domain/words/en/office/money/statements.ts'
import type { ComparedStatement } from '#server/payments/statements.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { LeftLine } from './intents.ts'
import { ProposalLine } from './proposal-line.tsx'

type Group = { title: (values: { count: number }) => string; note?: string }

function groupsOf(text: Words<typeof statements>): Record<MatchKind, Group> {
  return {
    sure: { title: text.sure },
    'other amount': { title: text.otherAmount, note: text.otherAmountNote },
    'amount only': { title: text.amountOnly, note: text.amountOnlyNote },
    due: { title: text.due, note: text.dueNote },
    'went back': { title: text.wentBack, note: text.wentBackNote },
    'seen before': { title: text.seenBefore },
    none: { title: text.none, note: text.noneNote },
  }
}

type Props = {
  statement: ComparedStatement
  /** The payment or order of each ticked line, by mark. */
  chosen: ReadonlyMap<string, string>
  left: readonly LeftLine[]
  onChoose: (mark: string, id: string | undefined) => void
}

export function ProposalList({ statement: { proposals, counts }, chosen, left, onChoose }: Props) {
  const text = useWords(statements)
  const groups = groupsOf(text)
  const byKind = Map.groupBy(proposals, ({ kind }) => kind)
  return matchKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { title, note } = groups[kind]
      const own = byKind.get(kind) ?? []
      const list = (
        <>
          {note !== undefined && <p className="money-note">{note}</p>}
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
            <p className="money-note">{text.notShown({ count: counts[kind] - own.length })}</p>
          )}
        </>
      )
      const heading = title({ count: counts[kind] })
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
