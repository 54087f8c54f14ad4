/** Tells a hand on a keyboard from a key that is held and from a scanner, which types a code and ends its line once, twice or not at all. */

/** One press as the browser reports it: `at` in milliseconds of any clock that never goes back. */
export type KeyPress = { key: string; at: number; isRepeat: boolean }

/**
 * 'held': the keyboard repeats the key. 'echo': the second line end of a scanner, or Enter pressed twice by a hand that trembles.
 * 'scan': the line end of a scanner's code. 'hand': any other press.
 */
export type Origin = 'hand' | 'held' | 'echo' | 'scan'

/** `burst` holds the letters that came faster after each other than a hand types. */
export type KeyRhythm = { key: string; at: number; burst: string; origin: Origin }

export const NO_KEYS: KeyRhythm = { key: '', at: Number.NEGATIVE_INFINITY, burst: '', origin: 'hand' }

/** The quickest typists leave more time between four keys in a row; scanners leave 1 to 50 ms. */
const SCANNED_WITHIN_MS = 60
const SCANNED_KEYS = 4
/** A scanner ends its line twice within some milliseconds; a hand that means two presses takes longer. */
const ECHO_WITHIN_MS = 300

/** Returns the rhythm after one more press; its `origin` is that of this press. */
export function heard(before: KeyRhythm, { key, at, isRepeat }: KeyPress): KeyRhythm {
  if (isRepeat) return { ...before, key, at, burst: '', origin: 'held' }
  const pauseMs = at - before.at
  const isQuick = pauseMs <= SCANNED_WITHIN_MS
  if (key === 'Enter') {
    const isEcho = before.key === 'Enter' && pauseMs < ECHO_WITHIN_MS
    const isScan = !isEcho && isQuick && before.burst.length >= SCANNED_KEYS
    return { key, at, burst: isScan ? before.burst : '', origin: isEcho ? 'echo' : isScan ? 'scan' : 'hand' }
  }
  // Shift and the like come between the letters of a code.
  if (key.length > 1) return { ...before, key, at, origin: 'hand' }
  const burst = isQuick && before.key !== 'Enter' ? before.burst + key : key
  return { key, at, burst, origin: 'hand' }
}
