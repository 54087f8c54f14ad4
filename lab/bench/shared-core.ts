// Keeps compared servers on one core: two cores of a rented machine differ by a half, and change places.
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'

/** The servers' threads get the last core and this process the others while `work` runs. Only Linux can do it. */
export async function onSharedCore<T>(servers: readonly number[], work: () => Promise<T>): Promise<T> {
  const last = cpus().length - 1
  if (process.platform !== 'linux' || last === 0) return work()
  for (const pid of servers) pin(pid, `${last}`)
  pin(process.pid, `0-${last - 1}`)
  try {
    return await work()
  } finally {
    pin(process.pid, `0-${last}`)
  }
}

function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)])
}
