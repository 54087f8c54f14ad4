// A part of a screen that is loaded when it is wanted, and asked for again while the shop cannot be reached.
import { type ComponentType, lazy } from 'react'
import { filesAreThere, loadPart, startAnew } from './reload-once.ts'
import { pauseOrOnline } from '../browser/pause.ts'

type Part<P> = { default: ComponentType<P> }
type World = { filesAreThere(): Promise<boolean>; startAnew(): void; pause(ms: number): Promise<void> }

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 8_000

/** `View` is drawn inside a Suspense; `tell` hears once when it has to wait. */
export function patiently<P>(load: () => Promise<Part<P>>, tell: () => void) {
  let preloaded: Promise<Part<P>> | undefined
  const world: World = { filesAreThere, startAnew, pause: pauseOrOnline }
  return {
    View: lazy(async () => (await preloaded?.catch(() => undefined)) ?? keepAsking(load, tell, world)),
    /** A failed try is no matter: showing the part tries again. */
    preload() {
      preloaded ??= loadPart(load)
      preloaded.catch(() => (preloaded = undefined))
    },
  }
}

/** Never rejects: a screen that has begun to open does open, as soon as the shop is back. */
export async function keepAsking<T>(load: () => Promise<T>, tell: () => void, world: World): Promise<T> {
  let refusals = 0
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (await world.filesAreThere()) {
      try {
        return await load()
      } catch {
        // The file is there and the browser does not ask for it any more.
        if (refusals++ > 0) world.startAnew()
      }
    }
    if (pauseMs === FIRST_PAUSE_MS) tell()
    await world.pause(pauseMs)
  }
}
