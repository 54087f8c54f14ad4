// The live line of this tab in a real browser: shared with its other tabs, and there only while somebody sees it.
import { createLiveLine, type Source, TOPICS } from './live-connection.ts'
import { liveStock } from './live-stock.ts'
import { joinStream } from './shared-stream.ts'

export type LiveTab = ReturnType<typeof openLiveTab>

export function openLiveTab({ onSeen }: { onSeen(): void }) {
  const line = createLiveLine({
    connect,
    tellStock: liveStock.tell,
    forgetStock: () => liveStock.forgetUntil(liveStock.turn()),
    later(act, ms) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
  })

  /** A tab that nobody sees has no stream, also when it was opened behind another; it catches up when it is looked at. */
  function follow() {
    if (document.visibilityState === 'hidden') return line.sleep()
    line.wake()
    onSeen()
  }

  document.addEventListener('visibilitychange', follow)
  // A page that holds a lock or a channel is not kept for the way back.
  window.addEventListener('pagehide', line.sleep)
  window.addEventListener('pageshow', follow)
  window.addEventListener('online', follow)
  follow()
  return line
}

/** Over HTTP/1.1 a browser has six connections to a shop: ten tabs with a stream each would leave none for an order. */
function connect(topics: string, since: string | undefined): Source {
  const listen = (from: string | undefined) => new EventSource(`/live?topics=${topics}${from ? `&since=${from}` : ''}`)
  // Locks are for pages that came by https, or from this very machine.
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return listen(since)
  const name = `live ${topics}`
  return joinStream(
    {
      types: TOPICS,
      listen,
      openChannel(hear) {
        const channel = new BroadcastChannel(name)
        channel.addEventListener('message', ({ data }) => hear(data))
        return { say: (said) => channel.postMessage(said), close: () => channel.close() }
      },
      takeLead: (lead, leaving) => navigator.locks.request(name, { signal: leaving }, lead),
    },
    since,
  )
}
