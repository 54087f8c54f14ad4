import assert from 'node:assert/strict'
import test from 'node:test'
import { seedDemoVideos } from '#server/demo/seed-videos.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { redSquare } from '#test/fixtures/red-square.ts'

const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? ''

test('§2 Watch opens a video in its own tab, which may play it and run nothing', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await seedDemoVideos(shop)
  const [video] = await shop.videos.all()
  const path = video?.videoUrl.replace('/upload/', '/upload/q_auto/') ?? ''
  for (const headers of [{}, { Range: 'bytes=0-99' }] as Record<string, string>[]) {
    const response = await send(path, { headers })
    assert.equal(response.headers.get('Content-Type'), 'video/mp4')
    assert.equal(policyOf(response), "default-src 'none'; media-src 'self'; frame-ancestors 'none'")
    await response.body?.cancel()
  }
})

test('a picture and a 404 may load nothing', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const picture = await shop.media.putImage((await redSquare()).buffer)
  for (const path of [picture, '/media/video/upload/0123456789abcdef0123456789abcdef.mp4']) {
    const response = await send(path)
    assert.equal(policyOf(response), "default-src 'none'; frame-ancestors 'none'; sandbox", path)
    await response.body?.cancel()
  }
})
