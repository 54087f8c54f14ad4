// A browser that hears of nothing: the stream of live events is refused, as behind a proxy that cuts it.
import type { Person } from '../browser/person.ts'

export async function withoutEvents({ context }: Person): Promise<void> {
  await context.route('**/live?*', (route) => route.abort())
}
