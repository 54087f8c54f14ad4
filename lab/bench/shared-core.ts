// Keeps compared servers on one core: two cores of a rented machine differ by a half, and change places.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const STATUS = '/proc/self/status'

/** The servers' threads get the last core and this process its others while `work` runs. Only Linux can do it. */
export async function onSharedCore<T>(servers: readonly number[], work: () => Promise<T>): Promise<T> {
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : ''
  const allowed = /^Cpus_allowed_list:(.*)$/m.exec(status)?.[1]?.trim() ?? ''
  const [last, ...others] = coresIn(allowed).toReversed()
  if (last === undefined || others.length === 0) return work()
  for (const pid of servers) pin(pid, String(last))
  pin(process.pid, others.join())
  try {
    return await work()
  } finally {
    pin(process.pid, allowed)
  }
}

/** `0-2,5` is 0, 1, 2 and 5. */
function coresIn(list: string): number[] {
  return list.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 || 0 }, (_, index) => first + index)
  })
}

function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)])
}
