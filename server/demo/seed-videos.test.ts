import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readVideoForm } from '#domain/video.ts'
import { openMedia } from '../media/media.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'
import type { Video, VideoDraft } from '../videos/videos.ts'
import { demoVideos, plantVideos } from './seed-videos.ts'

const LARGEST_BYTES = 400_000

function emptyShop(putVideo: (bytes: Uint8Array) => Promise<string>) {
  const planted: Video[] = []
  return {
    planted,
    media: { putVideo },
    videos: {
      all: async () => planted,
      async create(draft: VideoDraft) {
        const video = { id: String(planted.length), createdAt: '2026-11-20T00:00:00.000Z', ...draft }
        planted.push(video)
        return video
      },
    },
  }
}

test('every demo video is one that the video form would take, kept where an upload is kept, and served as MP4', async (t) => {
  const media = await openMedia({ folder: await temporaryFolder(t) })
  const shop = emptyShop(media.putVideo)
  await plantVideos(shop)
  assert.equal(shop.planted.length, 3)
  for (const { title, description, videoUrl } of shop.planted) {
    assert.deepEqual(readVideoForm({ title, description, videoUrl }), { draft: { title, description, videoUrl } })
    const answer = await media.serve(videoUrl, new Request('http://shop.test/'))
    assert.deepEqual([answer.status, answer.headers.get('Content-Type')], [200, 'video/mp4'])
    await answer.body?.cancel()
  }
})

test('a seed that was cut short is finished, not repeated', async () => {
  let room = 1
  const shop = emptyShop(async () => {
    if (room-- <= 0) throw new Error('No room left')
    return '/media/video/upload/a.mp4'
  })
  await assert.rejects(plantVideos(shop), /No room left/)
  room = 3
  await plantVideos(shop)
  assert.deepEqual(
    shop.planted.map(({ title }) => title),
    demoVideos.map(({ title }) => title),
  )
})

test('the clips are small enough for slow data', async () => {
  const folder = join(import.meta.dirname, 'videos')
  for (const name of await readdir(folder)) assert.ok((await stat(join(folder, name))).size <= LARGEST_BYTES, name)
})
