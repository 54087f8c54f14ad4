// Makes all sessions of a journey's shop older, as if everybody had signed in some minutes ago.
import { openDatabase } from '#server/database/open.ts'
import type { JourneyShop } from './journey-shop.ts'

export async function signedInAgo({ place }: JourneyShop, minutes: number) {
  const database = await openDatabase(place, () => new Date())
  const time = new Date(Date.now() - minutes * 60_000).toISOString()
  await database.db.updateTable('sessions').set({ signed_in_at: time }).execute()
  await database.close()
}
