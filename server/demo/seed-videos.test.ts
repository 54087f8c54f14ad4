import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readVideoForm } from '#domain/video.ts'
import { openMedia } from '../media/media.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'
import type { Video, VideoDraft } from '../videos/videos.ts'
import { demoVideos, seedDemoVideos } from './seed-videos.ts'

const LARGEST_BYTES = 400_000

function emptyShop(putVideo: (bytes: Uint8Array) => Promise<string>) {
  const created: Video[] = []
  return {
    created,
    media: { putVideo },
    videos: {
      all: async () => created,
      async create(draft: VideoDraft) {
        const video = { id: String(created.length), createdAt: '2026-11-20T00:00:00.000Z', ...draft }
        created.push(video)
        return video
      },
    },
  }
}

test('every demo video is valid in the video form, stored like an upload, and served as MP4', async (t) => {
  const media = await openMedia({ folder: await temporaryFolder(t) })
  const shop = emptyShop(media.putVideo)
  await seedDemoVideos(shop)
  assert.equal(shop.created.length, 3)
  for (const { title, description, videoUrl } of shop.created) {
    assert.deepEqual(readVideoForm({ title, description, videoUrl }), { title, description, videoUrl })
    const answer = await media.serve(videoUrl, new Request('http://shop.test/'))
    assert.deepEqual([answer.status, answer.headers.get('Content-Type')], [200, 'video/mp4'])
    await answer.body?.cancel()
  }
})

test('an interrupted seeding is finished, not repeated', async () => {
  let room = 1
  const shop = emptyShop(async () => {
    if (room-- <= 0) throw new Error('No room left')
    return '/media/video/upload/a.mp4'
  })
  await assert.rejects(seedDemoVideos(shop), /No room left/)
  room = 3
  await seedDemoVideos(shop)
  assert.deepEqual(
    shop.created.map(({ title }) => title),
    demoVideos.map(({ title }) => title),
  )
})

test('the videos are small enough for slow connections', async () => {
  const folder = join(import.meta.dirname, 'videos')
  for (const name of await readdir(folder)) assert.ok((await stat(join(folder, name))).size <= LARGEST_BYTES, name)
})
