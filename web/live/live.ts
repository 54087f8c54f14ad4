// Keeps a screen up to date: hints make its loaders run again, stock arrives by itself.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { coalesce } from '../browser/coalesce.ts'
import type { Topic } from './live-connection.ts'
import { liveStock } from './live-stock.ts'
import type { LiveTab } from './live-tab.ts'
import { assetsAvailable, reloadOnce } from '../first-paint/reload-once.ts'
import { createLooks } from './revalidate.ts'
import { retryImport } from '../first-paint/lazy-with-retry.ts'
import { pauseOrOnline } from '../browser/pause.ts'

const LOOK_GAP_MS = 300

/** Those of the screens that are there. */
const lookers = new Set<() => void>()
let opening: Promise<LiveTab> | undefined

const looks = createLooks({
  stock: liveStock,
  again: lookOnce,
  isHidden: () => document.visibilityState === 'hidden',
  later(act, ms) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
})

/** True while a hint makes the loaders run; a screen's shouldRevalidate can tell it from a mere change of the URL. */
export const isLookingAgain = looks.isLooking

/** For a screen that has learnt otherwise than by a hint that its data have changed: the line may be down. */
export const lookNow = looks.look

/** Said by a loader that gives its last answer because a new one cannot be had: the page looks again until it can. */
export const fellBack = looks.fellBack

/** `mark` is that of a page that is stored for everybody and may be a moment old; others bear it on their frame. */
export function useLive(topics: readonly Topic[], mark?: string) {
  const { revalidate } = useRevalidator()
  const newest = useRef({ revalidate, mark })
  useEffect(() => {
    newest.current = { revalidate, mark }
  })

  const named = topics.join(',')
  useEffect(() => {
    const watcher = {
      topics: named.split(',') as Topic[],
      lookAgain: coalesce(() => looks.look(newest.current.revalidate), LOOK_GAP_MS, setTimeout),
      mark: () => newest.current.mark ?? document.querySelector<HTMLElement>('[data-live]')?.dataset.live,
    }
    let leave: (() => void) | undefined
    let hasLeft = false
    lookers.add(watcher.lookAgain)
    void theTab().then((tab) => {
      if (!hasLeft) leave = tab.watch(watcher)
    })
    return () => {
      hasLeft = true
      lookers.delete(watcher.lookAgain)
      leave?.()
    }
  }, [named])
}

/** The loaders of a page are read together, so one screen is enough. */
function lookOnce() {
  for (const lookAgain of lookers) return lookAgain()
}

/**
 * Nobody waits for it: what changes until it is there is told then. Many browsers never ask again for a module that was lost on
 * the way: such a page looks by itself every few seconds, and begins anew once nobody sees it.
 */
function theTab(): Promise<LiveTab> {
  opening ??= retryImport(loadTab, () => {}, {
    assetsAvailable,
    reloadOnce: () => document.visibilityState === 'hidden' && reloadOnce(),
    pause: pauseOrOnline,
  }).then(({ openLiveTab }) => openLiveTab({ onSeen: looks.wake }))
  return opening
}

async function loadTab() {
  try {
    return await import('./live-tab.ts')
  } catch (fault) {
    lookOnce()
    throw fault
  }
}
