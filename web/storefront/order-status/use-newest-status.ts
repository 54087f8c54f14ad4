// Keeps the page of an order up to date while somebody looks at it.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { revalidateNow } from '#web/live/live.ts'

/** A stream of events would tell strangers how busy the shop is; few pages of orders are open at once. */
const EVERY_MS = 8_000
/** Pages that were opened together ask at different times. */
const JITTER_MS = 4_000

export function useNewestStatus(isShown: boolean) {
  const { revalidate } = useRevalidator()
  const newest = useRef(revalidate)
  useEffect(() => {
    newest.current = revalidate
  })
  useEffect(() => {
    if (!isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const isVisible = () => document.visibilityState === 'visible'
    const plan = () => {
      clearTimeout(timer)
      timer = isVisible() ? setTimeout(ask, EVERY_MS + Math.random() * JITTER_MS) : undefined
    }
    const ask = () => void revalidateNow(newest.current).then(plan, plan)
    const onVisible = () => (isVisible() ? ask() : plan())
    plan()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onVisible)
    }
  }, [isShown])
}
