// Lets a few in at a time and the others wait in line; when the line is full, the next is turned away.

/** A place inside; disposing of it lets the next one in. */
export type Turn = Disposable

export type Turnstile = {
  /** Resolves when there is a place. Throws LineIsFull when more than `waiting` wait already, or none came within `waitMs`. */
  enter(): Promise<Turn>
  /** True while somebody waits for a place. */
  isWaitedFor(): boolean
}

export class LineIsFull extends Error {
  override name = 'LineIsFull'
}

type Limits = { atOnce: number; waiting?: number; waitMs?: number }

export function turnstile({ atOnce, waiting = Infinity, waitMs }: Limits): Turnstile {
  let free = atOnce
  const line: ((turn: Turn) => void)[] = []

  /** Leaves the line by itself after `waitMs`. */
  function waitInLine(): Promise<Turn> {
    const { promise, resolve, reject } = Promise.withResolvers<Turn>()
    line.push(resolve)
    if (waitMs === undefined) return promise
    const timer = setTimeout(() => {
      const place = line.indexOf(resolve)
      if (place < 0) return
      line.splice(place, 1)
      reject(new LineIsFull('The wait was too long'))
    }, waitMs).unref()
    return promise.finally(() => clearTimeout(timer))
  }

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
      return waitInLine()
    },
    isWaitedFor: () => line.length > 0,
  }
}
