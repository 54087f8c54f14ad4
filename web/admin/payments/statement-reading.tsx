// How much of a bank statement was read.
import { dayInWords, dayStart } from '#domain/dates/indian-date.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { Statement } from '#domain/statement/read-statement.ts'
import { type Words, wordsOf } from '#domain/words/catalogue.ts'
import { statements } from '#domain/words/en/office/money/statements.ts'
import type { ComparedStatement } from '#server/payments/statements.ts'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { receivedDate } from './payment-item.tsx'

const MOST_LISTED = 5

export function StatementReading({ statement }: { statement: ComparedStatement }) {
  const { rows, unread, days, balance } = statement
  const text = useWords(statements)
  const listed = unread.map(({ row, sheet, why }) => (
    <li key={`${sheet} ${row}`}>
      {sentence(
        sheet === undefined
          ? text.unreadRow({ row: String(row), why })
          : text.unreadSheetRow({ sheet, row: String(row), why }),
        { b: <strong /> },
      )}
    </li>
  ))
  const more = rows.unread - unread.length
  return (
    <>
      <h2 id="statement-result">{titleOf(statement, text)}</h2>
      <ul className="row gap-4 lines-0">
        {countsOf(statement, text).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <BalanceNotice balance={balance} />
      {rows.unread > 0 && (
        <Notice tone="warn">
          <p>{text.unread({ count: rows.unread })}</p>
          <ul className="unread-rows">{listed.slice(0, MOST_LISTED)}</ul>
          {listed.length > MOST_LISTED && (
            <details>
              <summary>{text.showMore({ count: listed.length - MOST_LISTED })}</summary>
              <ul className="unread-rows">
                {listed.slice(MOST_LISTED)}
                {more > 0 && <li>{text.andMore({ count: more })}</li>}
              </ul>
            </details>
          )}
        </Notice>
      )}
      {days.isGuess && rows.in > 0 && (
        <Notice tone="warn">
          {(days.order === 'day first' ? text.dayFirst : text.monthFirst)({ day: dayText(statement.from) })}
        </Notice>
      )}
      <p className="money-note">{text.notSaved}</p>
    </>
  )
}

/** With weekday and month's name: digits are ambiguous. */
function dayText(day: string): string {
  const start = dayStart(day)
  return start ? dayInWords(start) : day
}

function BalanceNotice({ balance }: { balance: Statement['balance'] }) {
  if (balance.kind === 'none') return null
  if (balance.kind === 'differs') return <Notice tone="bad">{differsText(balance)}</Notice>
  return <Notice tone={balance.isWhole ? 'good' : 'plain'}>{agreesText(balance)}</Notice>
}

type Balance<Kind> = Extract<Statement['balance'], { kind: Kind }>

function differsText({ row, sheet, expectedPaise, foundPaise }: Balance<'differs'>): string {
  const text = wordsOf(statements)
  const values = { row: String(row), expected: signedRupees(expectedPaise), found: signedRupees(foundPaise) }
  return sheet === undefined ? text.differs(values) : text.differsOnSheet({ ...values, sheet })
}

function agreesText({ isWhole, openingPaise, inPaise, outPaise, closingPaise }: Balance<'agrees'>): string {
  const text = wordsOf(statements)
  if (!isWhole) return text.agreesPartly
  const [opening, closing] = [signedRupees(openingPaise), signedRupees(closingPaise)]
  return text.agrees({ opening, received: formatRupees(inPaise), paid: formatRupees(outPaise), closing })
}

function signedRupees(paise: number): string {
  return paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise)
}

/** A table that could not be read does not mean that no money came. */
function titleOf({ rows, from, to }: ComparedStatement, text: Words<typeof statements>): string {
  if (from !== '') {
    return from === to
      ? text.receivedOn({ day: receivedDate(from) })
      : text.receivedFromTo({ from: receivedDate(from), to: receivedDate(to) })
  }
  if (rows.unread > 0) return rows.out > 0 ? text.noReceivedRead : text.noRowRead
  return rows.out > 0 ? text.noneReceived : text.noTransaction
}

/** '12 rows below the headings', 'Received: 8' and so on: each row is counted once. */
function countsOf({ rows, counts }: ComparedStatement, text: Words<typeof statements>): string[] {
  const back = counts['went back']
  return [
    text.rows({ count: rows.all }),
    back > 0 ? text.rowsInAndBack({ count: rows.in, back }) : text.rowsIn({ count: rows.in }),
    text.rowsOut({ count: rows.out }),
    ...(rows.known > 0 ? [text.rowsKnown({ count: rows.known })] : []),
    ...(rows.unread > 0 ? [text.rowsUnread({ count: rows.unread })] : []),
  ]
}
