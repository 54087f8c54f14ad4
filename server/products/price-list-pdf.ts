// The price list PDF: requests get the latest while a newer one renders in the background (spec §2).
import { createHash } from 'node:crypto'
import { orderDate } from '#domain/dates/indian-date.ts'
import type { Language } from '#domain/language.ts'
import { settingsIn } from '#domain/settings/settings-in.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { customersList } from '#domain/spreadsheets/price-sheet.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { logoPicture } from '#papers/logo-picture.ts'
import { layOutPriceList } from '#papers/price-list/price-list.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import type { Media } from '../media/media.ts'
import type { Categories } from '../categories/categories.ts'
import { type PriceListFiles, type PriceListSource, renderPriceList } from './price-list-process.ts'
import type { Products } from './products.ts'

/** At most one list is rendered in this time. */
const PAUSE_MS = 3_000
/** Orders sell goods out all evening. */
const STOCK_PAUSE_MS = 60_000
/** Leaves the first seconds to visitors; a request for the list does not wait. */
const FIRST_MS = 5_000
/** Between failed attempts. */
const LONGEST_PAUSE_MS = 60_000

export type RenderPriceList = (source: Omit<PriceListSource, 'logo'>) => Promise<PriceListFiles>

/** Customers type quantities into the workbook. */
export type RenderedPriceList = PriceListFiles & {
  etag: string
  fileName: string
  /** '20/11/2026', in India. */
  date: string
  pages: number
  products: number
  categories: number
}

export type PriceListPdf = {
  /** Undefined before the first. */
  ready(): RenderedPriceList | undefined
  /** Waits only for the first. Undefined if rendering fails. */
  current(): Promise<RenderedPriceList | undefined>
  close(): void
}

export type PriceListNeeds = {
  language: Language
  products: Pick<Products, 'offered'>
  categories: Pick<Categories, 'shown'>
  live: Pick<Live, 'subscribe'>
  settings: () => ShopSettings
  log: Pick<Log, 'error'>
  now(): Date
  /** Absent in most tests. */
  render?: RenderPriceList | undefined
  /** Renders before the first request; a second of the processor that most tests do not need. */
  isAhead?: boolean
  pauseMs?: number
  stockPauseMs?: number
  firstMs?: number
}

const LOGO_TIMEOUT_MS = 5_000

/** In a separate process, with the owner's logo. */
export function renderWithLogo({ serve, hostedOrigin }: Pick<Media, 'serve' | 'hostedOrigin'>): RenderPriceList {
  const get = (url: string) =>
    hostedOrigin !== undefined && url.startsWith(`${hostedOrigin}/`)
      ? fetch(url, { signal: AbortSignal.timeout(LOGO_TIMEOUT_MS) })
      : serve(url, new Request(new URL(url, 'http://shop')))
  return async ({ list, table }) => renderPriceList({ list, table, logo: await logoPicture(list.seller.logo, get) })
}

export function openPriceListPdf(needs: PriceListNeeds): PriceListPdf {
  const {
    language,
    products,
    categories,
    live,
    settings,
    log,
    now,
    render,
    isAhead = true,
    pauseMs = PAUSE_MS,
    stockPauseMs = STOCK_PAUSE_MS,
    firstMs = FIRST_MS,
  } = needs
  let newest: RenderedPriceList | undefined
  let newestLayout = ''
  /** By id, as the newest list shows it. */
  let soldOut = new Map<string, boolean>()
  /** Since the start of the newest render, by id. */
  let heard: Record<string, number> = {}
  let rendering: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let stockTimer: NodeJS.Timeout | undefined
  let closed = false
  let started = false
  let failures = 0

  /** A change during a render or pause is in the next list. */
  function scheduleRender(waitMs = pauseMs) {
    if (!render || closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      if (rendering) scheduleRender()
      else startRender()
    }, waitMs).unref()
  }

  function startRender() {
    if (!render || closed) return
    started = true
    rendering = renderNewest(render)
      .then(() => {
        failures = 0
      })
      .catch((error: unknown) => {
        if (closed) return
        log.error(error)
        failures += 1
        scheduleRender(Math.min(pauseMs * 2 ** failures, LONGEST_PAUSE_MS))
      })
      .finally(() => (rendering = undefined))
  }

  function cancelTimer() {
    clearTimeout(timer)
    timer = undefined
  }

  async function renderNewest(renderList: RenderPriceList) {
    heard = {}
    const goods = { products: await products.offered(), categories: await categories.shown() }
    const shown = settingsIn(language, settings())
    const [list, table] = inLanguage(language, () => [
      layOutPriceList(goods, shown, now()),
      customersList(goods, shown, now()),
    ])
    const isSoldOut = new Map(goods.products.map(({ id, stock }) => [id, stock <= 0]))
    const layout = JSON.stringify([list, table])
    if (layout === newestLayout) return showSoldOut(isSoldOut)
    const { pdf, xlsx } = await renderList({ list, table })
    const etag = `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`
    const { fileName, date, pages, productCount, categoryCount } = list
    newest = { pdf, xlsx, etag, fileName, date, pages: pages.length, products: productCount, categories: categoryCount }
    newestLayout = layout
    showSoldOut(isSoldOut)
  }

  function showSoldOut(shown: Map<string, boolean>) {
    soldOut = shown
    if (isOutdated(heard)) scheduleForStock()
  }

  const unsubscribe = live.subscribe((message) => {
    if (!started && !isAhead) return
    if (message.topic === 'stock') {
      Object.assign(heard, message.stock)
      if (isOutdated(message.stock)) scheduleForStock()
    }
    if (message.topic !== 'products' && message.topic !== 'settings') return
    if (failures > 0) cancelTimer()
    scheduleRender()
  })

  function scheduleForStock() {
    stockTimer ??= setTimeout(() => {
      stockTimer = undefined
      scheduleRender()
    }, stockPauseMs).unref()
  }

  function isOutdated(stock: Record<string, number>): boolean {
    return Object.entries(stock).some(([id, left]) => (soldOut.get(id) ?? left <= 0) !== left <= 0)
  }

  function renderOnNewDay() {
    if (newest && newest.date !== orderDate(now())) scheduleRender()
  }
  if (isAhead) scheduleRender(firstMs)

  return {
    ready() {
      renderOnNewDay()
      return newest
    },

    async current() {
      renderOnNewDay()
      if (!started) {
        cancelTimer()
        startRender()
      }
      if (!newest && !rendering) scheduleRender()
      if (!newest) await rendering
      return newest
    },

    close() {
      closed = true
      cancelTimer()
      clearTimeout(stockTimer)
      unsubscribe()
    },
  }
}
