import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { suite, test } from 'node:test'
import { openLog } from '#server/log.ts'
import { imageRefusals } from './uploads/upload-refusal.ts'
import { openMedia } from './media.ts'
import { startTestService, type TestService } from '#test/fixtures/media-service.ts'
import { startRedirectingServer } from '#test/fixtures/redirecting-server.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { aviBytes, mp4Clip, videoUpload } from '#test/fixtures/videos.ts'
import { filesIn, imageUpload, temporaryFolder } from '#test/fixtures/uploads.ts'
import { isRefusal } from './uploads/upload-refusal.ts'
import { videoRefusals } from './uploads/upload-refusal.ts'

async function opened(t: TestContext, service: TestService, origin = service.origin) {
  const folder = await temporaryFolder(t)
  const logged: string[] = []
  const media = await openMedia({
    folder,
    service: {
      imageUploadUrl: `${service.origin}/image/upload`,
      videoUploadUrl: `${service.origin}/video/upload`,
      preset: 'shop',
      origin,
    },
    log: openLog((line) => logged.push(line)),
    system: { converter: 'no-such-program-here' },
  })
  t.after(() => media.close())
  return { folder, media, logged }
}

test('§7 an image is uploaded cleaned, with file and upload_preset, and its secure_url is returned', async (t) => {
  const service = await startTestService(t)
  const { folder, media } = await opened(t, service)
  const taken = await media.receiveImage(imageUpload(Buffer.concat([await jpegPhoto(), Buffer.from('<script>')])))
  if (isRefusal(taken)) assert.fail(taken.message)
  const [received] = service.received
  assert.deepEqual(received?.fields, { upload_preset: 'shop' })
  assert.match(received?.fileName ?? '', /^[0-9a-f]{32}\.jpg$/)
  assert.equal(received?.path, '/image/upload')
  assert.equal(received?.type, 'image/jpeg')
  assert.equal(received?.bytes.includes('<script>'), false)
  assert.equal(taken.secureUrl, `${service.origin}/shop/image/upload/v1/${received?.fileName}`)
  assert.deepEqual(await filesIn(folder), [])
})

test('§7 each kind of image, and each video, is uploaded with its true type', async (t) => {
  const service = await startTestService(t)
  const { media } = await opened(t, service)
  for (const upload of [await jpegPhoto(), await pngArt()]) await media.receiveImage(imageUpload(upload))
  await media.receiveVideo(videoUpload(await mp4Clip()))
  assert.deepEqual(
    service.received.map(({ type }) => type),
    ['image/jpeg', 'image/png', 'video/mp4'],
  )
})

test('§7 a video is uploaded with resource_type, from disk, and no file stays here', async (t) => {
  const service = await startTestService(t)
  const { folder, media } = await opened(t, service)
  const clip = await mp4Clip()
  const whole = await media.receiveVideo(videoUpload(clip))
  const begun = await media.chunks.create(clip.length)
  if (isRefusal(begun)) assert.fail(begun.message)
  const arrived = await media.chunks.append(begun.id, 0, new Blob([new Uint8Array(clip)]).stream())
  assert.equal(service.received.length, 2)
  for (const { fields, bytes, path } of service.received) {
    assert.deepEqual(fields, { upload_preset: 'shop', resource_type: 'video' })
    assert.equal(path, '/video/upload')
    assert.deepEqual(bytes, clip)
  }
  assert.ok('secureUrl' in whole && whole.secureUrl.startsWith(`${service.origin}/shop/video/upload/v1/`))
  assert.ok('outcome' in arrived && arrived.outcome && 'secureUrl' in arrived.outcome)
  assert.deepEqual(
    (await filesIn(folder)).filter((path) => !path.endsWith('.json')),
    [],
  )
})

test('an upload that is refused here never reaches the service', async (t) => {
  const service = await startTestService(t)
  const { media } = await opened(t, service)
  assert.equal(await media.receiveImage(imageUpload('<svg/>')), imageRefusals.wrongType)
  assert.equal(await media.receiveVideo(videoUpload(aviBytes())), videoRefusals.unplayable)
  assert.equal(service.received.length, 0)
})

suite('an invalid response is a refusal, and is logged', async () => {
  const art = await pngArt()
  const table: [name: string, answer: () => Response, says: RegExp][] = [
    ['500', () => new Response('broken', { status: 500 }), /answered 500: broken/],
    ['401', () => Response.json({ error: { message: 'bad preset' } }, { status: 401 }), /answered 401:.*bad preset/],
    ['HTML', () => new Response('<html>'), /did not take a file/],
    ['no secure_url', () => Response.json({ url: 'http://x' }), /did not take a file/],
    ['no text', () => Response.json({ secure_url: 7 }), /did not take a file/],
    ['a script', () => Response.json({ secure_url: 'javascript:alert(1)' }), /keeps files at null/],
    [
      'another place',
      () => Response.json({ secure_url: 'https://cdn.example/upload/a.png' }),
      /keeps files at https:\/\/cdn\.example: set MEDIA_ORIGIN to it/,
    ],
    [
      'a way elsewhere',
      () => new Response(null, { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }),
      /take a file/,
    ],
  ]
  for (const [name, answer, says] of table) {
    test(name, async (t) => {
      const service = await startTestService(t, answer)
      const { media, logged } = await opened(t, service)
      assert.equal(await media.receiveImage(imageUpload(art)), imageRefusals.noService)
      assert.match(logged.join(''), says)
      assert.doesNotMatch(logged.join(''), /"preset"|shop\.test/)
    })
  }
})

test('a redirect of the service is not followed', async (t) => {
  const { origin, followed } = await startRedirectingServer(t)
  const { media } = await opened(t, { origin, received: [] })
  assert.equal(await media.receiveImage(imageUpload(await pngArt())), imageRefusals.noService)
  assert.equal(followed(), 0)
})

test('a service that is down refuses, and a video in chunks is uploaded when it is back', async (t) => {
  let isDown = true
  const service = await startTestService(t, () => (isDown ? new Response(null, { status: 503 }) : undefined))
  const { media } = await opened(t, service)
  const clip = await mp4Clip()
  const begun = await media.chunks.create(clip.length)
  if (isRefusal(begun)) assert.fail(begun.message)
  const first = await media.chunks.append(begun.id, 0, new Blob([new Uint8Array(clip)]).stream())
  assert.deepEqual(first, { offset: clip.length, isComplete: true, outcome: videoRefusals.noService })
  isDown = false
  const second = await media.chunks.append(begun.id, clip.length, null)
  assert.ok('outcome' in second && second.outcome && 'secureUrl' in second.outcome)
})

test('`holds` is true for addresses of the service and of files stored here before it', async (t) => {
  const service = await startTestService(t)
  const { media } = await opened(t, service)
  const here = await media.putImage(await pngArt())
  const table: [url: string, isHeld: boolean][] = [
    [`${service.origin}/shop/image/upload/v1/a.png`, true],
    [here, true],
    [`${here}x`, false],
    ['https://evil.example/upload/a.png', false],
    [`${service.origin}.evil.example/a.png`, false],
    [`http://user@${service.origin.slice(7)}.evil.example/a.png`, false],
    ['javascript:alert(1)', false],
    ['', false],
  ]
  for (const [url, isHeld] of table) assert.equal(await media.holds('image', url), isHeld, url)
  assert.equal(media.hostedOrigin, service.origin)
})

test('a long response is cut short in the log', async (t) => {
  const service = await startTestService(t, () => new Response('x'.repeat(5_000_000), { status: 500 }))
  const { media, logged } = await opened(t, service)
  assert.equal(await media.receiveImage(imageUpload(await pngArt())), imageRefusals.noService)
  assert.ok(logged.join('').length < 3_000)
})
