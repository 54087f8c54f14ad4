// The rows of the order list as they stand on the screen until the list is asked for again: by a filter, a page, a reload or the button.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { href, useRevalidator, useSearchParams } from 'react-router'
import { readStatesFilter } from '#domain/order-list.ts'
import { revalidateNow } from '#web/live/live.ts'
import type { OnChanged } from '../order-states.tsx'
import type { OrderRow } from '../order-row.ts'
import {
  afterChange,
  afterLookup,
  afterReading,
  firstRows,
  shownRows,
  type StableRows,
  unreadIds,
  waitingRows,
} from './stable-rows.ts'
import { useBusy } from './use-busy.ts'

/** As long as a hand needs to stop when a row moves under it. */
const SETTLING_MS = 500

/** `isRefreshing` until the reading that the button asked for is there. */
type Asked = { key: string; read: readonly OrderRow[]; rows: StableRows; isRefreshing?: boolean }

/** `read` are the rows of the newest reading. */
export function useStableRows(read: readonly OrderRow[]) {
  const [params] = useSearchParams()
  const key = listKey(params)
  const { revalidate } = useRevalidator()
  const isBusy = useBusy()
  const [asked, setAsked] = useState<Asked>({ key, read, rows: firstRows(read) })
  let now = asked
  if (asked.key !== key || (asked.isRefreshing && asked.read !== read)) now = { key, read, rows: firstRows(read) }
  else if (asked.read !== read || (!isBusy && waitingRows(asked.rows, read) > 0))
    now = { key, read, rows: afterReading(asked.rows, read, !isBusy) }
  if (now !== asked) setAsked(now)

  const changed: OnChanged = useCallback(
    (orderId, states) => setAsked((latest) => ({ ...latest, rows: afterChange(latest.rows, orderId, states) })),
    [setAsked],
  )
  useLookup(unreadIds(now.rows, read), read, (ids, found, then) =>
    setAsked((latest) => (latest.read === then ? { ...latest, rows: afterLookup(latest.rows, ids, found) } : latest)),
  )

  const rows = useMemo(() => shownRows(now.rows, read, readStatesFilter(params)), [now.rows, read, params])
  return {
    rows,
    /** Belongs on the element around the list: it takes no press in the moment after new rows came in. */
    list: useSettling(key, rows.length),
    isOutdated: rows.some(({ gone }) => gone !== undefined) || waitingRows(now.rows, read) > 0,
    refresh() {
      setAsked({ key, read, rows: firstRows(read), isRefreshing: true })
      void revalidateNow(revalidate)
    },
    changed,
  }
}

/** What the list was asked for; an order that is opened over it changes nothing. */
function listKey(params: URLSearchParams): string {
  const list = new URLSearchParams(params)
  list.delete('order')
  return list.toString()
}

/** Reads the rows that the list no longer has, each time it was read. */
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
    void lookUp(asked, aborted.signal).then((rows) => rows && found.current(asked.split(','), rows, read))
    return () => aborted.abort()
  }, [asked, read])
}

/** Undefined when they cannot be had: the next reading asks again. */
async function lookUp(ids: string, signal: AbortSignal): Promise<OrderRow[] | undefined> {
  try {
    const answer = await fetch(`${href('/admin/orders/rows')}?ids=${ids}`, { signal })
    return answer.ok && !answer.redirected ? ((await answer.json()) as OrderRow[]) : undefined
  } catch {
    return undefined
  }
}

function useSettling(key: string, count: number) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ key, count })
  useLayoutEffect(() => {
    const isGrown = before.current.key === key && before.current.count < count
    before.current = { key, count }
    const element = list.current
    if (!isGrown || !element) return
    element.dataset.settling = ''
    const timer = setTimeout(() => delete element.dataset.settling, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [key, count])
  return list
}
