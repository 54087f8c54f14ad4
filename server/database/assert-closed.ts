// Refuses a shop that is open, before a command reads or writes it as a whole.
import { Refusal } from '#server/refusal.ts'
import { type DatabasePlace, reasonOf, unusable } from './open.ts'
import { lockShop } from './sqlite/shop-lock.ts'

/** Throws a Refusal. */
export async function assertClosed(place: DatabasePlace): Promise<void> {
  const isClosed = await isUnused(place).catch((error: unknown) => {
    throw unusable(place, reasonOf(error), error)
  })
  if (!isClosed) throw new Refusal('The shop is open, or another command uses it: stop it first. Nothing was changed.')
}

async function isUnused({ dataDir, databaseUrl }: DatabasePlace): Promise<boolean> {
  if (databaseUrl) {
    // Loads the driver only for a server.
    const { hasOpenShop } = await import('./postgres/engine.ts')
    return !(await hasOpenShop(databaseUrl))
  }
  using lock = lockShop(dataDir, 'alone')
  return lock !== undefined
}
