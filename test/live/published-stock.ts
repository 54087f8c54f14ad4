// Waits until open pages have been told this stock: on PostgreSQL that comes after the answer, read once a change was heard of.
import { isDeepStrictEqual } from 'node:util'
import { until } from '../until.ts'

export async function untilPublished(heard: readonly unknown[], stock: Record<string, number>): Promise<void> {
  const told = () => {
    const last: Record<string, number> = {}
    for (const hint of heard) Object.assign(last, (hint as { stock?: Record<string, number> }).stock)
    return Object.fromEntries(Object.keys(stock).map((id) => [id, last[id]]))
  }
  await until(
    async () => isDeepStrictEqual(told(), stock),
    undefined,
    async () => JSON.stringify(heard),
  )
}
