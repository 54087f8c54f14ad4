// Chance that always falls the same way: every choice in a label comes from its product's code.

export type Dice = {
  /** A number from low to high, both included when whole. */
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  sign(): 1 | -1
}

/** Dice loaded by a text: the same text throws the same numbers for ever. */
export function diceFor(text: string): Dice {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1))
  return {
    between: (low, high) => low + roll() * (high - low),
    whole,
    pick: <T>(choices: readonly T[]) => choices[whole(0, choices.length - 1)] as T,
    sign: () => (roll() < 0.5 ? -1 : 1),
  }
}
