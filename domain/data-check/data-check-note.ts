/** The owner's note on the nightly data check: last run and result, or overdue. */
import { clockTime, isoDay, orderDate } from '../dates/indian-date.ts'
import { wordsOf } from '../words/catalogue.ts'
import { dashboard } from '../words/en/office/dashboard.ts'

export type DataCheckState = {
  /** The last completed check, with its start. */
  last?: { at: Date; faults: number } | undefined
  /** A later check that failed. */
  failed?: { at: Date; reason: string } | undefined
  /** The due check has not completed. */
  isLate: boolean
}

export type DataCheckNote = { tone: 'plain' | 'warn' | 'bad'; text: string }

const DAY_MS = 24 * 3_600_000

/** Faults are reported first, at any age, then why the check fails. */
export function dataCheckNote({ last, failed, isLate }: DataCheckState, now: Date): DataCheckNote {
  const text = wordsOf(dashboard)
  const checked = last && resultOf(last, now)
  const since = checked ?? text.neverChecked
  if (failed) {
    const moment = momentInWords(failed.at, now)
    return {
      tone: last && last.faults > 0 ? 'bad' : 'warn',
      text: text.checkFailed({ moment, reason: failed.reason, since }),
    }
  }
  if (!checked)
    return isLate ? { tone: 'warn', text: text.overdue({ since }) } : { tone: 'plain', text: text.notCheckedYet }
  if (last.faults > 0) return { tone: 'bad', text: checked }
  return isLate ? { tone: 'warn', text: text.newerOverdue({ since }) } : { tone: 'plain', text: checked }
}

function resultOf({ at, faults }: NonNullable<DataCheckState['last']>, now: Date): string {
  const text = wordsOf(dashboard)
  const moment = momentInWords(at, now)
  return faults === 0 ? text.checkedSound({ moment }) : text.checked({ moment, count: faults })
}

/** Returns 'today at 4:00 am', 'yesterday at 4:00 am' or 'on 20/11/2026 at 4:00 am'. */
function momentInWords(at: Date, now: Date): string {
  const text = wordsOf(dashboard)
  const day = isoDay(at)
  const time = clockTime(at)
  if (day === isoDay(now)) return text.todayAt({ time })
  const isYesterday = day === isoDay(new Date(now.getTime() - DAY_MS))
  return isYesterday ? text.yesterdayAt({ time }) : text.onDayAt({ day: orderDate(at), time })
}
