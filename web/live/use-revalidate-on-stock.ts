// Revalidates when stock changes, for screens that count products running low.
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { coalesce } from '#web/browser/coalesce.ts'
import { liveStock } from './live-stock.ts'

const GAP_MS = 1_000

export function useRevalidateOnStock() {
  const { revalidate } = useRevalidator()
  const read = useEffectEvent(() => revalidate())
  useEffect(() => {
    const soon = coalesce(() => read(), GAP_MS, setTimeout)
    let heard = liveStock.version()
    return liveStock.subscribe(() => {
      if (liveStock.version() === heard) return
      heard = liveStock.version()
      soon()
    })
  }, [])
}
