// Open pages that show one process's data and receive changes from another.
import { setTimeout as wait } from 'node:timers/promises'
import { createLiveConnection, type Source } from '#web/live/live-connection.ts'
import { createLiveStock } from '#web/live/live-stock.ts'
import type { DrawnPage } from './live-processes.ts'

export type OpenPage = {
  shows(id: string): number | undefined
  /** Breaks the connection; it reconnects to another process. */
  drop(): void
  close(): void
}

/** `anyOrigin` returns the origin of the next process, like a balancer without stickiness. */
export async function openPage(anyOrigin: () => string): Promise<OpenPage> {
  const live = createLiveStock()
  let drawn = await read('/page')
  let source: StreamSource | undefined
  const closing = new AbortController()
  let isLooking = false
  let isWanted = false

  async function read(path: string): Promise<DrawnPage> {
    return (await (await fetch(anyOrigin() + path)).json()) as DrawnPage
  }

  async function lookAgain(): Promise<void> {
    isWanted = true
    if (isLooking) return
    isLooking = true
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      const turn = live.version()
      drawn = await read('/page.data')
      live.clearUntil(turn)
      await wait(50)
    }
    isLooking = false
  }

  const line = createLiveConnection({
    connect: (topics, since) => (source = openStream(`/live?topics=${topics}&since=${since}`, anyOrigin)),
    setStock: live.update,
    clearStock: () => live.clearUntil(live.version()),
    onSettings() {},
    schedule(act, ms) {
      const timer = setTimeout(act, Math.min(ms, 200))
      return () => clearTimeout(timer)
    },
    random: Math.random,
  })
  const leave = line.subscribe({
    topics: ['products', 'stock'],
    revalidate: () => void lookAgain().catch(() => {}),
    cursor: () => drawn.cursor,
  })
  return {
    shows: (id) => live.get(id) ?? drawn.stock[id],
    drop: () => source?.drop(),
    close() {
      closing.abort()
      leave()
      source?.close()
    },
  }
}

type StreamSource = Source & { drop(): void }

/** A minimal EventSource that reconnects after a moment, with the last event's id. */
function openStream(url: string, anyOrigin: () => string): StreamSource {
  const listeners = new Map<string, (event: { data?: unknown; lastEventId?: string }) => void>()
  let lastEventId = ''
  let dropping = new AbortController()
  const source: StreamSource = {
    readyState: 0,
    addEventListener: (type, listener) => void listeners.set(type, listener),
    close() {
      source.readyState = 2
      dropping.abort()
    },
    drop: () => dropping.abort(),
  }

  async function listen() {
    while (source.readyState !== 2) {
      dropping = new AbortController()
      await hear(dropping.signal).catch(() => {})
      if (source.readyState === 2) return
      source.readyState = 0
      listeners.get('error')?.({})
      await wait(20 + Math.random() * 100)
    }
  }

  async function hear(signal: AbortSignal) {
    const headers = { ...(lastEventId && { 'Last-Event-ID': lastEventId }) }
    const { body } = await fetch(anyOrigin() + url, { headers, signal })
    source.readyState = 1
    listeners.get('open')?.({})
    let text = ''
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      events.forEach(dispatch)
    }
  }

  function dispatch(event: string) {
    const fields = new Map(event.split('\n').map((field) => [field.slice(0, field.indexOf(':')), field] as const))
    const valueOf = (name: string) => fields.get(name)?.slice(name.length + 2)
    lastEventId = valueOf('id') ?? lastEventId
    const type = valueOf('event')
    if (type) listeners.get(type)?.({ data: valueOf('data'), lastEventId })
  }

  void listen()
  return source
}
