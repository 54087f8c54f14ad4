// Keeps the newest price list printed: visitors get the one that lies ready, while a newer one is made behind it (spec §2).
import { createHash } from 'node:crypto'
import { orderDate } from '#domain/indian-date.ts'
import { type PriceList, priceList } from '#papers/price-list/price-list.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import type { Products } from './products.ts'

/** However often prices change: one list in this time. */
const PAUSE_MS = 3_000
/** A start is for the first visitors; whoever asks for the list sooner gets it sooner. */
const FIRST_MS = 5_000
/** Between two tries of a list that cannot be printed. */
const LONGEST_PAUSE_MS = 60_000

export type PrintPriceList = (list: PriceList) => Promise<Uint8Array<ArrayBuffer>>

export type PrintedList = {
  pdf: Uint8Array<ArrayBuffer>
  etag: string
  fileName: string
  /** '20/11/2026', in India. */
  date: string
  pages: number
  products: number
  categories: number
}

export type PriceListKeeper = ReturnType<typeof openPriceListKeeper>

type Needs = {
  products: Pick<Products, 'all'>
  live: Pick<Live, 'subscribe'>
  settings: ShopSettings
  log: Pick<Log, 'error'>
  now(): Date
  /** Absent in a shop without a press, as in most tests: it has no printed list. */
  print?: PrintPriceList | undefined
  pauseMs?: number
  firstMs?: number
}

/** Makes the first list when the start is over, or when somebody asks for it. */
export function openPriceListKeeper(needs: Needs) {
  const { products, live, settings, log, now, print, pauseMs = PAUSE_MS, firstMs = FIRST_MS } = needs
  let ready: PrintedList | undefined
  let readyModel = ''
  let making: Promise<void> | undefined
  let waiting: NodeJS.Timeout | undefined
  let closed = false
  let begun = false
  /** In a row; the last try is repeated after a pause that grows with them. */
  let failures = 0

  /** A change that comes while a list is being made or waited for is in the next one. */
  function makeSoon(waitMs = pauseMs) {
    if (!print || closed || waiting) return
    waiting = setTimeout(() => {
      waiting = undefined
      if (making) makeSoon()
      else make()
    }, waitMs).unref()
  }

  function make() {
    if (!print || closed) return
    begun = true
    making = printNewest(print)
      .then(() => {
        failures = 0
      })
      .catch((error: unknown) => {
        if (closed) return
        log.error(error)
        failures += 1
        makeSoon(Math.min(pauseMs * 2 ** failures, LONGEST_PAUSE_MS))
      })
      .finally(() => (making = undefined))
  }

  function waitNoLonger() {
    clearTimeout(waiting)
    waiting = undefined
  }

  async function printNewest(press: PrintPriceList) {
    const list = priceList(await products.all(), settings, now())
    const model = JSON.stringify(list)
    if (model === readyModel) return
    const pdf = await press(list)
    const etag = `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`
    const { fileName, date, pages, productCount, categoryCount } = list
    ready = { pdf, etag, fileName, date, pages: pages.length, products: productCount, categories: categoryCount }
    readyModel = model
  }

  const unsubscribe = live.subscribe(({ topic }) => {
    if (topic !== 'products') return
    if (failures > 0) waitNoLonger()
    makeSoon()
  })
  makeSoon(firstMs)

  return {
    /** The newest list that lies ready, without waiting. */
    ready: () => ready,

    /** The newest list that lies ready; waits only while the first one is made. Undefined when there is none to be had. */
    async current(): Promise<PrintedList | undefined> {
      if (ready && ready.date !== orderDate(now())) makeSoon()
      if (!begun) {
        waitNoLonger()
        make()
      }
      if (!ready && !making) makeSoon()
      if (!ready) await making
      return ready
    },

    close() {
      closed = true
      clearTimeout(waiting)
      unsubscribe()
    },
  }
}
