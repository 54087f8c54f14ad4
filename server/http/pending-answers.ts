// Counts the answers under way, also of clients that have gone: a shop that closes waits for them.
import type { WebHandler } from './serve.ts'

export type PendingAnswers = {
  handler: WebHandler
  /** Resolves when no answer is under way. */
  settled(): Promise<void>
}

export function countAnswers(answer: WebHandler): PendingAnswers {
  const pending = new Set<Promise<Response>>()
  return {
    handler(request, address) {
      const answering = answer(request, address).finally(() => pending.delete(answering))
      pending.add(answering)
      return answering
    },
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}
