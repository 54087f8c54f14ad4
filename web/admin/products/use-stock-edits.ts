// Sends the stock edits of the products screen one by one and says what to show meanwhile.
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import { newIdempotencyKey } from '../../browser/idempotency-key.ts'
import { liveStock } from '../../live/live-stock.ts'
import { afterQueueEvent, type Edit, emptyQueue, type StockEdit } from './stock-edit-queue.ts'
import type { clientAction } from './route.tsx'

/** `stockTold` gives what the shop last said of a product's stock; `say` hears what came of each edit. */
export function useStockEdits(stockTold: (id: string) => number, say: Notify) {
  const [desk, dispatch] = useReducer(afterQueueEvent, emptyQueue)
  const { submit, data: answer } = useFetcher<typeof clientAction>()
  const heardWhenSent = useRef<number>(undefined)

  const [next] = desk.queue
  const nextId = desk.sending ? undefined : next?.id
  useEffect(() => {
    if (nextId === undefined) return
    heardWhenSent.current = liveStock.versionOf(nextId)
    dispatch({ type: 'taken', base: stockTold(nextId) })
  }, [nextId, stockTold])

  // Only what the desk itself took is sent: a press may have changed the queue's head since it was drawn.
  const taken = desk.sending?.edit
  useEffect(() => {
    if (taken) void submit(formOf(taken), { method: 'post' })
  }, [taken, submit])

  useFetcherResult(answer, (said) => {
    // What came over the live line meanwhile is as new as the answer, or what is comes soon; also when the number is the same.
    if (said.ok && said.stock !== undefined && liveStock.versionOf(said.id) === heardWhenSent.current) {
      liveStock.update({ [said.id]: said.stock })
    }
    // Where the shop itself refused, it says what for.
    dispatch({ type: said.ok || said.errors ? 'answered' : 'lost' })
    say(said.ok ? 'good' : 'bad', said.message)
  })

  const edit = useCallback(
    (change: StockEdit) => dispatch({ type: 'edited', edit: { ...change, key: newIdempotencyKey() } }),
    [],
  )
  return { desk, edit }
}

function formOf(edit: Edit): Record<string, string> {
  return edit.kind === 'bulk'
    ? { intent: 'add-stock', id: edit.id, key: edit.key, units: `${edit.units}` }
    : { intent: 'set-stock', id: edit.id, key: edit.key, seen: `${edit.seen}`, typed: `${edit.typed}` }
}
