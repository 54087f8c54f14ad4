// Keeps a screen up to date: hints make its loaders run again, stock arrives by itself.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { coalesce } from './coalesce.ts'
import type { Topic } from './live-line.ts'
import { liveStock } from './live-stock.ts'
import type { LiveTab } from './live-tab.ts'
import { filesAreThere } from './load-part.ts'
import { createLooks } from './look-again.ts'
import { keepAsking } from './patiently.ts'
import { pauseOrOnline } from './pause.ts'

const LOOK_GAP_MS = 300

let opening: Promise<LiveTab> | undefined

const looks = createLooks({
  stock: liveStock,
  again: () => void opening?.then((tab) => tab.lookAgain()),
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
    void theTab().then((tab) => {
      if (!hasLeft) leave = tab.watch(watcher)
    })
    return () => {
      hasLeft = true
      leave?.()
    }
  }, [named])
}

/** Nobody waits for it: what changes until it is there is told then. */
function theTab(): Promise<LiveTab> {
  opening ??= keepAsking(
    () => import('./live-tab.ts'),
    () => {},
    { filesAreThere, startAnew: () => {}, pause: pauseOrOnline },
  ).then(({ openLiveTab }) => openLiveTab({ onSeen: looks.wake }))
  return opening
}
