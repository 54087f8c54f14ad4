// When the day was closed, also on another device.
import { useState } from 'react'
import { href } from 'react-router'
import { useLiveEvents } from '#web/live/live-events.ts'
import type { CounterToday } from './day-route.ts'

/** Undefined while the day is open. `loaded` counts until the first event. */
export function useClosedAt(loaded: string | undefined): string | undefined {
  const [today, setToday] = useState<CounterToday>()
  useLiveEvents('orders', async () => {
    const newest = await readToday()
    if (newest) setToday(newest)
  })
  return today ? today.closedAt : loaded
}

/** Undefined on failure: the next event retries. */
async function readToday(): Promise<CounterToday | undefined> {
  try {
    const response = await fetch(href('/admin/counter/day'), { redirect: 'manual' })
    return response.ok ? ((await response.json()) as CounterToday) : undefined
  } catch {
    return undefined
  }
}
