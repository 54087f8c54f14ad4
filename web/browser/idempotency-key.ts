// Returns an idempotency key: retries of one request share it.

export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function isIdempotencyKey(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text)
}
