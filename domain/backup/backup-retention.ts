// Retention of backups: the newest of recent days, weeks and months in India; of unscheduled ones the newest few.

/** One backup may count as daily, weekly and monthly. */
export type Keep = { days: number; weeks: number; months: number }

/** The number of manual backups, and of those before updates. */
export const KEPT_BY_HAND = 5
export const KEPT_BEFORE_UPDATE = 3

type Dated = { at: Date }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const INDIA_MS = 5.5 * HOUR_MS

/**
 * Returns removable backups, once a new one is checked. Excludes the newest and any from the future: after a clock was
 * set back, ages are unknown.
 */
export function backupsToPrune<Backup extends Dated>(backups: readonly Backup[], keep: Keep, now: Date): Backup[] {
  const past = newestFirst(backups, now)
  const kept = new Set<Backup>(past.slice(0, 1))
  for (const [count, periodOf] of [
    [keep.days, dayOf],
    [keep.weeks, weekOf],
    [keep.months, monthOf],
  ] as const) {
    for (const newest of newestOfEach(past, periodOf).slice(0, count)) kept.add(newest)
  }
  return past.filter((backup) => !kept.has(backup))
}

/** Returns all but the newest `count`, excluding future ones. */
export function allButNewest<Backup extends Dated>(backups: readonly Backup[], count: number, now: Date): Backup[] {
  return newestFirst(backups, now).slice(count)
}

/** Returns the last due time; `hours` are Indian. */
export function lastDue(hours: readonly number[], now: Date): Date {
  const midnight = Math.floor((now.getTime() + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS
  const moments = [midnight - DAY_MS, midnight].flatMap((day) => hours.map((hour) => day + hour * HOUR_MS))
  return new Date(Math.max(...moments.filter((moment) => moment <= now.getTime())))
}

function newestFirst<Backup extends Dated>(backups: readonly Backup[], now: Date): Backup[] {
  return backups.filter(({ at }) => at <= now).toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

function newestOfEach<Backup extends Dated>(past: readonly Backup[], periodOf: (at: Date) => number): Backup[] {
  const found = new Map<number, Backup>()
  for (const backup of past) {
    const period = periodOf(backup.at)
    if (!found.has(period)) found.set(period, backup)
  }
  return [...found.values()]
}

function dayOf(at: Date): number {
  return Math.floor((at.getTime() + INDIA_MS) / DAY_MS)
}

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
function weekOf(at: Date): number {
  return Math.floor((dayOf(at) + 3) / 7)
}

function monthOf(at: Date): number {
  const local = new Date(at.getTime() + INDIA_MS)
  return local.getUTCFullYear() * 12 + local.getUTCMonth()
}
