// Keeps a screen standing when the network or the server fails: an action returns a message, a loader its last result.
import { isRouteErrorResponse } from 'react-router'
import { createStore } from '#web/browser/store.ts'
import { scheduleRetry } from '#web/live/live.ts'
import { unavailableMessage } from '#web/http/unavailable.ts'
import { fieldText } from './intents.ts'

type Failed = { ok: false; message: string }
type ServerAction<Result> = { request: Request; serverAction: () => Promise<Result> }

/** Makes a route's client action: whatever breaks the server's becomes a message, `failureMessage` of its intent when nothing is known. */
export function actionWithFallback(failureMessage: (intent: string) => string) {
  return async <Result>({ request, serverAction }: ServerAction<Result>): Promise<Result | Failed> => {
    const form = await request.clone().formData()
    return await withFallback(serverAction, failureMessage(fieldText(form, 'intent')))
  }
}

/** Runs a server action; redirects and refusals of the server pass through. */
export async function withFallback<Result>(run: () => Promise<Result>, message: string): Promise<Result | Failed> {
  try {
    return await run()
  } catch (thrown) {
    if (isResponse(thrown)) throw thrown
    return { ok: false, message: unavailableMessage(thrown) ?? refusalOf(thrown) ?? message }
  }
}

/** What a screen shows is as old as `since`, because the network or the server failed. */
export type Stale = { pathname: string; since: Date; isOffline: boolean }

/** The screen that shows an earlier result, while it does. */
export const staleScreen = createStore<Stale | undefined>(undefined)

type LastKnownOptions = {
  /** Has the result asked for again. */
  onFallback?: () => void
  /** False for a loader whose result is not what the screen shows, and is the same at every address. */
  isScreen?: boolean
}

/** Makes a route's client loader: while a fresh result cannot be had it returns the last of that address, the drawn page's at first. */
export function lastKnown<Loader extends (...args: never[]) => unknown>({
  onFallback = scheduleRetry,
  isScreen = true,
}: LastKnownOptions = {}) {
  type Result = Awaited<ReturnType<Loader>>
  let last: { url: string; result: Result; since: Date } | undefined
  const load = async ({ url, serverLoader }: { url: URL; serverLoader: () => Promise<Result> }): Promise<Result> => {
    try {
      const result = await serverLoader()
      last = { url: url.href, result, since: new Date() }
      if (isScreen) staleScreen.set(undefined)
      return result
    } catch (thrown) {
      const isOther = isScreen && last?.url !== url.href
      if (isResponse(thrown) || isRefused(thrown) || isOther || !last)
        throw isNetworkFault(thrown) ? new NoConnection() : thrown
      if (isScreen) staleScreen.set({ pathname: url.pathname, since: last.since, isOffline: isNetworkFault(thrown) })
      onFallback()
      return last.result
    }
  }
  return Object.assign(load, { hydrate: true as const })
}

/** What a loader throws that got no answer and knows no earlier one. */
export class NoConnection extends Error {
  override name = 'NoConnection'
}

/** Whether the request of a loader got no answer at all. */
function isNetworkFault(thrown: unknown): boolean {
  return thrown instanceof TypeError
}

/** Another site's request, a form that is too large or cannot be read, too many of them. */
const refusals = [403, 413, 422, 429]

/** What the shop says of a request that it refuses, as text or as JSON; a proxy's own refusal is a page of HTML. */
function refusalOf(thrown: unknown): string | undefined {
  if (!isRouteErrorResponse(thrown) || !refusals.includes(thrown.status) || typeof thrown.data !== 'string')
    return undefined
  const text = messageIn(thrown.data)
  return text === '' || text.includes('<') ? undefined : text
}

function messageIn(text: string): string {
  try {
    const { message } = Object(JSON.parse(text)) as { message?: unknown }
    return typeof message === 'string' ? message : text
  } catch {
    return text
  }
}

/** A page that this role may not open any more is not shown from memory. */
function isRefused(thrown: unknown): boolean {
  return isRouteErrorResponse(thrown) && thrown.status === 403
}

function isResponse(thrown: unknown): boolean {
  return thrown instanceof Response
}
