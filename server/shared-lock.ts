// Lets many share one turn of a turnstile, as long as nobody else waits for it.
import type { Turn, Turnstile } from './semaphore.ts'

/** Whoever enters while others wait shares the next turn, which comes after theirs. */
export function sharedTurn({ enter, isWaitedFor }: Turnstile): () => Promise<Turn> {
  let shared: { turn: Promise<Turn>; isInside: boolean; users: number } | undefined

  return async function enterTogether() {
    if (!shared || (shared.isInside && isWaitedFor())) shared = { turn: enter(), isInside: false, users: 0 }
    const mine = shared
    mine.users += 1
    const turn = await mine.turn
    mine.isInside = true
    return {
      [Symbol.dispose]() {
        mine.users -= 1
        if (mine.users > 0) return
        if (shared === mine) shared = undefined
        turn[Symbol.dispose]()
      },
    }
  }
}
