// POST /admin/counter/send: a sale as a form, answered with JSON, so that a counter whose page has no network can send it later.
import { runIntent } from '#web/admin/kit/intents.ts'
import { intents } from './intents.ts'
import type { Route } from './+types/route'

export async function action(args: Route.ActionArgs) {
  return Response.json(await runIntent(intents, args), { headers: { 'Cache-Control': 'no-store' } })
}
