// Revalidates a screen at live events and updates its stock.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { coalesce } from '../browser/coalesce.ts'
import { retryImport } from '../first-paint/lazy-with-retry.ts'
import { pauseOrOnline } from '../browser/pause.ts'
import { assetsAvailable, reloadOnce } from '../first-paint/reload-once.ts'
import type { LiveConnection, Topic } from './live-connection.ts'
import { liveStock } from './live-stock.ts'
import { createRevalidation } from './revalidate.ts'

export const REVALIDATE_GAP_MS = 300

/** The revalidate functions of mounted screens. */
const mounted = new Set<() => void>()
let opening: Promise<LiveConnection> | undefined

const revalidation = createRevalidation({
  stock: liveStock,
  repeat: revalidateOnce,
  isHidden: () => document.visibilityState === 'hidden',
  schedule(task, ms) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
})

/** Lets a screen's shouldRevalidate tell a live event from a change of the URL. */
export const isRevalidating = revalidation.isRunning

/** For a screen that knows of a change without a live event. */
export const revalidateNow = revalidation.run

/** For a loader that returned stale data: the page revalidates until it gets fresh ones. */
export const scheduleRetry = revalidation.scheduleRetry

let settingsChange: object | undefined

/** Differs after each change of the settings, certain or possible. */
export const lastSettingsChange = () => settingsChange

/** `cursor` belongs to a cached page, which may be stale; other pages use the layout's. */
export function useLive(topics: readonly Topic[], cursor?: string) {
  const { revalidate } = useRevalidator()
  const newest = useRef({ revalidate, cursor })
  useEffect(() => {
    newest.current = { revalidate, cursor }
  })

  const names = topics.join(',')
  useEffect(() => {
    const subscriber = {
      topics: names.split(',') as Topic[],
      revalidate: coalesce(() => revalidation.run(newest.current.revalidate), REVALIDATE_GAP_MS, setTimeout),
      cursor: () => newest.current.cursor ?? document.querySelector<HTMLElement>('[data-live]')?.dataset.live,
    }
    let unsubscribe: (() => void) | undefined
    let isUnmounted = false
    mounted.add(subscriber.revalidate)
    void connection().then(({ subscribe }) => {
      if (!isUnmounted) unsubscribe = subscribe(subscriber)
    })
    return () => {
      isUnmounted = true
      mounted.delete(subscriber.revalidate)
      unsubscribe?.()
    }
  }, [names])
}

/** The loaders of a page run together, so one screen is enough. */
function revalidateOnce() {
  for (const revalidate of mounted) return revalidate()
}

/**
 * Loaded in the background; the shop replays events until then. Browsers may never retry a failed module: the page then
 * revalidates every few seconds, and reloads once hidden.
 */
export function connection(): Promise<LiveConnection> {
  opening ??= retryImport(loadTab, () => {}, {
    assetsAvailable,
    reloadOnce: () => document.visibilityState === 'hidden' && reloadOnce(),
    pause: pauseOrOnline,
  }).then(({ openLiveTab }) => openLiveTab({ onVisible: revalidation.resume, onSettings: () => (settingsChange = {}) }))
  return opening
}

async function loadTab() {
  try {
    return await import('./live-tab.ts')
  } catch (fault) {
    revalidateOnce()
    throw fault
  }
}
