// The shop's VAPID key pair (RFC 8292), created once and shared by all processes.
import type { Database } from '../database/open.ts'
import type { System } from '../system.ts'

/** In base64url: the public point, for subscriptions, and the private number. */
export type PushKeys = { publicKey: string; privateKey: string }

const ONLY = 1

/** Creates the keys if missing. */
export async function openPushKeys({ db }: Pick<Database, 'db'>, system: Pick<System, 'now'>): Promise<PushKeys> {
  const stored = async () => {
    const row = await db.selectFrom('push_keys').selectAll().where('id', '=', ONLY).executeTakeFirst()
    return row && { publicKey: row.public_key, privateKey: row.private_key }
  }
  const known = await stored()
  if (known) return known
  const made = await makeKeys()
  // Another process may create its own concurrently: the first ones win.
  await db
    .insertInto('push_keys')
    .values({
      id: ONLY,
      public_key: made.publicKey,
      private_key: made.privateKey,
      made_at: system.now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await stored()) ?? made
}

async function makeKeys(): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const point = await crypto.subtle.exportKey('raw', pair.publicKey)
  const { d: privateKey = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey }
}
