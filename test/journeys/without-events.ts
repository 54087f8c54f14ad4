// A browser without live events, as behind a proxy that cuts them.
import type { Person } from '../browser/person.ts'

export async function withoutEvents({ context }: Person): Promise<void> {
  await context.route('**/live?*', (route) => route.abort())
}
