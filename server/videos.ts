// The showcase videos that the admin keeps (spec §3, §7).
import { sql } from 'kysely'
import type { Database } from './database/open.ts'
import type { VideoRow } from './database/tables.ts'
import type { Live } from './live.ts'
import type { World } from './world.ts'

export type Video = {
  id: string
  title: string
  description?: string
  videoUrl: string
  createdAt: string
  updatedAt?: string
}

export type VideoDraft = Pick<Video, 'title' | 'description' | 'videoUrl'>

/** `changed` gives the video as somebody else has left it. */
export type EditedVideo = { outcome: 'edited' | 'changed'; video: Video } | { outcome: 'gone' }

export type Videos = ReturnType<typeof openVideos>

export function openVideos({ db }: Database, live: Live, world: World) {
  async function find(id: string): Promise<Video | undefined> {
    const row = await db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toVideo(row)
  }

  return {
    /** Newest first. */
    async all(): Promise<Video[]> {
      const rows = await db.selectFrom('videos').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
      return rows.map(toVideo)
    },

    find,

    /** One key makes one video, however often it is sent; if its words differ, the last ones count. */
    async create(draft: VideoDraft, key = world.randomToken(12)): Promise<Video> {
      const now = world.now().toISOString()
      const row: VideoRow = { id: key, ...toColumns(draft), created_at: now, updated_at: null }
      const saved = await db
        .insertInto('videos')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            ...toColumns(draft),
            updated_at: sql<string | null>`case when videos.title = excluded.title
              and videos.video_url = excluded.video_url
              and coalesce(videos.description, '') = coalesce(excluded.description, '')
              then videos.updated_at else ${now} end`,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
      live.publish({ topic: 'videos' })
      return toVideo(saved)
    },

    /** Replaces the video that was `seen` in that version (see videoVersion), and no other. */
    async edit(id: string, draft: VideoDraft, seen: string): Promise<EditedVideo> {
      const row = await db
        .updateTable('videos')
        .set({ ...toColumns(draft), updated_at: world.now().toISOString() })
        .where('id', '=', id)
        .where(sql`coalesce(updated_at, created_at)`, '=', seen)
        .returningAll()
        .executeTakeFirst()
      if (row) {
        live.publish({ topic: 'videos' })
        return { outcome: 'edited', video: toVideo(row) }
      }
      const video = await find(id)
      if (!video) return { outcome: 'gone' }
      // The answer to the same edit may have been lost on its way.
      return { outcome: isSame(video, draft) ? 'edited' : 'changed', video }
    },

    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('videos').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0n) live.publish({ topic: 'videos' })
      return numDeletedRows > 0n
    },
  }
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
