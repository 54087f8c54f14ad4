// Stores presses on the phone, and sends and retries them until there is an answer.
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { type PackingPress, PRESSES_AT_ONCE } from '#domain/packing/line-presses.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { pauseOrOnline } from '#web/browser/pause.ts'
import { useStore } from '#web/browser/store.ts'
import { savedSince } from '#web/offline/saved-since.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import { keptPresses, type KeptPresses, pressMoment, withAnswers, withPress } from './device-presses.ts'
import type { PressResult } from './press-intents.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

/** Lead of the shop's clock: the highest known, as each answer is a moment old when it is read. */
let aheadMs: number | undefined
/** When the shop gave its time, for a document that the device saved then; undefined for now. */
let answeredAt = savedSince()

/** `tries` failed in a row, the last with `failure`. */
type Sending = { failure: string; tries: number; isPaused: boolean }
const calm: Sending = { failure: '', tries: 0, isPaused: false }

export type Pressed = Pick<PackingPress, 'orderId' | 'productId' | 'state' | 'quantity' | 'there'>

/** `shopTime` is the shop's clock at its answer (ISO, UTC). `onGone` runs when an order with stored presses is gone. */
export function usePresses(shopTime: string, onGone: () => void = () => {}) {
  const kept = useStore(keptPresses, keptPresses.initial)
  const fetcher = useFetcher<PressResult>()
  const [{ failure, tries, isPaused }, setSending] = useState(calm)
  const waiting = kept.filter(({ isSent }) => !isSent)
  const isIdle = fetcher.state === 'idle' && !isPaused
  const { submit } = fetcher

  useEffect(() => {
    aheadMs = Math.max(Date.parse(shopTime) - (answeredAt ?? Date.now()), aheadMs ?? Number.NEGATIVE_INFINITY)
    answeredAt = undefined
  }, [shopTime])

  useEffect(() => {
    if (isIdle) send(kept, (fields) => void submit(fields, { method: 'post' }))
  }, [isIdle, kept, submit])

  useFetcherResult(fetcher.data as PressResult | undefined, ({ ok, message, answers = [] }) => {
    if (!ok) return setSending({ failure: message, tries: tries + 1, isPaused: true })
    setSending(calm)
    keptPresses.change((now) => withAnswers(now, answers))
    if (answers.some(({ isGone }) => isGone)) onGone()
  })

  useEffect(() => {
    if (!isPaused) return
    let isOver = false
    const ms = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)
    void pauseOrOnline(ms).then(() => {
      if (!isOver) setSending((sending) => ({ ...sending, isPaused: false }))
    })
    return () => {
      isOver = true
    }
  }, [isPaused, tries])

  return { kept, waiting: waiting.length, failure }
}

/** `before` is the current press. Any `usePresses` sends the new one. */
export function keepPress(pressed: Pressed, before: { at: string } | undefined) {
  const now = new Date(Date.now() + (aheadMs ?? 0)).toISOString()
  keptPresses.change((kept) => withPress(kept, { ...pressed, key: newIdempotencyKey(), at: pressMoment(now, before) }))
}

function send(kept: KeptPresses, submit: (fields: Record<string, string>) => void) {
  const presses = kept.filter(({ isSent }) => !isSent).slice(0, PRESSES_AT_ONCE)
  if (presses.length === 0) return
  const isReport = presses.some(({ state }) => state === 'short')
  submit({ intent: isReport ? 'short' : 'tick', presses: JSON.stringify(presses) })
}
