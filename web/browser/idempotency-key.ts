// The key of one attempt to save: it stays the same until there is an answer, so that a repeat is known as one.

export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a text can be such a key. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text)
}
