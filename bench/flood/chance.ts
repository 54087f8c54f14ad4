// Random choices that are the same again with the same seed.

export type Chance = {
  /** From 0 up to, not including, 1. */
  fraction(): number
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number
  /** True once in so many times. */
  oneIn(times: number): boolean
  of<Choice>(choices: readonly Choice[]): Choice
}

/** The generator mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(fraction() * limit)
  return {
    fraction,
    below,
    oneIn: (times) => below(times) === 0,
    of<Choice>(choices: readonly Choice[]): Choice {
      const chosen = choices[below(choices.length)]
      if (chosen === undefined) throw new Error('There is nothing to choose from')
      return chosen
    },
  }
}
