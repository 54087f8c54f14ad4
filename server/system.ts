// Clock, randomness and password cost, injected so that tests fix them.
import { randomBytes, randomInt } from 'node:crypto'

/** Of one Argon2id hash. */
export type PasswordCost = { memoryKib: number; passes: number }

export type System = {
  now(): Date
  /** Never decreases, whatever happens to the clock. Its zero is arbitrary. */
  monotonicMs(): number
  /** Returns an integer from 0 to below - 1. */
  randomInteger(below: number): number
  /** Returns base64url text. */
  randomToken(bytes: number): string
  /** For new hashes; an existing one has its own cost. */
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
