// Finds the image and video files in use by products, categories, videos, settings versions, orders, receipts, and
// restorable data.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import { receiptName } from '#domain/dispatch/receipt-address.ts'
import { readStoredSettings } from '#domain/settings/settings-json.ts'
import { filesOf, readRemoval } from '#server/first-steps/removal.ts'
import { parseContents } from '#server/orders/removed/keep-removed.ts'
import { filesOfCopy } from '#server/orders/removed/order-copy.ts'
import type { FilesInUse } from '../media/sweep.ts'

/** Order lines per read; requests are answered in between. */
const LINES_AT_ONCE = 2_000

export function filesInUse({ db }: Database): FilesInUse {
  /** Restorable demo data. */
  async function* inRemovals(): AsyncGenerator<string> {
    const rows = await db.selectFrom('demo_removals').select('contents').where('undone_at', 'is', null).execute()
    for (const { contents } of rows) if (contents !== '') yield* filesOf(readRemoval(contents))
    const removed = await db.selectFrom('removed_orders').select('contents').where('contents', '<>', '').execute()
    for (const { contents } of removed) yield* filesOfCopy(parseContents(contents).copy)
  }

  async function* inCatalogue(): AsyncGenerator<string> {
    for (const row of await db.selectFrom('products').select(['image_url', 'video_url']).execute()) {
      yield row.image_url
      if (row.video_url !== null) yield row.video_url
    }
    const posters = db.selectFrom('categories').select('poster_url').where('poster_url', '!=', '')
    for (const row of await posters.execute()) yield row.poster_url
    for (const row of await db.selectFrom('videos').select('video_url').execute()) yield row.video_url
  }

  /** Any version can be restored. */
  async function* inSettings(): AsyncGenerator<string> {
    const urls = new Set<string>()
    for (const { contents } of await db.selectFrom('settings_versions').select('contents').execute()) {
      const { logo, heroPicture, posters } = readStoredSettings(JSON.parse(contents))
      for (const url of [logo, heroPicture, ...posters]) if (url !== '') urls.add(url)
    }
    yield* urls
  }

  /** Pictures and videos that an undo would restore. */
  async function* inBatches(stopped?: AbortSignal): AsyncGenerator<string> {
    for (let last = { bulk_change_id: '', product_id: '' }; ; await nextTurn()) {
      if (stopped?.aborted) return
      const rows = await db
        .selectFrom('bulk_change_products')
        .innerJoin('bulk_changes', 'bulk_changes.id', 'bulk_change_products.bulk_change_id')
        .select(['bulk_change_id', 'product_id', 'before'])
        .where('undone_at', 'is', null)
        .where('before', 'like', '%Url"%')
        .where(sql<boolean>`(bulk_change_id, product_id) > (${last.bulk_change_id}, ${last.product_id})`)
        .orderBy('bulk_change_id')
        .orderBy('product_id')
        .limit(LINES_AT_ONCE)
        .execute()
      for (const { before } of rows) {
        const { imageUrl, videoUrl } = JSON.parse(before ?? '{}') as { imageUrl?: string; videoUrl?: string }
        if (imageUrl) yield imageUrl
        if (videoUrl) yield videoUrl
      }
      last = rows.at(-1) ?? last
      if (rows.length < LINES_AT_ONCE) return
    }
  }

  async function* inOrders(stopped?: AbortSignal): AsyncGenerator<string> {
    for (let last = { order_id: '', line: -1 }; ; await nextTurn()) {
      if (stopped?.aborted) return
      const lines = await db
        .selectFrom('order_items')
        .select(['order_id', 'line', 'image_url'])
        .where(sql<boolean>`(order_id, line) > (${last.order_id}, ${last.line})`)
        .orderBy('order_id')
        .orderBy('line')
        .limit(LINES_AT_ONCE)
        .execute()
      for (const line of lines) yield line.image_url
      last = lines.at(-1) ?? last
      if (lines.length < LINES_AT_ONCE) return
    }
  }

  async function* inDispatches(): AsyncGenerator<string> {
    const rows = db.selectFrom('dispatches').select('receipt_url').where('receipt_url', '!=', '')
    for (const { receipt_url } of await rows.execute()) yield receipt_url
  }

  return {
    inCatalogue: (paths) => namedBy([inCatalogue(), inSettings(), inRemovals(), inBatches(), inDispatches()], paths),
    // The catalogue first: an order can only take over a product's image.
    inCatalogueAndOrders: (paths, stopped) =>
      namedBy(
        [inCatalogue(), inSettings(), inRemovals(), inBatches(stopped), inDispatches(), inOrders(stopped)],
        paths,
      ),
  }
}

async function namedBy(sources: AsyncGenerator<string>[], paths: readonly string[]): Promise<Set<string>> {
  const searched = new Set(paths)
  const used = new Set<string>()
  for (const urls of sources) {
    if (used.size === searched.size) break
    for await (const url of urls) for (const path of pathsOf(url)) if (searched.has(path)) used.add(path)
  }
  return used
}

/** Returns the paths that a URL may mean. A receipt and a public image of equal bytes share a name. */
function pathsOf(url: string): string[] {
  const receipt = receiptName(url)
  if (receipt !== undefined) return [`receipt/${receipt}`]
  const name = url.slice(url.lastIndexOf('/') + 1)
  return [`image/${name}`, `video/${name}`]
}
