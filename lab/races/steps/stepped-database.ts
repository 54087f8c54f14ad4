// Stops a database's next transaction at a step, for another action in between.
import type { KyselyPlugin } from 'kysely'
import type { Database } from '#server/database/open.ts'

/** One process has no 'after commit': it publishes a commit before the next one. */
export type Reached = 'before commit' | 'after commit' | 'never'

export type Stopped = {
  /** Resolves when the transaction reaches its step, or ends without reaching it. */
  reached: Promise<Reached>
  resume(): void
}

export type SteppedDatabase = {
  database: Database
  /** Stops the next transaction at this step: 0 before it begins, 1 after that, then after each statement, last after the commit. */
  stopAt(step: number): Stopped
  /** Steps of the transactions since the last call. */
  countedSteps(): number
}

export function openSteps(real: Database): SteppedDatabase {
  let steps = 0
  let wanted: { step: number; reached(where: Reached): void; resumed: Promise<void> } | undefined

  async function next(where: Reached = 'before commit'): Promise<void> {
    const step = steps
    steps += 1
    if (wanted?.step !== step) return
    const { reached, resumed } = wanted
    wanted = undefined
    reached(where)
    await resumed
  }

  const afterEach: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await next()
      return result
    },
  }

  const database: Database = {
    ...real,
    async transaction(work, limits) {
      await next()
      const result = await real.transaction(async (trx) => {
        await next()
        return work(trx.withPlugin(afterEach))
      }, limits)
      await next('after commit')
      return result
    },
  }
  return {
    database,
    stopAt(step) {
      steps = 0
      const reached = Promise.withResolvers<Reached>()
      const resumed = Promise.withResolvers<void>()
      const mine = { step, reached: reached.resolve, resumed: resumed.promise }
      wanted = mine
      return {
        reached: reached.promise,
        resume() {
          if (wanted === mine) wanted = undefined
          reached.resolve('never')
          resumed.resolve()
        },
      }
    },
    countedSteps() {
      const counted = steps
      steps = 0
      return counted
    },
  }
}
