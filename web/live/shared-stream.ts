// One event stream for a browser's visible tabs: the tab with the lock posts its events to the others.
import type { Source, StreamEvent } from './live-connection.ts'

/** Tabs may run different versions, so these messages never change. */
type TabMessage =
  | { is: 'asking' }
  /** Later events follow `cursor`. */
  | { is: 'open'; cursor: string | undefined }
  | { is: 'event'; type: string; data: unknown; id: string }
  | { is: 'broken' }
  | { is: 'refused' }

export type Channel = { post(message: TabMessage): void; close(): void }

export type SharedStreamDeps = {
  types: readonly string[]
  listen(since: string | undefined): Source
  /** `receive` gets the messages of other tabs. */
  openChannel(receive: (message: TabMessage) => void): Channel
  /** Calls `lead` once no other tab leads, and leads until its promise settles. Rejects without locks. */
  takeLead(lead: () => Promise<void>, leaving: AbortSignal): Promise<unknown>
}

const CONNECTING = 0
const OPEN = 1
const CLOSED = 2
const CURSOR = /^(.+)\.(\d+)$/

/**
 * Joins the other tabs. `since` is the newest event that this tab knows; emits `behind` when the others know newer
 * ones.
 */
export function joinStream(
  { types, listen, openChannel, takeLead }: SharedStreamDeps,
  since: string | undefined,
): Source {
  const listeners = new Map<string, (event: StreamEvent) => void>()
  const leaving = new AbortController()
  const left = Promise.withResolvers<void>()
  let cursor = since
  let stream: Source | undefined
  const channel = openChannel(receive)
  const joined: Source = {
    readyState: CONNECTING,
    addEventListener: (type, listener) => void listeners.set(type, listener),
    close: leave,
  }
  takeLead(lead, leaving.signal).catch(() => {
    // Without locks each tab has its own stream.
    if (!leaving.signal.aborted) lead()
  })
  channel.post({ is: 'asking' })
  return joined

  function lead(): Promise<void> {
    if (leaving.signal.aborted) return left.promise
    const opened = listen(cursor)
    stream = opened
    opened.addEventListener('open', () => {
      setState(OPEN, 'open')
      channel.post({ is: 'open', cursor })
    })
    opened.addEventListener('error', () => {
      const isRefused = opened.readyState === CLOSED
      channel.post({ is: isRefused ? 'refused' : 'broken' })
      onError(isRefused)
    })
    for (const type of types) {
      opened.addEventListener(type, ({ data, lastEventId = '' }) => {
        channel.post({ is: 'event', type, data, id: lastEventId })
        onEvent(type, data, lastEventId)
      })
    }
    return left.promise
  }

  function receive(message: TabMessage) {
    if (stream) {
      if (message.is === 'asking' && stream.readyState === OPEN) channel.post({ is: 'open', cursor })
    } else if (message.is === 'event') onEvent(message.type, message.data, message.id)
    else if (message.is === 'open') {
      // Every tab receives the reply to any tab that joins.
      if (joined.readyState !== OPEN) setState(OPEN, 'open')
      if (isUpToDate(cursor, message.cursor)) return
      cursor = message.cursor
      emit('behind', { lastEventId: cursor ?? '' })
    } else if (message.is !== 'asking') onError(message.is === 'refused')
  }

  function onEvent(type: string, data: unknown, id: string) {
    cursor = id || cursor
    emit(type, { data, lastEventId: id })
  }

  function onError(isRefused: boolean) {
    if (isRefused) leave()
    setState(isRefused ? CLOSED : CONNECTING, 'error')
  }

  function setState(readyState: number, type: string) {
    joined.readyState = readyState
    emit(type, {})
  }

  function emit(type: string, event: StreamEvent) {
    listeners.get(type)?.(event)
  }

  function leave() {
    joined.readyState = CLOSED
    stream?.close()
    channel.close()
    leaving.abort()
    left.resolve()
  }
}

/** True when `own` has every event up to `theirs`. */
function isUpToDate(own: string | undefined, theirs: string | undefined): boolean {
  if (own === undefined || theirs === undefined) return false
  const [, ownBootId, ownSequence] = CURSOR.exec(own) ?? []
  const [, bootId, sequence] = CURSOR.exec(theirs) ?? []
  return bootId !== undefined && ownBootId === bootId && Number(ownSequence) >= Number(sequence)
}
