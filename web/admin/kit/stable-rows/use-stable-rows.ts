// Keeps rows in place until a filter, a page, a reload or the button refreshes the list.
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { revalidateNow } from '#web/live/live.ts'
import { useSettling } from '../use-settling.ts'
import {
  afterLookup,
  afterReading,
  firstRows,
  type ListRule,
  shownRows,
  type StableRows,
  unreadIds,
  waitingRows,
} from './stable-rows.ts'
import { useBusy } from './use-busy.ts'
import './stable-rows.css'

/** `isRefreshing` until the button's reading arrives. */
type Shown<Row> = { key: string; read: readonly Row[]; rows: StableRows<Row>; isRefreshing?: boolean }
/** `arrivals` counts how often rows came into the list that was on the screen. */
type Asked<Row> = Shown<Row> & { arrivals: number }

type Setting<Row> = {
  /** Identifies the query. */
  key: string
  /** The newest reading; the same array until the next. */
  read: readonly Row[]
  rule: ListRule<Row>
  /** All stored rows, if the screen has them; otherwise it looks up the `unread` ids. */
  stored?: readonly Row[]
}

export function useStableRows<Row>({ key, read, rule, stored }: Setting<Row>) {
  const { revalidate } = useRevalidator()
  const isBusy = useBusy()
  const [asked, setAsked] = useState<Asked<Row>>({ key, read, rows: firstRows(read, rule), arrivals: 0 })
  let now = asked
  if (asked.key !== key || (asked.isRefreshing && asked.read !== read))
    now = withArrivals(asked, { key, read, rows: firstRows(read, rule) })
  else if (asked.read !== read || (!isBusy && waitingRows(asked.rows, read, rule) > 0))
    now = withArrivals(asked, { key, read, rows: afterReading(asked.rows, read, !isBusy, rule) })
  if (now !== asked) setAsked(now)

  /** With `since`, skips the change if another reading has arrived after it. */
  const update = useCallback(
    (change: (rows: StableRows<Row>) => StableRows<Row>, since?: readonly Row[]) =>
      setAsked((latest) =>
        since === undefined || latest.read === since ? { ...latest, rows: change(latest.rows) } : latest,
      ),
    [],
  )
  const unread = unreadIds(now.rows, read, rule)
  const rows = useMemo(() => {
    const ids = unreadIds(now.rows, read, rule)
    const found = stored && ids.length > 0 ? stored.filter((row) => ids.includes(rule.idOf(row))) : undefined
    return shownRows(found ? afterLookup(now.rows, ids, found, rule) : now.rows, read, rule)
  }, [now.rows, read, rule, stored])
  return {
    rows,
    /** Ids of rows that were not in `read` and may have changed. */
    unread,
    /** Put it on the list: blocks presses just after new rows came in. */
    list: useSettlingList(now.arrivals),
    isOutdated: rows.some(({ gone }) => gone !== undefined) || waitingRows(now.rows, read, rule) > 0,
    refresh() {
      setAsked(withArrivals(now, { key, read, rows: firstRows(read, rule), isRefreshing: true }))
      void revalidateNow(revalidate)
    },
    update,
  }
}

function withArrivals<Row>(before: Asked<Row>, next: Shown<Row>): Asked<Row> {
  const isGrown = before.key === next.key && before.rows.known.size < next.rows.known.size
  return { ...next, arrivals: before.arrivals + Number(isGrown) }
}

function useSettlingList(arrivals: number) {
  const list = useRef<HTMLDivElement>(null)
  const isSettling = useSettling(arrivals)
  useLayoutEffect(() => {
    list.current?.toggleAttribute('data-settling', isSettling)
  }, [isSettling])
  return list
}
