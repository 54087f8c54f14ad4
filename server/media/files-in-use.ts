// Which picture and video files the shop's books name: in products, showcase videos and orders.
import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import type { FilesInUse } from './sweep.ts'

/** So many lines of orders are read at once; between them visitors have their turn. */
const LINES_AT_ONCE = 2_000

export function filesInUse({ db }: Database): FilesInUse {
  async function* onShelves(): AsyncGenerator<string> {
    for (const row of await db.selectFrom('products').select(['image_url', 'video_url']).execute()) {
      yield row.image_url
      if (row.video_url !== null) yield row.video_url
    }
    for (const row of await db.selectFrom('videos').select('video_url').execute()) yield row.video_url
  }

  async function* inOrders(stopped?: AbortSignal): AsyncGenerator<string> {
    for (let last = { order_id: '', line: -1 }; ; await breathe()) {
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
    onShelves: (names) => namedBy([onShelves()], names),
    // The shelves first: an order can only take over a picture that a product has.
    everywhere: (names, stopped) => namedBy([onShelves(), inOrders(stopped)], names),
  }
}

async function namedBy(sources: AsyncGenerator<string>[], names: readonly string[]): Promise<Set<string>> {
  const asked = new Set(names)
  const used = new Set<string>()
  for (const urls of sources) {
    if (used.size === asked.size) break
    for await (const url of urls) {
      const name = url.slice(url.lastIndexOf('/') + 1)
      if (asked.has(name)) used.add(name)
    }
  }
  return used
}
