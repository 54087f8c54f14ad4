// A part of a screen that is loaded when it is wanted, and asked for again while the shop cannot be reached.
import { type ComponentType, lazy } from 'react'
import { assetsAvailable, importIfAvailable, reloadOnce } from './reload-once.ts'
import { pauseOrOnline } from '../browser/pause.ts'

type Part<P> = { default: ComponentType<P> }
type RetryMeans = { assetsAvailable(): Promise<boolean>; reloadOnce(): void; pause(ms: number): Promise<void> }

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 8_000

/** `View` is drawn inside a Suspense; `tell` hears once when it has to wait. */
export function lazyWithRetry<P>(load: () => Promise<Part<P>>, tell: () => void) {
  let preloaded: Promise<Part<P>> | undefined
  const world: RetryMeans = { assetsAvailable, reloadOnce, pause: pauseOrOnline }
  return {
    View: lazy(async () => (await preloaded?.catch(() => undefined)) ?? retryImport(load, tell, world)),
    /** A failed try is no matter: showing the part tries again. */
    preload() {
      preloaded ??= importIfAvailable(load)
      preloaded.catch(() => (preloaded = undefined))
    },
  }
}

/** Never rejects: a screen that has begun to open does open, as soon as the shop is back. */
export async function retryImport<T>(load: () => Promise<T>, tell: () => void, world: RetryMeans): Promise<T> {
  let refusals = 0
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (await world.assetsAvailable()) {
      try {
        return await load()
      } catch {
        // The file is there and the browser does not ask for it any more.
        if (refusals++ > 0) world.reloadOnce()
      }
    }
    if (pauseMs === FIRST_PAUSE_MS) tell()
    await world.pause(pauseMs)
  }
}
