// Lazy parts of a screen, retried while the shop is unreachable.
import { type ComponentType, lazy } from 'react'
import { pauseOrOnline } from '../browser/pause.ts'
import { assetsAvailable, importIfAvailable, reloadOnce } from './reload-once.ts'

type Module<P> = { default: ComponentType<P> }
/** Injected for tests. */
type RetryDeps = { assetsAvailable(): Promise<boolean>; reloadOnce(): void; pause(ms: number): Promise<void> }

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 8_000

/** Render `View` inside Suspense; `onWait` is called once when the shop is unreachable. */
export function lazyWithRetry<P>(load: () => Promise<Module<P>>, onWait?: () => void) {
  let preloaded: Promise<Module<P>> | undefined
  const deps: RetryDeps = { assetsAvailable, reloadOnce, pause: pauseOrOnline }
  return {
    View: lazy(async () => (await preloaded?.catch(() => undefined)) ?? retryImport(load, onWait, deps)),
    /** A failed preload is ignored: `View` retries. */
    preload() {
      preloaded ??= importIfAvailable(load)
      preloaded.catch(() => (preloaded = undefined))
    },
  }
}

/** Never rejects. */
export async function retryImport<T>(
  load: () => Promise<T>,
  onWait: (() => void) | undefined,
  deps: RetryDeps,
): Promise<T> {
  let failures = 0
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (await deps.assetsAvailable()) {
      try {
        return await load()
      } catch {
        // The file exists, but the browser does not request it again.
        if (failures++ > 0) deps.reloadOnce()
      }
    }
    if (pauseMs === FIRST_PAUSE_MS) onWait?.()
    await deps.pause(pauseMs)
  }
}
