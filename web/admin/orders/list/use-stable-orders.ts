// The stable rows of the order list, with a lookup of those that left it.
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { readStatesFilter } from '#domain/order/order-list.ts'
import { afterChange, afterLookup } from '#web/admin/kit/stable-rows/stable-rows.ts'
import { useStableRows } from '#web/admin/kit/stable-rows/use-stable-rows.ts'
import type { OnChanged } from '../order-states.tsx'
import type { OrderRow } from '../order-row.ts'
import { orderListRule } from './list-rule.ts'
import { lookUpRows } from './look-up-rows.ts'

export function useStableOrders(read: readonly OrderRow[]) {
  const [params] = useSearchParams()
  const rule = useMemo(() => orderListRule(readStatesFilter(params)), [params])
  const { update, unread, ...stable } = useStableRows({ key: listKey(params), read, rule })
  const changed: OnChanged = useCallback(
    (orderId, states) => update((rows) => afterChange<OrderRow>(rows, orderId, states)),
    [update],
  )
  useLookup(unread, read, (ids, found, then) => update((rows) => afterLookup(rows, ids, found, rule), then))
  return { ...stable, changed }
}

/** Identifies the query; an opened order does not change it. */
function listKey(params: URLSearchParams): string {
  const list = new URLSearchParams(params)
  list.delete('order')
  return list.toString()
}

/** Looks up the rows missing from each reading. */
function useLookup(
  ids: readonly string[],
  read: readonly OrderRow[],
  onFound: (ids: readonly string[], found: readonly OrderRow[], read: readonly OrderRow[]) => void,
) {
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  const asked = ids.join(',')
  useEffect(() => {
    if (asked === '') return
    const aborted = new AbortController()
    const wanted = asked.split(',')
    void lookUpRows(wanted, aborted.signal).then((rows) => rows && found.current(wanted, rows, read))
    return () => aborted.abort()
  }, [asked, read])
}
