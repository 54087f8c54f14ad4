// Finds which image and video files the database names: in products, showcase videos and orders.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import type { FilesInUse } from './sweep.ts'

/** So many order lines are read at once; requests are answered in between. */
const LINES_AT_ONCE = 2_000

export function filesInUse({ db }: Database): FilesInUse {
  async function* inCatalogue(): AsyncGenerator<string> {
    for (const row of await db.selectFrom('products').select(['image_url', 'video_url']).execute()) {
      yield row.image_url
      if (row.video_url !== null) yield row.video_url
    }
    for (const row of await db.selectFrom('videos').select('video_url').execute()) yield row.video_url
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

  return {
    inCatalogue: (names) => namedBy([inCatalogue()], names),
    // The catalogue first: an order can only take over an image that a product has.
    inCatalogueAndOrders: (names, stopped) => namedBy([inCatalogue(), inOrders(stopped)], names),
  }
}

async function namedBy(sources: AsyncGenerator<string>[], names: readonly string[]): Promise<Set<string>> {
  const searched = new Set(names)
  const used = new Set<string>()
  for (const urls of sources) {
    if (used.size === searched.size) break
    for await (const url of urls) {
      const name = url.slice(url.lastIndexOf('/') + 1)
      if (searched.has(name)) used.add(name)
    }
  }
  return used
}
