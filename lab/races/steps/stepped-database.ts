// A database whose next transaction can be stopped at one of its steps, so that a test lets somebody else act in between.
import type { KyselyPlugin } from 'kysely'
import type { Database } from '#server/database/open.ts'

/** 'after commit' is a moment that one process has for nobody: it publishes what it has committed before anybody else commits. */
export type Reached = 'before commit' | 'after commit' | 'never'

export type Stopped = {
  /** Resolves when the transaction has come to its step, or is over without having come there. */
  reached: Promise<Reached>
  resume(): void
}

export type SteppedDatabase = {
  database: Database
  /** Stops the next transaction at this step: 0 is before it begins, 1 after that, then after each statement, at last after the commit. */
  stopAt(step: number): Stopped
  /** How many steps the transactions had since the last call. */
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
