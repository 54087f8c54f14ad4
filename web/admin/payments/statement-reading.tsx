// How much of a bank statement was read.
import { dayInWords, dayStart } from '#domain/indian-date.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { Statement } from '#domain/statement/read-statement.ts'
import type { ComparedStatement } from '#server/payments/statements.ts'
import { Notice } from '#web/ui/notice.tsx'
import { receivedDate } from './payment-item.tsx'

const MOST_LISTED = 5

export function StatementReading({ statement }: { statement: ComparedStatement }) {
  const { rows, unread, days, balance } = statement
  const listed = unread.map(({ row, sheet, why }) => (
    <li key={`${sheet} ${row}`}>
      <strong>{sheet === undefined ? `Row ${row}` : `Sheet ${sheet}, row ${row}`}</strong> {why}
    </li>
  ))
  const more = rows.unread - unread.length
  return (
    <>
      <h2 id="statement-result">{titleOf(statement)}</h2>
      <p>{countsText(statement)}</p>
      <BalanceNotice balance={balance} />
      {rows.unread > 0 && (
        <Notice tone="warn">
          <p>{`${counted(rows.unread, 'row')} could not be read. Look at ${rows.unread === 1 ? 'it' : 'them'} in the file, and record by hand what came in.`}</p>
          <ul className="unread-rows">{listed.slice(0, MOST_LISTED)}</ul>
          {listed.length > MOST_LISTED && (
            <details>
              <summary>{`Show ${counted(listed.length - MOST_LISTED, 'more row')}`}</summary>
              <ul className="unread-rows">
                {listed.slice(MOST_LISTED)}
                {more > 0 && <li>{`And ${indianGrouping(more)} more.`}</li>}
              </ul>
            </details>
          )}
        </Notice>
      )}
      {days.isGuess && rows.in > 0 && (
        <Notice tone="warn">
          {`The days of this file can be read in two ways. The ${days.order === 'day first' ? 'day is taken to come before the month' : 'month is taken to come before the day'}: the first line is of ${dayText(statement.from)}. If that is wrong, download the statement in another format.`}
        </Notice>
      )}
      <p className="money-note">
        These lines stand here until you leave this screen or reload it; then choose the file again. What you have
        recorded as seen stays.
      </p>
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
  if (balance.kind === 'differs') {
    const { row, sheet, expectedPaise, foundPaise } = balance
    const place = sheet === undefined ? `row ${row}` : `row ${row} of the sheet ${sheet}`
    return (
      <Notice tone="bad">
        {`The balance does not agree from ${place} on: it should be ${signedRupees(expectedPaise)}, and the file says ${signedRupees(foundPaise)}. A row may be missing or changed. Download the statement again before you tick anything.`}
      </Notice>
    )
  }
  const { isWhole, openingPaise, inPaise, outPaise, closingPaise } = balance
  return (
    <Notice tone={isWhole ? 'good' : 'plain'}>
      {isWhole
        ? `The balance agrees: ${signedRupees(openingPaise)} + ${formatRupees(inPaise)} in − ${formatRupees(outPaise)} out = ${signedRupees(closingPaise)}.`
        : 'The balance agrees with the rows that were read. It cannot be checked across the others.'}
    </Notice>
  )
}

function signedRupees(paise: number): string {
  return paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise)
}

/** A table that could not be read does not mean that nothing came in. */
function titleOf({ rows, from, to }: ComparedStatement): string {
  if (from !== '') {
    return from === to
      ? `What came in on ${receivedDate(from)}`
      : `What came in from ${receivedDate(from)} to ${receivedDate(to)}`
  }
  if (rows.unread > 0) return rows.out > 0 ? 'No row with money that came in was read' : 'No row of this file was read'
  return rows.out > 0 ? 'Nothing came in' : 'There is no transaction in this file'
}

/**
 * Returns '12 rows below the headings: 8 came in, 3 went out, 1 went back, 2 are totals, balances or remarks, 1 could
 * not be read.'
 */
function countsText({ rows, counts }: ComparedStatement): string {
  const back = counts['went back']
  const parts = [
    `${indianGrouping(rows.in)} came in${back === 0 ? '' : ` (${indianGrouping(back)} of ${rows.in === 1 ? 'it' : 'them'} went back)`}`,
    `${indianGrouping(rows.out)} went out`,
    ...(rows.known > 0 ? [`${indianGrouping(rows.known)} with totals, balances or remarks`] : []),
    ...(rows.unread > 0 ? [`${indianGrouping(rows.unread)} could not be read`] : []),
  ]
  return `${counted(rows.all, 'row')} below the headings: ${parts.join(', ')}.`
}

function counted(number: number, noun: string): string {
  return `${indianGrouping(number)} ${noun}${number === 1 ? '' : 's'}`
}
