// Keeps a screen up to date: hints make its loaders run again, stock arrives by itself.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { coalesce } from './coalesce.ts'
import { createLiveLine, type Topic } from './live-line.ts'
import { liveStock } from './live-stock.ts'

const LOOK_GAP_MS = 300
const SLEEP_AFTER_HIDDEN_MS = 60_000

let line: ReturnType<typeof createLiveLine> | undefined
let looking = false

/** True while a hint makes the loaders run; a screen's shouldRevalidate can tell it from a mere change of the URL. */
export const isLookingAgain = () => looking

/** `mark` is that of a page that is stored for everybody and may be a moment old; others bear it on their frame. */
export function useLive(topics: readonly Topic[], mark?: string) {
  const { revalidate } = useRevalidator()
  const newest = useRef({ revalidate, mark })
  useEffect(() => {
    newest.current = { revalidate, mark }
  })

  const named = topics.join(',')
  useEffect(() => {
    const lookAgain = coalesce(() => look(newest.current.revalidate), LOOK_GAP_MS, setTimeout)
    const markNow = () => newest.current.mark ?? document.querySelector<HTMLElement>('[data-live]')?.dataset.live
    return theLine().watch({ topics: named.split(',') as Topic[], lookAgain, mark: markNow })
  }, [named])
}

async function look(revalidate: () => Promise<void>) {
  const turn = liveStock.turn()
  looking = true
  await revalidate().finally(() => (looking = false))
  liveStock.forgetUntil(turn)
}

function theLine() {
  line ??= sleepWhenHidden(
    createLiveLine({
      connect: (url) => new EventSource(url),
      tellStock: liveStock.tell,
      forgetStock: () => liveStock.forgetUntil(liveStock.turn()),
      later(act, ms) {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      random: Math.random,
    }),
  )
  return line
}

/** A phone in a pocket needs no line; a page that comes back looks again. */
function sleepWhenHidden(awake: ReturnType<typeof createLiveLine>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(awake.sleep, SLEEP_AFTER_HIDDEN_MS)
    else awake.wake()
  })
  window.addEventListener('pagehide', awake.sleep)
  window.addEventListener('pageshow', awake.wake)
  window.addEventListener('online', awake.wake)
  return awake
}
