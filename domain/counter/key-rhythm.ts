/** Distinguishes typing from a held key and a scanner, which ends a code's line once, twice or never. */

/** `at` is in milliseconds of a monotonic clock. */
export type KeyPress = { key: string; at: number; isRepeat: boolean }

/**
 * 'held': the keyboard repeats the key. 'echo': a scanner's second line end, or a trembling hand's second Enter.
 * 'scan': a scanner's line end. 'hand': any other key press.
 */
export type Origin = 'hand' | 'held' | 'echo' | 'scan'

/** `burst` has the letters that came faster than typing. */
export type KeyRhythm = { key: string; at: number; burst: string; origin: Origin }

export const NO_KEYS: KeyRhythm = { key: '', at: Number.NEGATIVE_INFINITY, burst: '', origin: 'hand' }

/** Even fast typists take longer for four keys in a row; scanners take 1 to 50 ms each. */
const SCANNED_WITHIN_MS = 60
const SCANNED_KEYS = 4
/** A scanner's second line end follows within milliseconds; two deliberate presses take longer. */
const ECHO_WITHIN_MS = 300

/** Returns the rhythm after one more press, with its `origin`. */
export function heard(before: KeyRhythm, { key, at, isRepeat }: KeyPress): KeyRhythm {
  if (isRepeat) return { ...before, key, at, burst: '', origin: 'held' }
  const pauseMs = at - before.at
  const isQuick = pauseMs <= SCANNED_WITHIN_MS
  if (key === 'Enter') {
    const isEcho = before.key === 'Enter' && pauseMs < ECHO_WITHIN_MS
    const isScan = !isEcho && isQuick && before.burst.length >= SCANNED_KEYS
    return { key, at, burst: isScan ? before.burst : '', origin: isEcho ? 'echo' : isScan ? 'scan' : 'hand' }
  }
  // Shift and similar keys come between a code's letters.
  if (key.length > 1) return { ...before, key, at, origin: 'hand' }
  const burst = isQuick && before.key !== 'Enter' ? before.burst + key : key
  return { key, at, burst, origin: 'hand' }
}
