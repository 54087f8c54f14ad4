// GET /admin/counter/day: whether today is closed, for counters open on other devices.
import { isoDay } from '#domain/dates/indian-date.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/day-route'

/** `closedAt` is absent while the day is open. */
export type CounterToday = { closedAt?: string }

export async function loader({ context }: Route.LoaderArgs) {
  const { counter, now } = context.get(shopContext)
  const { closed } = await counter.day(isoDay(now()))
  const today: CounterToday = { ...(closed && { closedAt: closed.closedAt }) }
  return Response.json(today, { headers: { 'Cache-Control': 'no-store' } })
}
