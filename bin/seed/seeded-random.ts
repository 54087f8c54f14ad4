// The same seed always returns the same numbers, so drawings and data made with it never change.

export type SeededRandom = {
  /** Returns a number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number
  /** Returns a whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  /** Returns true once in `times` calls on average. */
  oneIn(times: number): boolean
  sign(): 1 | -1
}

/** Mulberry32, seeded with the FNV-1a hash of the text. */
export function seededRandom(seed: string): SeededRandom {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between: (low, high) => low + next() * (high - low),
    integer,
    pick: <T>(choices: readonly T[]) => choices[integer(0, choices.length - 1)] as T,
    oneIn: (times) => integer(1, times) === 1,
    sign: () => (next() < 0.5 ? -1 : 1),
  }
}
