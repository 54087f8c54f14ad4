// POST /admin/backups makes a backup or allows the download of the last one, GET downloads it; no screen.
import type { ActBesideForms } from '#domain/people/audit.ts'
import { RECENT_SIGN_IN_MS } from '#domain/password/password.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { backups } from '#domain/words/en/office/shop/backups.ts'
import { shopContext } from '#web/shop-context.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback } from '../kit/network-fallback.ts'
import { sessionContext } from '../access/guard.ts'
import { backupIntents } from './intents.ts'
import type { Route } from './+types/route'

/** For the rest of an aborted download; a new one needs a recent sign-in or the own password. */
const CONTINUED_FOR_MS = 12 * RECENT_SIGN_IN_MS

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { id: who, signedInAt } = context.get(sessionContext)
  const isContinued = /^bytes=[1-9]/.test(request.headers.get('Range') ?? '')
  const ageMs = Math.abs(shop.now().getTime() - signedInAt.getTime())
  if (ageMs > (isContinued ? CONTINUED_FOR_MS : RECENT_SIGN_IN_MS))
    return new Response(wordsOf(backups).downloadAtDashboard, {
      status: 403,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  const response = await shop.backups.download(request)
  // It contains the names and numbers of all customers.
  if (response.ok && request.method === 'GET' && !isContinued) {
    const about = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? ''
    await shop.audit.record({ who, kind: 'download backup' satisfies ActBesideForms, about })
  }
  return response
}

export const action = formAction(backupIntents)

export const clientAction = actionWithFallback((intent) => {
  const { failed, downloadFailed } = wordsOf(backups)
  return intent === 'download' ? downloadFailed : failed
})
