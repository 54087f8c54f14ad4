// A browser without live events: the stream is refused, as by a proxy that cuts it.
import type { Person } from '../browser/person.ts'

export async function withoutEvents({ context }: Person): Promise<void> {
  await context.route('**/live?*', (route) => route.abort())
}
