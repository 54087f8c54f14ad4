// The showcase videos that the admin keeps (spec §3, §7).
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

export type Videos = ReturnType<typeof openVideos>

export function openVideos({ db }: Database, live: Live, world: World) {
  return {
    /** Newest first. */
    async all(): Promise<Video[]> {
      const rows = await db.selectFrom('videos').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
      return rows.map(toVideo)
    },

    async create(draft: VideoDraft): Promise<Video> {
      const row: VideoRow = {
        id: world.randomToken(12),
        ...toColumns(draft),
        created_at: world.now().toISOString(),
        updated_at: null,
      }
      await db.insertInto('videos').values(row).execute()
      live.publish({ topic: 'videos' })
      return toVideo(row)
    },

    /** Undefined when there is no such video. */
    async edit(id: string, draft: VideoDraft): Promise<Video | undefined> {
      const row = await db
        .updateTable('videos')
        .set({ ...toColumns(draft), updated_at: world.now().toISOString() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (row) live.publish({ topic: 'videos' })
      return row && toVideo(row)
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
