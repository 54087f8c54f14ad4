// The backup panel's intent: a backup now.
import { intentTable } from '../kit/intent.ts'
import type { Shop } from '#server/shop.ts'
import type { ActionResult } from '../kit/intents.ts'

export const BACKUP_MADE = 'Backup made and checked'
export const BACKUP_GOES_ON = 'The backup goes on; this page says when it is done.'
export const BACKUP_FAILED = 'Failed to make a backup. Please try again.'
export const DOWNLOAD_AFTER_SIGN_IN = 'Please log out and log in again to download a backup'

/** Proxies abort requests without an answer. */
const ANSWER_WITHIN_MS = 10_000

export const backupIntents = intentTable('shop', { 'back-up': { may: 'owner', says: 'Made a backup', run: backUp } })

async function backUp(_form: FormData, { backups }: Shop): Promise<ActionResult> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, ANSWER_WITHIN_MS)
  const outcome = await Promise.race([backups.make(), late]).finally(() => clearTimeout(timer))
  if (outcome === undefined || outcome === 'busy') return { ok: true, message: BACKUP_GOES_ON }
  return 'failed' in outcome ? { ok: false, message: outcome.failed } : { ok: true, message: BACKUP_MADE }
}
