// Edits are sent one by one and survive the screen.
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Product } from '#domain/product/product.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { liveStock } from '#web/live/live-stock.ts'
import { useNewestStock } from '#web/live/use-newest-stock.ts'
import type { StockResult } from '../intents.ts'
import { persistedEdits } from './persisted-edits.ts'
import {
  afterQueueEvent,
  type Edit,
  editsOnTheWay,
  emptyQueue,
  shownStock,
  type StockEdit,
} from './stock-edit-queue.ts'

/** Returns the products with the stock to show; `notify` reports each edit. */
export function useStockEdits(products: readonly Product[], notify: Notify) {
  const newestStock = useNewestStock(products)
  const [queue, dispatch] = useReducer(afterQueueEvent, emptyQueue)
  const { submit, data } = useFetcher<StockResult>()
  const versionWhenSent = useRef<number>(undefined)

  // Send edits left over from an earlier screen or session.
  useEffect(() => {
    const edits = persistedEdits.load()
    if (edits.length > 0) dispatch({ type: 'restored', edits })
  }, [])
  useEffect(() => {
    if (queue !== emptyQueue) persistedEdits.save(editsOnTheWay(queue))
  }, [queue])

  const [next] = queue.waiting
  const nextId = queue.sending ? undefined : next?.id
  useEffect(() => {
    if (nextId === undefined) return
    versionWhenSent.current = liveStock.versionOf(nextId)
    dispatch({ type: 'taken', base: newestStock(nextId) })
  }, [nextId, newestStock])

  // Send only the edit that the queue took: a press may have changed the head since the render.
  const taken = queue.sending?.edit
  useEffect(() => {
    if (taken) void submit(formOf(taken), { method: 'post' })
  }, [taken, submit])

  useFetcherResult(data, (result) => {
    // A live update since the request is at least as current, or a newer one follows, even with an equal stock.
    if (result.ok && result.stock !== undefined && liveStock.versionOf(result.id) === versionWhenSent.current) {
      liveStock.update({ [result.id]: result.stock })
    }
    // Refusals of the shop have `errors`.
    dispatch({ type: result.ok || result.errors ? 'answered' : 'lost' })
    notify(result.ok ? 'good' : 'bad', result.message)
  })

  const edit = useCallback(
    (change: StockEdit) => dispatch({ type: 'edited', edit: { ...change, key: newIdempotencyKey() } }),
    [],
  )
  const current = useMemo(
    () =>
      products.map((product) => {
        const stock = shownStock(queue, product.id, newestStock(product.id))
        return stock === product.stock ? product : { ...product, stock }
      }),
    [products, queue, newestStock],
  )
  return { current, edit }
}

function formOf(edit: Edit): Record<string, string> {
  return edit.kind === 'bulk'
    ? { intent: 'add-stock', id: edit.id, key: edit.key, units: `${edit.units}` }
    : { intent: 'set-stock', id: edit.id, key: edit.key, seen: `${edit.seen}`, typed: `${edit.typed}` }
}
