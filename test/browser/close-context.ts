// Closes a context whose routes may still wait for an answer: their late errors would fail the process of the tests.
import type { BrowserContext } from 'playwright-core'

export async function closeContext(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  // Awaited before the close, it would wait for a page on its way.
  const unrouted = Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
  await unrouted
}
