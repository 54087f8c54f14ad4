// What the shop cannot know by itself, time and chance, given to it so that a test can fix both.
import { randomBytes, randomInt } from 'node:crypto'

export type System = {
  now(): Date
  /** For waits and limits: never goes back, whatever is done to the clock. Its zero means nothing. */
  monotonicMs(): number
  /** A whole number from 0 up to, not including, `below`. */
  randomInteger(below: number): number
  /** `bytes` random bytes as base64url text. */
  randomToken(bytes: number): string
}

export const realSystem: System = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  randomInteger: (below) => randomInt(below),
  randomToken: (bytes) => randomBytes(bytes).toString('base64url'),
}
