// The showcase videos (spec §3, §7).
import { mergeVideo, type VideoPart, type VideoTexts } from '#domain/video.ts'
import type { Database, Trx } from '../database/open.ts'
import type { VideoRow } from '../database/tables.ts'
import type { Live } from '../live/live.ts'
import type { System } from '../system.ts'

export type Video = {
  id: string
  title: string
  description?: string
  videoUrl: string
  createdAt: string
  updatedAt?: string
}

export type VideoDraft = Pick<Video, 'title' | 'description' | 'videoUrl'>

/** `changed`: nothing was written, and `video` is the current one. */
export type EditedVideo = { outcome: 'edited' | 'changed'; video: Video } | { outcome: 'gone' }

/** With `conflicts`, fields that both sides changed, nothing was written. */
export type ChangedVideo = EditedVideo & { conflicts?: readonly VideoPart[] }

/** All methods reject with an error known to `unavailableReason` while the database is unavailable. */
export type Videos = {
  /** Newest first (spec §3). */
  all(): Promise<Video[]>
  find(id: string): Promise<Video | undefined>
  create(draft: VideoDraft): Promise<Video>
  /**
   * Stores a video once per key (spec §4). A retry may have other words; the last ones apply, unless somebody else has
   * changed or deleted the video.
   */
  save(draft: VideoDraft, key: string): Promise<EditedVideo>
  /** Three-way merge. */
  edit(id: string, edited: VideoDraft, seen: VideoTexts): Promise<ChangedVideo>
  /** Resolves to false if the video does not exist. */
  remove(id: string): Promise<boolean>
}

export function openVideos({ db, transaction }: Database, live: Live, system: System): Videos {
  async function find(id: string): Promise<Video | undefined> {
    const row = await db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toVideo(row)
  }

  const nowText = () => system.now().toISOString()

  async function saveWithin(trx: Trx, draft: VideoDraft, key: string): Promise<EditedVideo> {
    const now = nowText()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('video_saves')
      .values({ idempotency_key: key, version: now })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 0n) {
      const row = newRow(draft, key, now)
      await trx.insertInto('videos').values(row).execute()
      return { outcome: 'edited', video: toVideo(row) }
    }
    const row = await lockVideo(trx, key)
    if (!row) return { outcome: 'gone' }
    const video = toVideo(row)
    if (isSame(video, draft)) return { outcome: 'edited', video }
    const last = await trx
      .selectFrom('video_saves')
      .select('version')
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
    if (last?.version !== (row.updated_at ?? row.created_at)) return { outcome: 'changed', video }
    await trx.updateTable('video_saves').set({ version: now }).where('idempotency_key', '=', key).execute()
    const changed = { ...row, ...toColumns(draft), updated_at: now }
    await trx.updateTable('videos').set(changed).where('id', '=', key).execute()
    return { outcome: 'edited', video: toVideo(changed) }
  }

  return {
    async all() {
      const rows = await db.selectFrom('videos').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
      return rows.map(toVideo)
    },

    find,

    async create(draft) {
      const row = newRow(draft, system.randomToken(12), nowText())
      await db.insertInto('videos').values(row).execute()
      live.publish({ topic: 'videos' })
      return toVideo(row)
    },

    async save(draft, key) {
      const saved = await transaction((trx) => saveWithin(trx, draft, key))
      if (saved.outcome === 'edited') live.publish({ topic: 'videos' })
      return saved
    },

    async edit(id, edited, seen) {
      const result = await transaction(async (trx): Promise<ChangedVideo> => {
        const row = await lockVideo(trx, id)
        if (!row) return { outcome: 'gone' }
        const video = toVideo(row)
        const merge = mergeVideo(edited, seen, video)
        if ('conflicts' in merge) return { outcome: 'changed', video, conflicts: merge.conflicts }
        // The response to the same edit may have been lost.
        if (isSame(video, merge.merged)) return { outcome: 'edited', video }
        const changed = { ...row, ...toColumns(merge.merged), updated_at: nowText() }
        await trx.updateTable('videos').set(changed).where('id', '=', id).execute()
        return { outcome: 'edited', video: toVideo(changed) }
      })
      if (result.outcome === 'edited') live.publish({ topic: 'videos' })
      return result
    },

    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('videos').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0n) live.publish({ topic: 'videos' })
      return numDeletedRows > 0n
    },
  }
}

/** Updating the row locks it until the end of the transaction, on both databases. */
function lockVideo(trx: Trx, id: string): Promise<VideoRow | undefined> {
  const held = trx.updateTable('videos').set((eb) => ({ title: eb.ref('title') }))
  return held.where('id', '=', id).returningAll().executeTakeFirst()
}

function newRow(draft: VideoDraft, id: string, now: string): VideoRow {
  return { id, ...toColumns(draft), created_at: now, updated_at: null }
}

function toColumns(draft: VideoDraft) {
  return { title: draft.title, description: draft.description ?? null, video_url: draft.videoUrl }
}

function isSame(video: Video, draft: VideoDraft): boolean {
  const { title, description, video_url } = toColumns(draft)
  return video.title === title && (video.description ?? null) === description && video.videoUrl === video_url
}

function toVideo(row: VideoRow): Video {
  return {
    id: row.id,
    title: row.title,
    ...(row.description !== null && { description: row.description }),
    videoUrl: row.video_url,
    createdAt: row.created_at,
    ...(row.updated_at !== null && { updatedAt: row.updated_at }),
  }
}
