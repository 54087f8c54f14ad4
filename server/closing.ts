// Closes the parts of a shop together, within a time limit, and then its database.
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

/** For the thread's last order, a sweep and the relay; the database has its own limit. */
const CLOSE_LIMIT_MS = 6_000

type Part = { close(): unknown }

export type Closing = {
  add<Opened extends Part>(part: Opened): Opened
  close(): Promise<void>
}

export function openClosing(database: Part, log: Pick<Log, 'warn'>): Closing {
  const parts: Part[] = []
  return {
    add(part) {
      parts.push(part)
      return part
    },
    async close() {
      const ending = Promise.all(parts.toReversed().map((part) => part.close()))
      const isLate = await Promise.race([ending, wait(CLOSE_LIMIT_MS, 'late', { ref: false })])
      if (isLate === 'late') log.warn('closing took too long', { limitMs: CLOSE_LIMIT_MS })
      await database.close()
    },
  }
}
