// The shop may close an idle connection just as a request uses it; browsers then retry on another one.
import type { APIResponse, Route } from 'playwright-core'

export const again = { maxRetries: 1 } as const

/** The shop's answer to a request of a page, which the page does not have yet. */
export function answerTo(route: Route): Promise<APIResponse> {
  return route.fetch(again)
}
