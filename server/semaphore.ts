// A semaphore with a queue of waiters, and a lock that several callers share.

import { measureWait, type WaitingFor } from './waits.ts'

/** Released when disposed. */
export type Permit = Disposable

export type Semaphore = {
  /** Throws QueueFull if `maxQueue` wait already, or after `waitMs`. */
  acquire(): Promise<Permit>
  hasQueue(): boolean
}

export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Named waits are counted in the metrics. */
type Limits = { permits: number; maxQueue?: number; waitMs?: number; waitingFor?: WaitingFor }

export function semaphore({ permits, maxQueue = Infinity, waitMs, waitingFor }: Limits): Semaphore {
  let free = permits
  const queue: ((permit: Permit) => void)[] = []

  /** Leaves the queue after `waitMs`. */
  function waitInQueue(): Promise<Permit> {
    const { promise, resolve, reject } = Promise.withResolvers<Permit>()
    queue.push(resolve)
    if (waitMs === undefined) return promise
    const timer = setTimeout(() => {
      const index = queue.indexOf(resolve)
      if (index < 0) return
      queue.splice(index, 1)
      reject(new QueueFull('The wait was too long'))
    }, waitMs).unref()
    return promise.finally(() => clearTimeout(timer))
  }

  function newPermit(): Permit {
    let isReleased = false
    return {
      [Symbol.dispose]() {
        if (isReleased) return
        isReleased = true
        const next = queue.shift()
        if (next) next(newPermit())
        else free += 1
      },
    }
  }

  return {
    async acquire() {
      if (free > 0) {
        free -= 1
        return newPermit()
      }
      if (queue.length >= maxQueue) throw new QueueFull('Too many are waiting already')
      return waitingFor ? measureWait(waitingFor, waitInQueue()) : waitInQueue()
    },
    hasQueue: () => queue.length > 0,
  }
}

/**
 * Concurrent callers share one permit of `lock`. A caller that comes while others wait shares the next permit, behind
 * theirs.
 */
export function sharedLock(lock: Semaphore): () => Promise<Permit> {
  let shared: { permit: Promise<Permit>; isHeld: boolean; holders: number } | undefined

  return async function acquireShared() {
    if (!shared || (shared.isHeld && lock.hasQueue())) shared = { permit: lock.acquire(), isHeld: false, holders: 0 }
    const mine = shared
    mine.holders += 1
    const permit = await mine.permit
    mine.isHeld = true
    return {
      [Symbol.dispose]() {
        mine.holders -= 1
        if (mine.holders > 0) return
        if (shared === mine) shared = undefined
        permit[Symbol.dispose]()
      },
    }
  }
}
