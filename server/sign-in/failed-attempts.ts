// Makes guessing slow: a wait that doubles with each failure, per address, and per account seen from an address.
import { createHash } from 'node:crypto'
import type { Database } from '../database/open.ts'
import type { World } from '../world.ts'

const FREE_FOR_ACCOUNT = 4
const FREE_FOR_ADDRESS = 20
const LONGEST_WAIT_SECONDS = 900

export type FailedAttempts = ReturnType<typeof openFailedAttempts>

/**
 * An account alone has no count: a stranger elsewhere cannot lock the owner out.
 * Kept in the database, so that a restart forgives nothing.
 */
export function openFailedAttempts({ db }: Database, world: World) {
  return {
    /** Seconds until this address may try this account again; 0 when it may now. */
    async secondsToWait(email: string, address: string): Promise<number> {
      const rows = await db
        .selectFrom('sign_in_failures')
        .select('wait_until')
        .where(
          'who',
          'in',
          counts(email, address).map(({ who }) => who),
        )
        .execute()
      const until = Math.max(0, ...rows.map((row) => Date.parse(row.wait_until)))
      return Math.max(0, Math.ceil((until - world.now().getTime()) / 1_000))
    },

    async add(email: string, address: string): Promise<void> {
      for (const { who, free } of counts(email, address)) {
        const { failures } = await db
          .insertInto('sign_in_failures')
          .values({ who, failures: 1, wait_until: '' })
          .onConflict((conflict) =>
            conflict.column('who').doUpdateSet((eb) => ({ failures: eb('sign_in_failures.failures', '+', 1) })),
          )
          .returning('failures')
          .executeTakeFirstOrThrow()
        const waitUntil = new Date(world.now().getTime() + waitSeconds(failures - free) * 1_000)
        await db
          .updateTable('sign_in_failures')
          .set({ wait_until: waitUntil.toISOString() })
          .where('who', '=', who)
          .execute()
      }
    },

    /** After a right password this address starts anew with this account. */
    async forget(email: string, address: string): Promise<void> {
      const [account] = counts(email, address)
      await db
        .deleteFrom('sign_in_failures')
        .where('who', '=', account?.who ?? '')
        .execute()
    },
  }
}

function waitSeconds(failuresTooMany: number): number {
  return failuresTooMany <= 0 ? 0 : Math.min(2 ** failuresTooMany, LONGEST_WAIT_SECONDS)
}

function counts(email: string, address: string) {
  return [
    { who: hashOf(`account ${email} ${address}`), free: FREE_FOR_ACCOUNT },
    { who: hashOf(`address ${address}`), free: FREE_FOR_ADDRESS },
  ]
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
