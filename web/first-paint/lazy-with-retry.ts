// Lazy parts of a screen: loaded when they are first shown, and asked for again while the shop cannot be reached.
import { type ComponentType, lazy } from 'react'
import { pauseOrOnline } from '../browser/pause.ts'
import { assetsAvailable, importIfAvailable, reloadOnce } from './reload-once.ts'

type Module<P> = { default: ComponentType<P> }
/** Injected, so that tests need neither a network nor a clock. */
type RetryMeans = { assetsAvailable(): Promise<boolean>; reloadOnce(): void; pause(ms: number): Promise<void> }

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 8_000

/** `View` is rendered inside a Suspense; `onWait` is called once when it has to wait for the shop. */
export function lazyWithRetry<P>(load: () => Promise<Module<P>>, onWait?: () => void) {
  let preloaded: Promise<Module<P>> | undefined
  const means: RetryMeans = { assetsAvailable, reloadOnce, pause: pauseOrOnline }
  return {
    View: lazy(async () => (await preloaded?.catch(() => undefined)) ?? retryImport(load, onWait, means)),
    /** A preload that fails is ignored: `View` tries again. */
    preload() {
      preloaded ??= importIfAvailable(load)
      preloaded.catch(() => (preloaded = undefined))
    },
  }
}

/** Never rejects: a part that was asked for is shown as soon as the shop can be reached. */
export async function retryImport<T>(
  load: () => Promise<T>,
  onWait: (() => void) | undefined,
  means: RetryMeans,
): Promise<T> {
  let failures = 0
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (await means.assetsAvailable()) {
      try {
        return await load()
      } catch {
        // The file is there, but the browser does not ask for it again.
        if (failures++ > 0) means.reloadOnce()
      }
    }
    if (pauseMs === FIRST_PAUSE_MS) onWait?.()
    await means.pause(pauseMs)
  }
}
