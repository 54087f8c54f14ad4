// POST /admin/account: no screen.
import { redirect } from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { account } from '#domain/words/en/office/account.ts'
import { runIntent } from '../kit/intents.ts'
import { withFallback } from '../kit/network-fallback.ts'
import { ADMIN_HOME } from '#web/admin/access/next-path.ts'
import { accountIntents } from './intents.ts'
import type { Route } from './+types/route'

export function loader() {
  throw redirect(ADMIN_HOME)
}

export async function action(args: Route.ActionArgs) {
  return await runIntent(accountIntents, args)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await withFallback(() => serverAction(), wordsOf(account).passwordFailed)
}
