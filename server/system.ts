// Time, chance and the cost of a password hash: handed to the shop, so that a test fixes the first two and lowers the third.
import { randomBytes, randomInt } from 'node:crypto'

/** How much memory and how many passes one Argon2id hash takes. */
export type PasswordCost = { memoryKib: number; passes: number }

export type System = {
  now(): Date
  /** For waits and limits: never goes back, whatever is done to the clock. Its zero means nothing. */
  monotonicMs(): number
  /** A whole number from 0 up to, not including, `below`. */
  randomInteger(below: number): number
  /** `bytes` random bytes as base64url text. */
  randomToken(bytes: number): string
  /** Of the hashes that are made; an existing one is compared at its own cost. */
  passwordCost: PasswordCost
}

export const realSystem: System = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  randomInteger: (below) => randomInt(below),
  randomToken: (bytes) => randomBytes(bytes).toString('base64url'),
  // OWASP's second choice: 19 MiB, two passes.
  passwordCost: { memoryKib: 19_456, passes: 2 },
}
