// One event stream for all visible tabs of a browser: the tab that holds the lock listens, and passes on what it hears.
import type { Source, StreamEvent } from './live-connection.ts'

type Said =
  /** A tab has come. */
  | { is: 'asking' }
  /** The stream is open; what comes from now on comes after `cursor`. */
  | { is: 'open'; cursor: string | undefined }
  | { is: 'event'; type: string; data: unknown; id: string }
  | { is: 'broken' }
  | { is: 'refused' }

export type Channel = { say(said: Said): void; close(): void }

export type SharedWorld = {
  types: readonly string[]
  listen(since: string | undefined): Source
  /** Whatever another tab says goes to `hear`. */
  openChannel(hear: (said: Said) => void): Channel
  /** Calls `lead` when no other tab leads any more, and leads until what it gives is settled. Rejects when there are no locks to be had. */
  takeLead(lead: () => Promise<void>, leaving: AbortSignal): Promise<unknown>
}

const CONNECTING = 0
const OPEN = 1
const CLOSED = 2
const CURSOR = /^(.+)\.(\d+)$/

/** Joins the tabs that are there. `since` is the newest event that this tab knows; when the others are further on it is told `behind`. */
export function joinStream({ types, listen, openChannel, takeLead }: SharedWorld, since: string | undefined): Source {
  const listeners = new Map<string, (event: StreamEvent) => void>()
  const leaving = new AbortController()
  const left = Promise.withResolvers<void>()
  let cursor = since
  let stream: Source | undefined
  const channel = openChannel(hear)
  const joined: Source = {
    readyState: CONNECTING,
    addEventListener: (type, listener) => void listeners.set(type, listener),
    close: leave,
  }
  takeLead(lead, leaving.signal).catch(() => {
    // Where there are no locks each tab listens for itself.
    if (!leaving.signal.aborted) lead()
  })
  channel.say({ is: 'asking' })
  return joined

  function lead(): Promise<void> {
    if (leaving.signal.aborted) return left.promise
    const opened = listen(cursor)
    stream = opened
    opened.addEventListener('open', () => {
      become(OPEN, 'open')
      channel.say({ is: 'open', cursor })
    })
    opened.addEventListener('error', () => {
      const isRefused = opened.readyState === CLOSED
      channel.say({ is: isRefused ? 'refused' : 'broken' })
      breakOff(isRefused)
    })
    for (const type of types) {
      opened.addEventListener(type, ({ data, lastEventId = '' }) => {
        channel.say({ is: 'event', type, data, id: lastEventId })
        tell(type, data, lastEventId)
      })
    }
    return left.promise
  }

  function hear(said: Said) {
    if (stream) {
      if (said.is === 'asking' && stream.readyState === OPEN) channel.say({ is: 'open', cursor })
    } else if (said.is === 'event') tell(said.type, said.data, said.id)
    else if (said.is === 'open') {
      // Other tabs that come are answered so that all hear it.
      if (joined.readyState !== OPEN) become(OPEN, 'open')
      if (knows(cursor, said.cursor)) return
      cursor = said.cursor
      emit('behind', { lastEventId: cursor ?? '' })
    } else if (said.is !== 'asking') breakOff(said.is === 'refused')
  }

  function tell(type: string, data: unknown, id: string) {
    cursor = id || cursor
    emit(type, { data, lastEventId: id })
  }

  function breakOff(isRefused: boolean) {
    if (isRefused) leave()
    become(isRefused ? CLOSED : CONNECTING, 'error')
  }

  function become(readyState: number, type: string) {
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

/** Whether who knows everything up to `mine` knows everything up to `theirs`. */
function knows(mine: string | undefined, theirs: string | undefined): boolean {
  if (mine === undefined || theirs === undefined) return false
  const [, ownBoot, own] = CURSOR.exec(mine) ?? []
  const [, boot, number] = CURSOR.exec(theirs) ?? []
  return boot !== undefined && ownBoot === boot && Number(own) >= Number(number)
}
