// Speaks to the process in which the listeners live.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answer, Ask } from './stream-clients.ts'

const CLIENTS = join(import.meta.dirname, 'stream-clients.ts')

export type Crowd = {
  /** Opens so many more; tells how many are open and how many of these were refused, and when the last was answered. */
  open(count: number): Promise<Opened>
  /** Breaks the newest lines and dials them again at the same moment. */
  storm(count: number): Promise<Opened>
  /** How long after `change` began every listener had received `text`. */
  msUntilAllHeard(text: string, change: () => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

export type Opened = { open: number; refused: number; at: number }

export function gatherCrowd(origin: string): Crowd {
  const child = fork(CLIENTS, { env: {}, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const port = Number(new URL(origin).port)
  return {
    open: (count) => openedBy(child, { act: 'open', port, count }),
    storm: (count) => openedBy(child, { act: 'storm', port, count }),
    async msUntilAllHeard(text, change) {
      await openedBy(child, { act: 'expect', text })
      const heard = answerOf(child)
      const began = clock()
      await change()
      return (await heard).at - began
    },
    async close() {
      const gone = once(child, 'exit')
      child.send({ act: 'close' } satisfies Ask)
      await gone
    },
  }
}

export function clock(): number {
  return performance.timeOrigin + performance.now()
}

async function openedBy(child: ChildProcess, ask: Ask): Promise<Opened> {
  const answer = answerOf(child)
  child.send(ask)
  const opened = await answer
  if (!('open' in opened)) throw new Error('The listeners answered something else')
  return opened
}

async function answerOf(child: ChildProcess): Promise<Answer> {
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}
