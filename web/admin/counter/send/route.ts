// POST /admin/counter/send: stores a sale; returns JSON, so that a page without a network can send later.
import { runIntent } from '#web/admin/kit/intents.ts'
import { intents } from './intents.ts'
import type { Route } from './+types/route'

export async function action(args: Route.ActionArgs) {
  return Response.json(await runIntent(intents, args), { headers: { 'Cache-Control': 'no-store' } })
}
