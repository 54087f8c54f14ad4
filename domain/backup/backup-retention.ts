// Which backups are kept: of those by schedule the newest of each of the last days, weeks and months, in the time of India; of others the newest.

/** So many of each; a backup can be that of a day, of a week and of a month at once. */
export type Keep = { days: number; weeks: number; months: number }

/** How many of those are kept that an admin asked for, and of those that an update made. */
export const KEPT_BY_HAND = 5
export const KEPT_BEFORE_UPDATE = 3

type Dated = { at: Date }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const INDIA_MS = 5.5 * HOUR_MS

/**
 * Returns those that may be removed once a new one is checked. The newest is never among them, nor one from the future: a clock that was
 * set back says nothing about what is old.
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

/** Returns all but the newest `count`, and none from the future. */
export function allButNewest<Backup extends Dated>(backups: readonly Backup[], count: number, now: Date): Backup[] {
  return newestFirst(backups, now).slice(count)
}

/** The last moment until now at which a backup was due; `hours` are those of a day in India. */
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

/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
function weekOf(at: Date): number {
  return Math.floor((dayOf(at) + 3) / 7)
}

function monthOf(at: Date): number {
  const local = new Date(at.getTime() + INDIA_MS)
  return local.getUTCFullYear() * 12 + local.getUTCMonth()
}
