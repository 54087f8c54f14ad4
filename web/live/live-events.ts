// Calls a function at the live events of a topic.
import { useEffect, useEffectEvent } from 'react'
import { coalesce } from '../browser/coalesce.ts'
import { connection, REVALIDATE_GAP_MS } from './live.ts'
import type { Topic } from './live-connection.ts'

/** Calls `onEvent` once connected, at each event and where some may have been missed, coalesced. */
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
