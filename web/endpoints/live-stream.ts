// One page's stream of server-sent events, from its opening to its end.
import type { Hint, Live } from '#server/live.ts'

const HEARTBEAT_MS = 25_000
/** A reader that is this many events behind is let go; its browser connects again and looks anew. */
const MOST_UNREAD_EVENTS = 500

type Streaming = {
  live: Live
  topics: ReadonlySet<string>
  /** Asked before every event and heartbeat of a stream that needs a session, and when a session ends. */
  mayGoOn: (() => Promise<boolean>) | undefined
  /** Aborted when the reader has gone. */
  left: AbortSignal
}

export function liveStream({ live, topics, mayGoOn, left }: Streaming): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop: (() => void) | undefined

  return new ReadableStream(
    {
      start(controller) {
        const ends = new AbortController()
        const check = async () => {
          if (mayGoOn && !(await mayGoOn())) stop?.()
        }
        const send = async (text: string) => {
          await check()
          if ((controller.desiredSize ?? 0) < -MOST_UNREAD_EVENTS) return stop?.()
          if (!left.aborted && !ends.signal.aborted) controller.enqueue(encoder.encode(text))
        }
        const unsubscribe = live.subscribe((hint) => {
          if (hint.topic === 'sessions') void check().catch(() => stop?.())
          if (topics.has(hint.topic)) void send(eventOf(hint)).catch(() => stop?.())
        })
        const heartbeat = setInterval(() => void send(':\n\n').catch(() => stop?.()), HEARTBEAT_MS)
        stop = () => {
          if (ends.signal.aborted) return
          ends.abort()
          unsubscribe()
          clearInterval(heartbeat)
          controller.close()
        }
        left.addEventListener('abort', stop, { signal: ends.signal })
        live.ended.addEventListener('abort', stop, { signal: ends.signal })
        controller.enqueue(encoder.encode('retry: 2000\n\n'))
      },
      cancel: () => stop?.(),
    },
    { highWaterMark: 1 },
  )
}

function eventOf(hint: Hint): string {
  const data = hint.topic === 'stock' ? hint.stock : {}
  return `event: ${hint.topic}\ndata: ${JSON.stringify(data)}\n\n`
}
