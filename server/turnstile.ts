// Lets a few in at a time and the others wait in line; when the line is full, the next is turned away.

/** A place inside; disposing of it lets the next one in. */
export type Turn = Disposable

export type Turnstile = {
  /** Resolves when there is a place. Throws LineIsFull when more than `waiting` wait already. */
  enter(): Promise<Turn>
  /** True while somebody waits for a place. */
  isWaitedFor(): boolean
}

export class LineIsFull extends Error {
  override name = 'LineIsFull'
}

export function turnstile({ atOnce, waiting = Infinity }: { atOnce: number; waiting?: number }): Turnstile {
  let free = atOnce
  const line: ((turn: Turn) => void)[] = []

  function newTurn(): Turn {
    let ended = false
    return {
      [Symbol.dispose]() {
        if (ended) return
        ended = true
        const next = line.shift()
        if (next) next(newTurn())
        else free += 1
      },
    }
  }

  return {
    async enter() {
      if (free > 0) {
        free -= 1
        return newTurn()
      }
      if (line.length >= waiting) throw new LineIsFull('Too many are waiting already')
      return new Promise<Turn>((resolve) => line.push(resolve))
    },
    isWaitedFor: () => line.length > 0,
  }
}
