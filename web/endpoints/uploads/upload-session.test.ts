import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pngArt } from '#test/fixtures/images.ts'
import { imagePart, multipart } from '#test/fixtures/uploads.ts'
import { mp4Clip, videoPart } from '#test/fixtures/videos.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const FORM = { 'Content-Type': 'multipart/form-data; boundary=a-boundary' }
const CHUNK = 'application/offset+octet-stream'

test('an upload whose sender is signed out during the body stores nothing', async (t) => {
  const web = await openTestWeb(t)
  const clip = Buffer.from(await mp4Clip())
  const cookie = await web.signIn()
  const tus = { 'Tus-Resumable': '1.0.0' }
  const creation = { method: 'POST', cookie, headers: { ...tus, 'Upload-Length': String(clip.length) } }
  const place = (await web.send('/media/video/pieces', creation)).headers.get('Location') ?? ''
  const chunkAt = (at: number) => ({ ...tus, 'Content-Type': CHUNK, 'Upload-Offset': String(at) })
  const picture = multipart([imagePart(await pngArt())])
  const sent: [path: string, init: RequestInit, body: Uint8Array][] = [
    ['/media/image/upload', { method: 'POST', headers: FORM }, picture],
    ['/media/receipt/upload', { method: 'POST', headers: FORM }, picture],
    ['/media/video/upload', { method: 'POST', headers: FORM }, multipart([videoPart(clip)])],
    [place, { method: 'PATCH', headers: chunkAt(0) }, clip],
  ]
  for (const [path, init, body] of sent) {
    const own = await web.signIn()
    const ends = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          controller.enqueue(new Uint8Array(body))
          await web.shop.signIn.end(own.replace('session=', ''))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    // A streaming body requires `duplex`, which the DOM types lack.
    const halfDuplex = { duplex: 'half' }
    const answer = await web.send(path, { ...init, body: ends, cookie: own, ...halfDuplex })
    assert.deepEqual([answer.status, await answer.json()], [401, { error: { message: 'Please sign in.' } }], path)
  }
  const kept = await web.send(place, { method: 'PATCH', headers: chunkAt(clip.length), cookie })
  assert.equal(kept.status, 200, 'who is signed in takes the chunks that are there')
})
