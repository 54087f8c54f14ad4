// PostgreSQL publishes stock after the response, from a read.
import { isDeepStrictEqual } from 'node:util'
import { until } from '../until.ts'

export async function untilPublished(heard: readonly unknown[], stock: Record<string, number>): Promise<void> {
  const published = () => {
    const last: Record<string, number> = {}
    for (const event of heard) Object.assign(last, (event as { stock?: Record<string, number> }).stock)
    return Object.fromEntries(Object.keys(stock).map((id) => [id, last[id]]))
  }
  await until(
    async () => isDeepStrictEqual(published(), stock),
    undefined,
    async () => JSON.stringify(heard),
  )
}
