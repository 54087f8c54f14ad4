// Keeps a screen usable when the network or the server fails.
import { isRouteErrorResponse, redirectDocument } from 'react-router'
import { createStore } from '#web/browser/store.ts'
import { scheduleRetry } from '#web/live/live.ts'
import { isScreenSaved } from '#web/offline/office-screens.ts'
import { markAnswered, savedSince } from '#web/offline/saved-since.ts'
import { unavailableMessage } from '#web/http/unavailable.ts'
import { fieldText } from './intents.ts'

/** `isTooLarge`: the form can never be sent as it is. */
type Failed = { ok: false; message: string; isTooLarge?: true }
type ServerAction<Result> = { request: Request; serverAction: () => Promise<Result> }

/** Returns a route's client action, which turns a failure into a message, by default `failureMessage`. */
export function actionWithFallback(failureMessage: (intent: string) => string) {
  return async <Result>({ request, serverAction }: ServerAction<Result>): Promise<Result | Failed> => {
    const form = await request.clone().formData()
    return await withFallback(serverAction, failureMessage(fieldText(form, 'intent')))
  }
}

/** Runs a server action; redirects and refusals pass through. */
export async function withFallback<Result>(run: () => Promise<Result>, message: string): Promise<Result | Failed> {
  try {
    return await run()
  } catch (thrown) {
    if (isResponse(thrown)) throw thrown
    const isTooLarge = isRouteErrorResponse(thrown) && thrown.status === 413
    const said = unavailableMessage(thrown) ?? refusalOf(thrown) ?? message
    return { ok: false, message: said, ...(isTooLarge && { isTooLarge }) }
  }
}

/** The screen shows data of `since`, because the network or the server failed. */
export type Stale = { pathname: string; since: Date; isOffline: boolean }

/** Undefined while the data are fresh. */
export const staleScreen = createStore<Stale | undefined>(undefined)

type LastKnownOptions = {
  /** Schedules a retry. */
  onFallback?: () => void
  /** False for a loader of the same data at every address. */
  isScreen?: boolean
}

/**
 * Returns a route's client loader, which on failure returns the last result of that address, at first the rendered
 * page's; without one it opens the document that the device has saved.
 */
export function lastKnown<Loader extends (...args: never[]) => unknown>({
  onFallback = scheduleRetry,
  isScreen = true,
}: LastKnownOptions = {}) {
  type Result = Awaited<ReturnType<Loader>>
  let last: { url: string; result: Result; since: Date } | undefined
  const load = async ({ url, serverLoader }: { url: URL; serverLoader: () => Promise<Result> }): Promise<Result> => {
    try {
      const saved = savedSince()
      const result = await serverLoader()
      const since = new Date(saved ?? Date.now())
      last = { url: url.href, result, since }
      if (isScreen && saved === undefined) markAnswered()
      if (isScreen)
        staleScreen.set(saved === undefined ? undefined : { pathname: url.pathname, since, isOffline: true })
      if (saved !== undefined) onFallback()
      return result
    } catch (thrown) {
      const isOther = isScreen && last?.url !== url.href
      if (isResponse(thrown) || isRefused(thrown) || isOther || !last) {
        if (!isNetworkFault(thrown)) throw thrown
        throw (await isScreenSaved(url.pathname)) ? redirectDocument(url.pathname + url.search) : new NoConnection()
      }
      if (isScreen) staleScreen.set({ pathname: url.pathname, since: last.since, isOffline: isNetworkFault(thrown) })
      onFallback()
      return last.result
    }
  }
  return Object.assign(load, { hydrate: true as const })
}

/** Thrown by a loader without an answer or earlier result. */
export class NoConnection extends Error {
  override name = 'NoConnection'
}

/** `fetch` throws a TypeError when no answer arrived. */
function isNetworkFault(thrown: unknown): boolean {
  return thrown instanceof TypeError
}

/** Cross-site, too large, unreadable, too many requests. */
const refusals = [403, 413, 422, 429]

/** Returns the shop's reason, sent as text or JSON; undefined for a proxy's HTML page. */
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

/** A page that the role may no longer open is not shown from memory. */
function isRefused(thrown: unknown): boolean {
  return isRouteErrorResponse(thrown) && thrown.status === 403
}

function isResponse(thrown: unknown): boolean {
  return thrown instanceof Response
}
