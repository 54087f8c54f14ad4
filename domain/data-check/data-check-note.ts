/** The owner's note on the nightly data check: last run and result, or overdue. */
import { clockTime, isoDay, orderDate } from '../indian-date.ts'
import { indianGrouping } from '../money.ts'

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
  const checked = last && `Data checked ${momentInWords(last.at, now)}: ${faultsInWords(last.faults)}.`
  const since = checked ?? 'The data was never checked.'
  if (failed) {
    const text = `The data could not be checked ${momentInWords(failed.at, now)}: ${failed.reason} ${since}`
    return { tone: last && last.faults > 0 ? 'bad' : 'warn', text }
  }
  if (!checked) {
    return isLate
      ? { tone: 'warn', text: `${since} A check is overdue: restart the shop, or tell your technician.` }
      : { tone: 'plain', text: 'The data was not checked yet. The first check starts within minutes.' }
  }
  if (last.faults > 0) return { tone: 'bad', text: checked }
  if (isLate)
    return { tone: 'warn', text: `${checked} A newer check is overdue: restart the shop, or tell your technician.` }
  return { tone: 'plain', text: checked }
}

/** Returns 'no faults', '1 fault' or '1,200 faults'. */
export function faultsInWords(faults: number): string {
  if (faults === 0) return 'no faults'
  return faults === 1 ? '1 fault' : `${indianGrouping(faults)} faults`
}

/** Returns 'today at 4:00 am', 'yesterday at 4:00 am' or 'on 20/11/2026 at 4:00 am'. */
function momentInWords(at: Date, now: Date): string {
  const day = isoDay(at)
  const time = `at ${clockTime(at)}`
  if (day === isoDay(now)) return `today ${time}`
  return day === isoDay(new Date(now.getTime() - DAY_MS)) ? `yesterday ${time}` : `on ${orderDate(at)} ${time}`
}
