import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test, type TestContext } from 'node:test'
import { receiptName } from '#domain/dispatch/receipt-address.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { bytesOf, mediaMachine } from '#test/fixtures/media-machine.ts'
import { type S3Fault, startS3Server } from '#test/fixtures/s3-server.ts'
import { filesIn, imageUpload } from '#test/fixtures/uploads.ts'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { until } from '#test/until.ts'
import { imageRefusals, videoRefusals } from '../uploads/upload-refusal.ts'
import type { BucketLimits } from './bucket-store.ts'

type Server = Awaited<ReturnType<typeof startS3Server>>

const machine = (t: TestContext, server: Server, limits: Partial<BucketLimits> = {}) =>
  mediaMachine(t, server.place, { stallMs: 1_000, ...limits })

const keyOf = (url: string) => url.replace('/media/', '').replace('/upload/', '/')
const sized = (url: string) => url.replace('/upload/', '/upload/w_320,f_webp/')

test('what one machine stores, each finds: picture, video, receipt, and each size that was made once', async (t) => {
  const server = await startS3Server(t)
  const one = await machine(t, server)
  const other = await machine(t, server)
  const picture = await one.media.putImage(await pngArt())
  const video = await one.media.putVideo(await mp4Clip())
  const receipt = await one.media.receipts.receive(imageUpload(await jpegPhoto()))
  const photo = 'secureUrl' in receipt ? (receiptName(receipt.secureUrl) ?? '') : assert.fail(receipt.message)
  await until(async () => server.objects.size === 4)
  for (const url of [picture, video, sized(picture)]) {
    const [here, there] = [await one.ask(url), await other.ask(url)]
    assert.deepEqual([there.status, await bytesOf(there)], [200, await bytesOf(here)], url)
    assert.deepEqual(Object.fromEntries(there.headers), Object.fromEntries(here.headers), url)
  }
  assert.equal((await other.media.receipts.serve(photo, new Request('http://shop.test/'))).status, 200)
  assert.deepEqual([one.drawn, other.drawn], [['w_320,f_webp'], []])
  assert.deepEqual((await filesIn(other.folder)).toSorted(), (await filesIn(one.folder)).toSorted())

  const before = server.requests.length
  for (const url of [picture, video, sized(picture)]) assert.equal((await other.ask(url)).status, 200)
  assert.equal(server.requests.length, before, 'served from the copies')
  assert.equal((await other.ask(`/media/image/upload/${'0'.repeat(32)}.png`)).status, 404)
  assert.equal(await other.media.holds('image', picture), true)
  assert.equal(await other.media.holds('image', `/media/image/upload/${'0'.repeat(32)}.png`), false)
})

test('a video is sent in ranges while its copy arrives, and a store’s bytes are not cached for ever', async (t) => {
  const server = await startS3Server(t)
  const url = await (await machine(t, server)).media.putVideo(await mp4Clip())
  const { ask, folder } = await machine(t, server, { videoWaitMs: 0 })
  const whole = server.objects.get(`sivakasi/${keyOf(url)}`) ?? assert.fail()
  const arrives = Promise.withResolvers<void>()
  server.failures.push({ method: 'GET', key: keyOf(url), after: arrives.promise })
  const part = await ask(url, { Range: 'bytes=10-99' })
  const heads = ['Content-Range', 'Content-Length', 'Content-Type', 'Cache-Control'].map((name) =>
    part.headers.get(name),
  )
  assert.deepEqual([part.status, ...heads], [206, `bytes 10-99/${whole.length}`, '90', 'video/mp4', 'no-store'])
  assert.deepEqual(await bytesOf(part), whole.subarray(10, 100))
  assert.equal((await ask(url, { Range: 'bytes=99999999-' })).status, 416)
  const head = await ask(url, {}, 'HEAD')
  assert.deepEqual([head.status, head.headers.get('Content-Length'), head.body], [200, String(whole.length), null])
  const tag = part.headers.get('ETag') ?? ''
  assert.equal((await ask(url, { 'If-None-Match': tag })).status, 304)
  assert.deepEqual(await bytesOf(await ask(url, { Range: 'bytes=0-1,5-6' })), whole)
  arrives.resolve()
  await until(async () => (await filesIn(folder)).includes(keyOf(url)))
  assert.match((await ask(url, { Range: 'bytes=10-99' })).headers.get('Cache-Control') ?? '', /immutable/)
})

const twice = (fault: S3Fault) => [fault, fault]

suite('a picture that does not come whole', () => {
  const faults: [name: string, faults: S3Fault[], reason: RegExp | undefined][] = [
    ['once 500', [{ method: 'GET', status: 500 }], undefined],
    ['once cut', [{ method: 'GET', body: 'cut' }], undefined],
    ['once other bytes', [{ method: 'GET', body: 'other' }], undefined],
    ['always 500', twice({ method: 'GET', status: 500 }), /answered 500/],
    ['always cut', twice({ method: 'GET', body: 'cut' }), /stopped in the middle/],
    ['always other bytes', twice({ method: 'GET', body: 'other' }), /sent other bytes/],
    ['not allowed', [{ method: 'GET', status: 403, code: 'AccessDenied' }], /refuses this key/],
  ]
  for (const [name, failures, reason] of faults) {
    test(name, async (t) => {
      const server = await startS3Server(t)
      const url = await (await machine(t, server)).media.putImage(await pngArt())
      const { ask, folder, lines } = await machine(t, server)
      server.failures.push(...failures)
      const answer = await ask(url)
      if (!reason) {
        assert.deepEqual(await bytesOf(answer), server.objects.get(`sivakasi/${keyOf(url)}`))
        return
      }
      assert.deepEqual([answer.status, answer.headers.get('Cache-Control')], [503, 'no-store'])
      assert.deepEqual(await filesIn(folder), [])
      const [line] = lines
      assert.deepEqual([line?.event, line?.file], ['media not read', keyOf(url)])
      assert.match(String(line?.reason), reason)
      assert.equal((await ask(url)).status, 200, 'the next visitor gets it')
    })
  }

  test('slow: the visitor does not wait, and the next one gets it', async (t) => {
    const server = await startS3Server(t)
    const url = await (await machine(t, server)).media.putImage(await pngArt())
    const { ask, folder } = await machine(t, server, { fileWaitMs: 1 })
    const arrives = Promise.withResolvers<void>()
    server.failures.push({ method: 'GET', key: keyOf(url), after: arrives.promise })
    assert.equal((await ask(url)).status, 503)
    arrives.resolve()
    await until(async () => (await filesIn(folder)).includes(keyOf(url)))
    assert.equal((await ask(url)).status, 200)
  })

  test('a video of a store that does not answer is not waited for either', async (t) => {
    const server = await startS3Server(t)
    const url = await (await machine(t, server)).media.putVideo(await mp4Clip())
    const { ask } = await machine(t, server, { fileWaitMs: 50, videoWaitMs: 1 })
    const answers = Promise.withResolvers<void>()
    server.failures.push(...twice({ method: 'GET', after: answers.promise }))
    assert.equal((await ask(url)).status, 503)
    answers.resolve()
    await until(async () => (await ask(url)).status === 200)
  })

  test('pictures come while many videos are on their way', async (t) => {
    const server = await startS3Server(t)
    const one = await machine(t, server)
    const clip = await mp4Clip()
    const videos = await Promise.all(
      Array.from({ length: 12 }, (_, at) => one.media.putVideo(Buffer.concat([clip, Buffer.from([at])]))),
    )
    const picture = await one.media.putImage(await pngArt())
    const { ask } = await mediaMachine(t, server.place, { videoWaitMs: 1, fileWaitMs: 1_500, stallMs: 60_000 })
    const arrive = Promise.withResolvers<void>()
    const held = videos.flatMap((url) => twice({ method: 'GET', key: keyOf(url), after: arrive.promise }))
    server.failures.push(...held)
    const asked = Promise.all(videos.map((url) => ask(url)))
    await until(async () => server.failures.length <= 8)
    // Long enough for the others to begin too, if they may.
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.equal((await ask(picture)).status, 200)
    arrive.resolve()
    await asked
  })
})

test('while the store is away, what is on this machine is shown, also in new sizes, and a form can be saved', async (t) => {
  const server = await startS3Server(t)
  const { ask, media } = await machine(t, server)
  const url = await media.putImage(await jpegPhoto())
  const away: S3Fault[] = Array.from({ length: 50 }, () => ({ method: 'GET', status: 503 }))
  server.failures.push(...away, ...away.map((fault) => ({ ...fault, method: 'PUT' })))
  for (const size of ['', 'w_320,f_webp/', 'w_640,f_avif/'])
    assert.equal((await ask(url.replace('/upload/', `/upload/${size}`))).status, 200, size)
  assert.equal(await media.holds('image', url), true)
})

test('a form that names a file does not wait for a store that does not answer', async (t) => {
  const server = await startS3Server(t)
  const { media, lines } = await machine(t, server, { fileWaitMs: 50 })
  const url = await media.putImage(await pngArt())
  const answers = Promise.withResolvers<void>()
  server.failures.push({ method: 'PUT', key: keyOf(url), after: answers.promise })
  assert.equal(await media.holds('image', url), true)
  assert.deepEqual([lines[0]?.event, lines[0]?.reason], ['media not looked up', 'The store is slow.'])
  answers.resolve()
})

suite('an upload that the store does not take is refused in a sentence, and nothing is half stored', () => {
  const full: S3Fault = { method: 'PUT', status: 507, code: 'XMinioStorageFull' }
  const busy: S3Fault[] = Array.from({ length: 4 }, () => ({ method: 'PUT', status: 500 }))
  const faults: [name: string, faults: S3Fault[], refusal: 'noRoom' | 'noService', reason: RegExp][] = [
    ['full', [full], 'noRoom', /is full \(XMinioStorageFull\)/],
    ['over its quota', [{ method: 'PUT', status: 403, code: 'QuotaExceeded' }], 'noRoom', /is full/],
    ['500', busy, 'noService', /answered 500/],
    ['half a file under its name', [{ method: 'PUT', stores: 'half' }], 'noService', /not stored the whole file/],
  ]
  for (const [name, failures, refusal, reason] of faults) {
    test(name, async (t) => {
      const server = await startS3Server(t)
      const { media, folder, lines } = await machine(t, server)
      const art = await pngArt()
      server.failures.push(...failures)
      assert.deepEqual(await media.receiveImage(imageUpload(art)), imageRefusals[refusal])
      assert.deepEqual(await filesIn(folder), [])
      assert.equal(lines[0]?.event, 'media not stored')
      assert.match(String(lines[0]?.file), /^image\/[0-9a-f]{32}\.png$/)
      assert.match(String(lines[0]?.reason), reason)
      assert.ok('secureUrl' in (await media.receiveImage(imageUpload(art))), 'the next attempt is taken')
    })
  }

  test('a video stays on this machine, and needs no second upload', async (t) => {
    const server = await startS3Server(t)
    const { media } = await machine(t, server)
    const clip = await mp4Clip()
    const created = await media.chunks.create(clip.length)
    const id = 'id' in created ? created.id : assert.fail(created.message)
    server.failures.push(full)
    const refused = await media.chunks.append(id, 0, new Blob([new Uint8Array(clip)]).stream())
    assert.deepEqual('outcome' in refused && refused.outcome, videoRefusals.noRoom)
    const stored = await media.chunks.append(id, clip.length, null)
    const outcome = ('outcome' in stored && stored.outcome) || assert.fail()
    const url = 'secureUrl' in outcome ? outcome.secureUrl : assert.fail(outcome.message)
    assert.deepEqual(server.objects.get(`sivakasi/${keyOf(url)}`), Buffer.from(clip))
  })
})

test('a file from before the bucket is served where it is, and goes to the bucket when a form names it', async (t) => {
  const server = await startS3Server(t)
  const earlier = await machine(t, server)
  const url = await earlier.media.putImage(await pngArt())
  server.objects.clear()
  assert.equal((await earlier.ask(url)).status, 200)
  assert.equal(await earlier.media.holds('image', url), true)
  const bytes = await readFile(join(earlier.folder, keyOf(url)))
  assert.deepEqual(server.objects.get(`sivakasi/${keyOf(url)}`), bytes)
  await rm(join(earlier.folder, keyOf(url)))
  assert.deepEqual(await bytesOf(await earlier.ask(url)), bytes)
})
