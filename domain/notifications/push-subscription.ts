/** Validates a browser’s push subscription before the server uses it. */
import * as v from 'valibot'

/** Push services of Chromium, Firefox, Edge and Safari: a host, or a suffix. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

/** A host name without port or user. */
const HTTPS = /^https:\/\/([a-z\d.-]+)\/[\u0021-\u007e]*$/i

/** Per person. */
export const DEVICES_MAX = 10

const ENDPOINT_MAX = 1_000
const POINT_BYTES = 65
const SECRET_BYTES = 16

/** The server calls this URL, so only known push services are accepted. */
export function isPushService(endpoint: string): boolean {
  const host = HTTPS.exec(endpoint)?.[1]?.toLowerCase()
  return SERVICES.some((service) => (service.startsWith('.') ? host?.endsWith(service) : host === service))
}

const subscription = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    endpoint: v.pipe(v.string(), v.maxLength(ENDPOINT_MAX), v.check(isPushService)),
    keys: v.object({ p256dh: bytes(POINT_BYTES), auth: bytes(SECRET_BYTES) }),
  }),
)

/** `p256dh` and `auth` are encryption keys in base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** Reads a browser's `PushSubscription.toJSON()`; undefined for anything else. */
export function readSubscription(json: unknown): Subscription | undefined {
  const { success, output } = v.safeParse(subscription, json)
  return success ? { endpoint: output.endpoint, ...output.keys } : undefined
}

function bytes(length: number) {
  const digits = Math.ceil((length * 8) / 6)
  return v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${digits}}={0,2}$`)))
}
