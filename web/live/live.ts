// Keeps a screen up to date: live events run its loaders again, stock arrives by itself.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { coalesce } from '../browser/coalesce.ts'
import { retryImport } from '../first-paint/lazy-with-retry.ts'
import { pauseOrOnline } from '../browser/pause.ts'
import { assetsAvailable, reloadOnce } from '../first-paint/reload-once.ts'
import type { LiveConnection, Topic } from './live-connection.ts'
import { liveStock } from './live-stock.ts'
import { createRevalidation } from './revalidate.ts'

const REVALIDATE_GAP_MS = 300

/** The revalidate functions of the mounted screens. */
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

/** True while a live event runs the loaders; by it a screen's shouldRevalidate knows that from a mere change of the URL. */
export const isRevalidating = revalidation.isRunning

/** For a screen that knows without a live event that its data have changed: the connection may be down. */
export const revalidateNow = revalidation.run

/** Called by a loader that returns its last answer because it cannot get a new one: the page is revalidated until it can. */
export const scheduleRetry = revalidation.scheduleRetry

let haveSettingsChanged = false

/** Whether the shop has other settings than what stands around the page was loaded with, or may have. */
export const areSettingsStale = () => haveSettingsChanged

export function markSettingsFresh() {
  haveSettingsChanged = false
}

/** `cursor` is that of a page that is cached for everybody and may be a moment old; other pages have it on their shell. */
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

/**
 * Calls `onEvent` once the page hears of the topic, at each event of it and where some may have been missed; those that come together
 * are one. Without a topic nothing is heard.
 */
export function useLiveEvents(topic: Topic | undefined, onEvent: () => Promise<void>) {
  const run = useEffectEvent(onEvent)
  useEffect(() => {
    if (!topic) return
    const event = coalesce(async () => await run(), REVALIDATE_GAP_MS, setTimeout)
    let end: (() => void) | undefined
    let isUnmounted = false
    void connection().then(({ listen }) => {
      if (isUnmounted) return
      end = listen({ topic, run: event })
      event()
    })
    return () => {
      isUnmounted = true
      end?.()
    }
  }, [topic])
}

/** The loaders of a page run together, so one screen is enough. */
function revalidateOnce() {
  for (const revalidate of mounted) return revalidate()
}

/**
 * Loaded in the background: what changes until then is replayed. Many browsers never request a module again that failed to
 * load: such a page revalidates every few seconds, and reloads once it is hidden.
 */
function connection(): Promise<LiveConnection> {
  opening ??= retryImport(loadTab, () => {}, {
    assetsAvailable,
    reloadOnce: () => document.visibilityState === 'hidden' && reloadOnce(),
    pause: pauseOrOnline,
  }).then(({ openLiveTab }) =>
    openLiveTab({ onVisible: revalidation.resume, onSettings: () => (haveSettingsChanged = true) }),
  )
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
