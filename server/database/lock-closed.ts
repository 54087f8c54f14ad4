// Refuses a shop that is open, before a command reads or writes it as a whole.
import { Refusal } from '#server/refusal.ts'
import { type DatabasePlace, reasonOf, unusable } from './open.ts'
import { lockShop } from './sqlite/shop-lock.ts'

/** Throws a Refusal. On SQLite the shop cannot be opened until the lock is disposed. */
export async function lockClosed(place: DatabasePlace): Promise<Disposable> {
  const lock = await lockUnused(place).catch((error: unknown) => {
    throw unusable(place, reasonOf(error), error)
  })
  if (!lock) throw new Refusal('The shop is open, or another command uses it: stop it first. Nothing was changed.')
  return lock
}

async function lockUnused({ dataDir, databaseUrl }: DatabasePlace): Promise<Disposable | undefined> {
  if (!databaseUrl) return lockShop(dataDir, 'alone')
  // Loads the driver only for a server.
  const { hasOpenShop } = await import('./postgres/engine.ts')
  return (await hasOpenShop(databaseUrl)) ? undefined : new DisposableStack()
}
