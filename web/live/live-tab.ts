// Connects this tab to live events, shared with the browser's other tabs.
import { createLiveConnection, type LiveConnection, type Source, TOPICS } from './live-connection.ts'
import { liveStock } from './live-stock.ts'
import { joinStream } from './shared-stream.ts'

type Deps = { onVisible(): void; onSettings(): void }

export function openLiveTab({ onVisible, onSettings }: Deps): LiveConnection {
  const connection = createLiveConnection({
    connect,
    onSettings,
    setStock: liveStock.update,
    clearStock: () => liveStock.clearUntil(liveStock.version()),
    schedule(task, ms) {
      const timer = setTimeout(task, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
  })

  /** A hidden tab loads nothing, even when opened in the background; it catches up when visible. */
  function followVisibility() {
    if (document.visibilityState === 'hidden') return connection.hide()
    connection.resume()
    onVisible()
  }

  document.addEventListener('visibilitychange', followVisibility)
  // A lock or channel keeps a page out of the back/forward cache.
  window.addEventListener('pagehide', connection.suspend)
  window.addEventListener('pageshow', followVisibility)
  window.addEventListener('online', followVisibility)
  followVisibility()
  return connection
}

/** HTTP/1.1 allows six connections to a host: a stream for each of ten tabs would block every order. */
function connect(topics: string, since: string | undefined): Source {
  const listen = (from: string | undefined) => new EventSource(`/live?topics=${topics}${from ? `&since=${from}` : ''}`)
  // Locks need a secure context.
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return listen(since)
  const name = `live ${topics}`
  return joinStream(
    {
      types: TOPICS,
      listen,
      openChannel(receive) {
        const channel = new BroadcastChannel(name)
        channel.addEventListener('message', ({ data }) => receive(data))
        return { post: (message) => channel.postMessage(message), close: () => channel.close() }
      },
      takeLead: (lead, leaving) => navigator.locks.request(name, { signal: leaving }, lead),
    },
    since,
  )
}
