// When the day was closed, also on another device.
import { useEffect, useEffectEvent, useState } from 'react'
import { href } from 'react-router'
import { pauseOrOnline } from '#web/browser/pause.ts'
import { useLiveEvents } from '#web/live/live-events.ts'
import type { CounterToday } from './day-route.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Undefined while the day is open. `loaded` counts until the first event. */
export function useClosedAt(loaded: string | undefined): string | undefined {
  const [today, setToday] = useState<CounterToday>()
  const [failures, setFailures] = useState(0)
  const read = async () => {
    const newest = await readToday()
    if (newest === 'failed') return setFailures((count) => count + 1)
    setFailures(0)
    if (newest) setToday(newest)
  }
  useLiveEvents('orders', read)
  const readAgain = useEffectEvent(read)
  useEffect(() => {
    if (failures === 0) return
    let isDue = true
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
    void pauseOrOnline(pauseMs).then(() => (isDue ? readAgain() : undefined))
    return () => {
      isDue = false
    }
  }, [failures])
  return today ? today.closedAt : loaded
}

/** Undefined after a sign-out: the screen itself leads to the sign-in. */
async function readToday(): Promise<CounterToday | 'failed' | undefined> {
  try {
    const response = await fetch(href('/admin/counter/day'), { redirect: 'manual' })
    if (response.ok) return (await response.json()) as CounterToday
    return response.status >= 500 ? 'failed' : undefined
  } catch {
    return 'failed'
  }
}
