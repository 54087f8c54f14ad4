// Revalidates when stock changes, for screens that count products running low.
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { coalesce } from '#web/browser/coalesce.ts'
import { liveStock } from './live-stock.ts'

const LOOK_GAP_MS = 1_000

export function useLookOnStock() {
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(() => revalidate())
  useEffect(() => {
    const lookAgain = coalesce(() => look(), LOOK_GAP_MS, setTimeout)
    let heard = liveStock.version()
    return liveStock.subscribe(() => {
      if (liveStock.version() === heard) return
      heard = liveStock.version()
      lookAgain()
    })
  }, [])
}
