// POST /admin/account: no screen.
import { redirect } from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { account } from '#domain/words/en/office/account.ts'
import { runIntent } from '../kit/intents.ts'
import { actionWithFallback } from '../kit/network-fallback.ts'
import { ADMIN_HOME } from '#web/admin/access/next-path.ts'
import { accountIntents } from './intents.ts'
import type { Route } from './+types/route'

export function loader() {
  throw redirect(ADMIN_HOME)
}

export async function action(args: Route.ActionArgs) {
  return await runIntent(accountIntents, args)
}

const withFallback = actionWithFallback((intent) => {
  const text = wordsOf(account)
  return intent === 'change-password' ? text.passwordFailed : text.languageFailed
})

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return await withFallback({ request, serverAction })
}
