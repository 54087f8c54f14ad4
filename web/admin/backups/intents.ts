// The intents of the backup panel: a backup now, and a check before a download.
import { wordsOf } from '#domain/words/catalogue.ts'
import { backups as words } from '#domain/words/en/office/shop/backups.ts'
import type { Shop } from '#server/shop.ts'
import { intentTable, type Sender } from '../kit/intent.ts'
import type { ActionResult } from '../kit/intents.ts'
import { askPassword } from '../kit/own-password.ts'

/** Proxies abort requests without an answer. */
const ANSWER_WITHIN_MS = 10_000

export const backupIntents = intentTable('shop', {
  'back-up': { may: 'owner', says: () => wordsOf(words).saysMake, run: backUp },
  /** The download itself is a GET, which browsers can resume; it records itself. */
  download: { may: 'owner', says: false, run: mayDownload },
})

async function backUp(_form: FormData, { backups }: Shop): Promise<ActionResult> {
  const text = wordsOf(words)
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, ANSWER_WITHIN_MS)
  const outcome = await Promise.race([backups.make(), late]).finally(() => clearTimeout(timer))
  if (outcome === undefined || outcome === 'busy') return { ok: true, message: text.goesOn }
  return 'failed' in outcome ? { ok: false, message: outcome.failed } : { ok: true, message: text.made }
}

async function mayDownload(form: FormData, shop: Shop, sender: Sender): Promise<ActionResult> {
  return (await askPassword(form, shop, sender)) ?? { ok: true, message: '' }
}
