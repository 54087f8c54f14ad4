// Revalidates a screen that shows today when the day in India changes.
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { isoDay } from '#domain/dates/indian-date.ts'
import { revalidateNow } from './live.ts'

/** A timer until midnight would be late after the device sleeps. */
const LOOK_MS = 60_000
/** The shop's clock may be behind the device's. */
const LAG_MS = 30_000

export function useNewDay() {
  const { revalidate } = useRevalidator()
  const read = useEffectEvent(() => void revalidateNow(revalidate))
  useEffect(() => followDay(() => read(), document, Date.now), [])
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

export function followDay(onNewDay: () => void, page: Page, now: () => number): () => void {
  const today = () => isoDay(new Date(now() - LAG_MS))
  let day = today()
  const look = () => {
    if (page.visibilityState === 'hidden' || today() === day) return
    day = today()
    onNewDay()
  }
  const timer = setInterval(look, LOOK_MS)
  page.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', look)
  }
}
