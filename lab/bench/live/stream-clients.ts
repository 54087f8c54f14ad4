// Commands the process with the clients' event streams.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Command, Reply } from './stream-process.ts'

export type StreamClients = {
  /** Resolves with the milliseconds; throws when one is refused. */
  open(count: number): Promise<number>
  /** Breaks the newest connections and reopens as many at once. Resolves with the milliseconds. */
  reconnect(count: number): Promise<number>
  /** The milliseconds from the beginning of `change` until every client has received `text`. */
  msUntilAllReceived(text: string, change: () => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

export function startStreamClients(port: number): StreamClients {
  const child = fork(join(import.meta.dirname, 'stream-process.ts'), {
    env: {},
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

  async function opened(command: Command): Promise<number> {
    const began = clock()
    const replied = nextReply(child)
    child.send(command)
    const reply = await replied
    if (!('open' in reply)) throw new Error('The stream clients replied to something else')
    if (reply.refused > 0) throw new Error(`${reply.refused} streams were refused`)
    return reply.at - began
  }

  return {
    open: (count) => opened({ do: 'open', port, count }),
    reconnect: (count) => opened({ do: 'reconnect', port, count }),
    async msUntilAllReceived(text, change) {
      await opened({ do: 'expect', text })
      const received = nextReply(child)
      const began = clock()
      await change()
      return (await received).at - began
    },
    async close() {
      const gone = once(child, 'exit')
      child.send({ do: 'close' } satisfies Command)
      await gone
    },
  }
}

async function nextReply(child: ChildProcess): Promise<Reply> {
  const [reply] = (await once(child, 'message')) as [Reply]
  return reply
}

function clock(): number {
  return performance.timeOrigin + performance.now()
}
