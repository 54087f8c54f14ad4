// POST /admin/backups makes a backup, GET downloads the last one; no screen.
import { RECENT_SIGN_IN_MS } from '#domain/password/password.ts'
import { shopContext } from '#web/shop-context.ts'
import { formAction } from '../kit/intents.ts'
import { withFallback } from '../kit/network-fallback.ts'
import { sessionContext } from '../access/guard.ts'
import { BACKUP_FAILED, backupIntents, DOWNLOAD_AFTER_SIGN_IN } from './intents.ts'
import type { Route } from './+types/route'

/** For the rest of an aborted download; a new one needs a recent sign-in. */
const CONTINUED_FOR_MS = 12 * RECENT_SIGN_IN_MS

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { signedInAt } = context.get(sessionContext)
  const isContinued = /^bytes=[1-9]/.test(request.headers.get('Range') ?? '')
  const ageMs = Math.abs(shop.now().getTime() - signedInAt.getTime())
  if (ageMs > (isContinued ? CONTINUED_FOR_MS : RECENT_SIGN_IN_MS))
    return new Response(DOWNLOAD_AFTER_SIGN_IN, {
      status: 403,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  return await shop.backups.download(request)
}

export const action = formAction(backupIntents)

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await withFallback(() => serverAction(), BACKUP_FAILED)
}
