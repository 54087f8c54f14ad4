// Reports at an interval that this order is open, and returns who else edits it.
import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { EDITING_BEAT_MS } from '#domain/timings.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import type { OtherEditors } from './editors-route.ts'

/** `version` is a new object after each load of the screen. */
export function useOtherEditors(orderId: string, version: object): readonly string[] {
  const [tab] = useState(newIdempotencyKey)
  const [others, setOthers] = useState<readonly string[]>([])
  const beat = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    const ended = new AbortController()
    beat.current = async () => {
      // Without a network nobody else is seen; the revision still catches a conflict on save.
      const response = await send({ orderId, tab }, { signal: ended.signal }).catch(() => undefined)
      if (response?.ok) setOthers(((await response.json()) as OtherEditors).others)
    }
    const timer = setInterval(() => void beat.current?.(), EDITING_BEAT_MS)
    return () => {
      ended.abort()
      clearInterval(timer)
    }
  }, [orderId, tab])

  useEffect(() => {
    if (version) void beat.current?.()
  }, [version])

  useEffect(() => {
    const leave = () => void send({ orderId, tab, left: 'yes' }, { keepalive: true }).catch(() => undefined)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [orderId, tab])
  return others
}

function send(fields: Record<string, string>, options: RequestInit): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetch(href('/admin/orders/edit/editors'), { method: 'POST', body, ...options })
}
