import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { suite, test } from 'node:test'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import type { MediaLimits, MediaSystem } from '../media.ts'
import { openMedia } from '../media.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import {
  aviBytes,
  clipCodedAs,
  movClip,
  mp4Clip,
  unplayableVideo,
  videoPart,
  videoUpload,
} from '#test/fixtures/videos.ts'
import { hostileVideos } from '#test/fixtures/hostile-uploads.ts'
import { countedBody, filesIn, multipart, repeated, temporaryFolder, uploadRequest } from '#test/fixtures/uploads.ts'
import { isRefusal, type UploadRefusal } from './upload-refusal.ts'
import { videoRefusals } from './upload-refusal.ts'

const CHUNK = Buffer.alloc(64 * 1024, 'x')
const HUNDRED_MB = VIDEO_MAX_BYTES / CHUNK.length
const NO_FFMPEG = { converter: 'no-such-program-here' }

async function opened(t: TestContext, system: Partial<MediaSystem> = NO_FFMPEG, limits: Partial<MediaLimits> = {}) {
  const folder = await temporaryFolder(t)
  const media = await openMedia({ folder, system, limits })
  t.after(() => media.close())
  return { folder, media }
}

suite('§9 MP4 and MOV are accepted, whatever their file names', () => {
  for (const [ending, clip] of [
    ['mp4', mp4Clip],
    ['mov', movClip],
  ] as const) {
    test(ending, async (t) => {
      const { folder, media } = await opened(t)
      const taken = await media.receiveVideo(videoUpload(await clip()))
      if (isRefusal(taken)) assert.fail(taken.message)
      assert.match(taken.secureUrl, new RegExp(`^/media/video/upload/[0-9a-f]{32}\\.${ending}$`))
      assert.equal(taken.note, undefined)
      assert.deepEqual(await filesIn(folder), [join('video', taken.secureUrl.split('/').at(-1) ?? '')])
      const answer = await media.serve(taken.secureUrl, new Request('http://shop.test/'))
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), await clip())
    })
  }
})

test('the same video twice is one file, and other fields may follow it', async (t) => {
  const { folder, media } = await opened(t)
  const clip = await mp4Clip()
  const turned = multipart([videoPart(clip), { field: 'resource_type', body: 'video' }])
  const taken = [await media.receiveVideo(videoUpload(clip)), await media.receiveVideo(uploadRequest(turned))]
  assert.deepEqual(taken[0], taken[1])
  assert.deepEqual(taken[0], { secureUrl: await media.putVideo(clip) })
  assert.equal((await filesIn(folder)).length, 1)
})

suite('a hostile video is refused with its sentence, and nothing is left on disk', async () => {
  const clip = await mp4Clip()
  for (const [name, request, refusal] of await hostileVideos()) {
    test(name, async (t) => {
      const { folder, media } = await opened(t)
      assert.deepEqual(await media.receiveVideo(request()), refusal)
      assert.deepEqual(await filesIn(folder), [])
      assert.ok(!isRefusal(await media.receiveVideo(videoUpload(clip))), 'the next honest one is taken')
    })
  }
})

test('HEVC, as phones record it, is refused with advice when there is no ffmpeg', async (t) => {
  const { folder, media } = await opened(t)
  assert.deepEqual(await media.receiveVideo(videoUpload(await clipCodedAs('hvc1'))), {
    status: 422,
    message: 'Phones and browsers cannot play this kind of video. Please save it as MP4 (H.264) and upload that file.',
  })
  assert.deepEqual(await filesIn(folder), [])
})

suite('with ffmpeg, videos that browsers cannot play are converted, with a note in the response', () => {
  for (const format of ['avi', 'mov'] as const) {
    test(format, async (t) => {
      const video = unplayableVideo(format)
      if (!video) return t.skip('this machine has no ffmpeg')
      const { folder, media } = await opened(t, {})
      const taken = await media.receiveVideo(videoUpload(video))
      if (isRefusal(taken)) assert.fail(taken.message)
      assert.match(taken.secureUrl, /\.(mp4|webm)$/)
      assert.equal(taken.note, uploads.converted)
      assert.equal((await filesIn(folder)).length, 1)
    })
  }
  test('a file that cannot be converted is refused, and leaves no file', async (t) => {
    if (!unplayableVideo('avi')) return t.skip('this machine has no ffmpeg')
    const { folder, media } = await opened(t, {})
    assert.equal(await media.receiveVideo(videoUpload(aviBytes(5_000))), videoRefusals.notConverted)
    assert.deepEqual(await filesIn(folder), [])
  })
})

test('without ffmpeg an AVI is refused with its first chunk', async (t) => {
  const { media } = await opened(t)
  const head = multipart([videoPart(aviBytes())], { end: '' })
  const body = countedBody(repeated(head, CHUNK, HUNDRED_MB))
  assert.equal(await media.receiveVideo(uploadRequest(body.stream)), videoRefusals.unplayable)
  assert.ok(body.bytes <= head.length + 8 * CHUNK.length, `${body.bytes} bytes were taken`)
  assert.ok(body.wasCancelled)
})

suite('§9 video up to 100MB', async () => {
  const head = Buffer.alloc(CHUNK.length)
  head.write('\0\0\0\x20ftypisom', 0, 'latin1')
  const formHead = multipart([videoPart(head)], { end: '' }).subarray(0, -2)
  const end = Buffer.from('\r\n--a-boundary--\r\n')
  function* exactly(more: number) {
    yield* repeated(formHead, CHUNK, HUNDRED_MB - 1)
    if (more > 0) yield Buffer.alloc(more)
    yield end
  }
  // It is no video, but is only checked once complete.
  const table: [more: number, refusal: UploadRefusal][] = [
    [0, videoRefusals.damaged],
    [1, videoRefusals.tooLarge],
  ]
  for (const [more, refusal] of table) {
    test(`and ${more} bytes`, async (t) => {
      const { folder, media } = await opened(t)
      assert.equal(await media.receiveVideo(uploadRequest(countedBody(exactly(more)).stream)), refusal)
      assert.deepEqual(await filesIn(folder), [])
    })
  }
})

test('when the disk is nearly full the body is not even read', async (t) => {
  const { media } = await opened(t, { ...NO_FFMPEG, freeBytes: async () => VIDEO_MAX_BYTES + 100 * 1024 * 1024 })
  const body = countedBody([CHUNK])
  assert.equal(await media.receiveVideo(uploadRequest(body.stream)), videoRefusals.noRoom)
  assert.deepEqual([body.bytes, body.wasCancelled], [0, true])
})

test('uploads beyond the limit wait in a queue, and beyond the queue they are refused unread', async (t) => {
  const { media } = await opened(t, NO_FFMPEG, { videosAtOnce: 1, videosWaiting: 1 })
  const clip = await mp4Clip()
  const outcomes = await Promise.all([1, 2, 3].map(() => media.receiveVideo(videoUpload(clip))))
  assert.deepEqual(outcomes.filter(isRefusal), [videoRefusals.busy])
})

test('the file on disk equals the upload', async (t) => {
  const { folder, media } = await opened(t)
  const clip = await mp4Clip()
  const chunks = Array.from({ length: Math.ceil(clip.length / 1_000) }, (_, index) =>
    clip.subarray(index * 1_000, index * 1_000 + 1_000),
  )
  const form = [...chunks.entries()].flatMap(([index, chunk]) =>
    index === 0 ? [multipart([videoPart(chunk)], { end: '' }).subarray(0, -2)] : [chunk],
  )
  const { stream } = countedBody([...form, Buffer.from('\r\n--a-boundary--\r\n')])
  const taken = await media.receiveVideo(uploadRequest(stream))
  if (isRefusal(taken)) assert.fail(taken.message)
  assert.deepEqual(await readFile(join(folder, 'video', taken.secureUrl.split('/').at(-1) ?? '')), clip)
})
