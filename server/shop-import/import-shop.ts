// Imports a shop from the export of a hosted realtime database: a dry run, or all or nothing in one transaction.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ImportSummary } from '#domain/shop-import/import-summary.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import { importSummary } from '#domain/words/en/office/shop/import-summary.ts'
import { liftLimits } from '#server/database/long-transaction.ts'
import type { Database } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'
import { unavailableReason } from '#server/database/unavailable.ts'
import { indexOrders } from '#server/order-table/order-search.ts'
import type { Progress } from '#server/progress.ts'
import { Refusal } from '#server/refusal.ts'
import type { System } from '#server/system.ts'
import { INLINE_PICTURE } from './rows/file-address.ts'
import type { Picture } from './fetch-pictures.ts'
import { openGoods } from './rows/goods.ts'
import { type PlannedProducts, planProducts } from './rows/plan-products.ts'
import { planVideos } from './rows/plan-videos.ts'
import { readExport } from './export/read-export.ts'
import { openCategoryNames } from './rows/read-product.ts'
import type { Report } from './rows/report.ts'
import { readShopState } from './rows/shop-state.ts'
import { summaryOf } from './summary.ts'
import type { Survey } from './export/survey.ts'
import { openOrderIntake } from './take-orders.ts'
import { type ImportWriter, openImportWriter } from './write-import.ts'

/** Fewer may have been renamed, all of them. */
const FEWEST_RECOGNISED = 3

type Needs = {
  path: string
  survey: Survey
  database: Database
  system: Pick<System, 'now' | 'randomToken'>
  report: Report
  progress: Progress
  /** Of the hosted service that the shop uses. */
  mediaOrigin?: string | undefined
}

export type Saving = Needs & {
  /** Absent: pictures stay at their addresses. */
  fetchPictures?: ((addresses: readonly string[]) => Promise<Map<string, Picture>>) | undefined
}

/** Changes nothing. */
export async function tryImport(needs: Needs): Promise<ImportSummary> {
  return await run(needs, needs.database.db)
}

/** All or nothing. Throws a Refusal, also if the export changes while it is read. */
export async function saveImport({ fetchPictures, ...needs }: Saving): Promise<ImportSummary> {
  const { database, system, report } = needs
  const pictures = (await fetchPictures?.(await picturesToFetch(needs))) ?? new Map<string, Picture>()
  const summary = await database.transaction(
    async (trx) => {
      await liftLimits(trx, database.kind)
      report.restart()
      return run(needs, trx, { pictures, writer: openImportWriter({ trx, kind: database.kind, system }) })
    },
    // A second try would begin with the whole export again.
    { tries: 1 },
  )
  await prepareSearches(database).catch((error: unknown) => {
    // The shop works without, and the rows are saved.
    if (unavailableReason(error) === undefined) throw error
  })
  return summary
}

async function prepareSearches(database: Database): Promise<void> {
  await indexOrders(database)
  if (database.kind === 'postgres')
    await sql`analyze orders, order_items, order_steps, order_keys, products`.execute(database.db)
}

/** Of new products, and of those whose picture an earlier import could not fetch. */
async function picturesToFetch({ survey, database, report, system }: Needs): Promise<string[]> {
  const state = await readShopState(database.db)
  const categories = openCategoryNames(state.categories)
  const { added, elsewhere } = planProducts(survey.products, { state, categories, now: system.now(), report })
  return [...added, ...elsewhere].map(({ row }) => row.image_url)
}

type Writing = { pictures: ReadonlyMap<string, Picture>; writer: ImportWriter }

async function run(needs: Needs, db: Kysely<Tables>, writing?: Writing): Promise<ImportSummary> {
  const { path, survey, report, progress, system } = needs
  const now = system.now()
  const text = wordsOf(importSummary)
  const remarks = wordsOf(importRemarks)
  const state = await readShopState(db)
  const categories = openCategoryNames(state.categories)
  for (const { section, key } of survey.repeated.filter((each) => each.section !== 'orders'))
    report.add({ section, key, field: section, outcome: 'refused', sentence: remarks.keyTwice })
  const products = planProducts(survey.products, { state, categories, now, report })
  if (isOther(products.counts)) throw new Refusal(text.otherShop)
  const videos = planVideos(survey.videos, { state, now, report })
  const pictures = placePictures(products, writing?.pictures, report)
  await writing?.writer.products(products.added, categories.added())
  await writing?.writer.videos(videos.added)
  const goods = openGoods(products, state)
  const { numbers, rule } = survey
  const orders = openOrderIntake({ state, numbers, rule, goods, categories: state.categories, now, report })
  let read = 0
  const { hash } = await readExport(path, ({ section, key, value }) => {
    if (section !== 'orders') return
    read += 1
    progress.step(writing ? text.importingOrders : text.readingOrders, read, survey.orders)
    const taken = orders.take(key, value)
    return taken && writing?.writer.order(taken)
  })
  if (hash !== survey.hash) throw new Refusal(text.changedFile)
  if (isOther(orders.counts())) throw new Refusal(text.otherShopOrders)
  await writing?.writer.end(goods.gone(), state.moved)
  if (writing) pictures.fetched += await fetchedSince(products, writing)
  return summaryOf({
    survey,
    products: { added: products.added.length, ...products.counts },
    videos: { added: videos.added.length, ...videos.counts },
    orders: orders.counts(),
    categories: categories.added(),
    pictures,
    videoAddresses: videos.added.map(({ row }) => row.video_url),
    mediaOrigin: needs.mediaOrigin,
    demoProducts: state.demoProducts,
  })
}

/** Lists of two shops have the same keys, 0 to the last: then nothing but the keys is alike. */
function isOther({ recognised, alike }: { recognised: number; alike: number }): boolean {
  return recognised >= FEWEST_RECOGNISED && alike === 0
}

/** Sets the shop's addresses. Pictures inside the export have none before. */
function placePictures(
  { added, elsewhere }: PlannedProducts,
  pictures: Writing['pictures'] | undefined,
  report: Report,
) {
  const counts = { fetched: 0, addresses: 0, inside: 0, late: elsewhere.length, hosts: new Set<string>() }
  for (const { key, row } of added) {
    const exported = row.image_url
    if (exported === '') continue
    const isInside = INLINE_PICTURE.test(exported)
    const found = pictures?.get(exported)
    if (found && 'path' in found) {
      row.image_url = found.path
      counts.fetched += 1
      continue
    }
    if (isInside) counts.inside += 1
    else counts.addresses += 1
    if (!isInside) counts.hosts.add(new URL(exported).host)
    else if (pictures) row.image_url = ''
    if (!pictures) continue
    const { notFetched, fetchedEnough } = wordsOf(importRemarks)
    const sentence = notFetched({ reason: found?.reason ?? fetchedEnough })
    report.add({ section: 'products', key, field: 'imageUrl', outcome: 'noted', sentence })
  }
  return counts
}

/** Last and by id, since customers' orders lock these products. Returns how many pictures are new. */
async function fetchedSince({ elsewhere }: PlannedProducts, { pictures, writer }: Writing): Promise<number> {
  let fetched = 0
  for (const { row } of elsewhere.toSorted((one, other) => (one.row.id < other.row.id ? -1 : 1))) {
    const found = pictures.get(row.image_url)
    if (!found || !('path' in found) || found.path === row.image_url) continue
    await writer.picture(row, found.path)
    fetched += 1
  }
  return fetched
}
