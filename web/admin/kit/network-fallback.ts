// Keeps a screen standing when the network or the server fails: an action answers a sentence, a loader its last answer.
import { isRouteErrorResponse } from 'react-router'
import { scheduleRetry } from '../../live/live.ts'
import { unavailableMessage } from '../../http/unavailable.ts'

type Failed = { ok: false; message: string }

/** Runs a server action; whatever breaks it becomes `message`, or what is known of it. Redirects and refusals of the server pass through. */
export async function withFallback<Answer>(run: () => Promise<Answer>, message: string): Promise<Answer | Failed> {
  try {
    return await run()
  } catch (thrown) {
    if (isAnswer(thrown)) throw thrown
    return { ok: false, message: unavailableMessage(thrown) ?? refusalOf(thrown) ?? message }
  }
}

/** Makes a client loader that shows the last answer, the drawn page's first, while a fresh one cannot be had there; `kept` then has it asked for again. */
export function lastKnown<Answer>(kept = scheduleRetry) {
  let last: { url: string; answer: Answer } | undefined
  const load = async ({ url, serverLoader }: { url: URL; serverLoader: () => Promise<Answer> }): Promise<Answer> => {
    try {
      const answer = await serverLoader()
      last = { url: url.href, answer }
      return answer
    } catch (thrown) {
      if (isAnswer(thrown) || last?.url !== url.href) throw thrown
      kept()
      return last.answer
    }
  }
  return Object.assign(load, { hydrate: true as const })
}

/** What the shop says of a request that it takes for another site's; a proxy's own 403 is a page of HTML. */
function refusalOf(thrown: unknown): string | undefined {
  if (!isRouteErrorResponse(thrown) || thrown.status !== 403 || typeof thrown.data !== 'string') return undefined
  return thrown.data === '' || thrown.data.includes('<') ? undefined : thrown.data
}

function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response
}
