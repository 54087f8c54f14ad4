// The live connection of this tab: shared with the browser's other tabs, and open while the tab is visible, or listens.
import { createLiveConnection, type LiveConnection, type Source, TOPICS } from './live-connection.ts'
import { liveStock } from './live-stock.ts'
import { joinStream } from './shared-stream.ts'

type Needs = { onVisible(): void; onSettings(): void }

export function openLiveTab({ onVisible, onSettings }: Needs): LiveConnection {
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

  /** A hidden tab loads nothing, also when it was opened in the background; it catches up when it becomes visible. */
  function followVisibility() {
    if (document.visibilityState === 'hidden') return connection.hide()
    connection.resume()
    onVisible()
  }

  document.addEventListener('visibilitychange', followVisibility)
  // A page that holds a lock or a channel does not get into the back/forward cache.
  window.addEventListener('pagehide', connection.suspend)
  window.addEventListener('pageshow', followVisibility)
  window.addEventListener('online', followVisibility)
  followVisibility()
  return connection
}

/** Over HTTP/1.1 a browser has six connections to a shop: ten tabs with a stream each would leave none for an order. */
function connect(topics: string, since: string | undefined): Source {
  const listen = (from: string | undefined) => new EventSource(`/live?topics=${topics}${from ? `&since=${from}` : ''}`)
  // Locks are only for secure contexts.
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
