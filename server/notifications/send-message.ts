// Sends an encrypted message (RFC 8291) to one browser through its push service (RFC 8030).
import { retryAfterMs } from '#domain/retry-after.ts'
import type { PushMessage } from '#domain/notifications/push-message.ts'
import type { PushAddress } from './notification-devices.ts'
import type { PushKeys } from './push-keys.ts'

/** After half a day a notification is no longer useful. */
const KEEP_SECONDS = 12 * 60 * 60
const TIMEOUT_MS = 10_000

export type SendOutcome =
  | { outcome: 'reached' | 'gone' }
  /** The push service rejects it, or it cannot be encrypted. */
  | { outcome: 'refused'; reason: string }
  /** May be retried: the service is busy or did not respond. */
  | { outcome: 'unreachable'; reason: string; pauseMs?: number }

export type Sending = {
  keys: PushKeys
  /** The owner's contact address for push services. */
  subject: string
  fetch: typeof fetch
  stopped: AbortSignal
  now(): Date
}

/** Never rejects. */
export async function sendMessage(
  { endpoint, p256dh, auth }: PushAddress,
  message: PushMessage,
  { keys, subject, fetch, stopped, now }: Sending,
): Promise<SendOutcome> {
  // Loaded with the first message: many shops send none.
  const { buildPushPayload } = await import('@block65/webcrypto-web-push')
  const payload = await buildPushPayload(
    { data: message, options: { ttl: KEEP_SECONDS, urgency: 'high', topic: message.tag } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { ...keys, subject },
  ).catch(reasonOf)
  if (typeof payload === 'string') return { outcome: 'refused', reason: payload }
  try {
    const response = await fetch(endpoint, {
      ...payload,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return outcomeOf(response, now())
  } catch (error) {
    return { outcome: 'unreachable', reason: reasonOf(error) }
  }
}

function outcomeOf({ status, headers }: Response, now: Date): SendOutcome {
  if (status >= 200 && status < 300) return { outcome: 'reached' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status !== 429 && status < 500) return { outcome: 'refused', reason: `status ${status}` }
  const pauseMs = retryAfterMs(headers.get('Retry-After'), now.getTime())
  return { outcome: 'unreachable', reason: `status ${status}`, ...(pauseMs !== undefined && { pauseMs }) }
}

/** 'getaddrinfo ENOTFOUND …' is more helpful than 'fetch failed'. */
function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : { cause: undefined, message: String(error) }
  return cause instanceof Error ? cause.message : message
}
