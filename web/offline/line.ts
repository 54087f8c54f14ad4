// Follows whether the shop can be reached: shows how old the page is while it cannot, and loads it anew when it can.
import { pauseOrOnline } from '../browser/pause.ts'
import { revalidateNow } from '../live/live.ts'
import { hideBar, showBar } from './offline-bar.ts'
import { savedAtOf } from './messages.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

let isShown = false
/** Counts what came from the device, so that a page that was loaded from it is not taken for a new one. */
let savedAnswers = 0

export function followLine(): void {
  const { saved } = document.documentElement.dataset
  if (saved !== undefined) show(Number(saved))
  else if (!navigator.onLine) show(Date.now())
  addEventListener('offline', () => show(Date.now()))
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  serviceWorker?.addEventListener('message', ({ data }) => {
    const at = savedAtOf(data)
    if (at === undefined) return
    savedAnswers += 1
    show(at)
  })
  serviceWorker?.startMessages()
}

/** The first time counts: the page is no newer. */
function show(since: number): void {
  if (isShown) return
  isShown = true
  showBar(since)
  void untilFresh().finally(() => {
    isShown = false
    hideBar()
  })
}

async function untilFresh(): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (document.visibilityState === 'visible' && (await isReachable()) && (await reload())) return
    await pauseOrOnline(pauseMs)
  }
}

async function isReachable(): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  return response?.ok ?? false
}

/** Loads the data of the page, and leaves what is typed and open. False when they came from the device. */
async function reload(): Promise<boolean> {
  const before = savedAnswers
  await revalidateNow(() => router().revalidate())
  return savedAnswers === before && (await isReachable())
}

/** React Router offers its router to code outside the page's components under this name. */
function router(): { revalidate(): Promise<void> } {
  return Reflect.get(window, '__reactRouterDataRouter') as { revalidate(): Promise<void> }
}
