import assert from 'node:assert/strict'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { suite, test } from 'node:test'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { until } from '#test/until.ts'
import { type Media, type MediaSystem, openMedia } from '../media.ts'
import { aviBytes, mp4Clip } from '#test/fixtures/videos.ts'
import { countedBody, filesIn, temporaryFolder } from '#test/fixtures/uploads.ts'
import { isRefusal } from './upload-refusal.ts'
import { videoRefusals } from './upload-refusal.ts'

const CHUNK_BYTES = 30_000

async function opened(
  t: TestContext,
  { folder, system = { converter: 'no-such-program-here' }, responseDeadlineMs = 10_000 }: Opening = {},
) {
  const at = folder ?? (await temporaryFolder(t))
  const media = await openMedia({ folder: at, system, limits: { responseDeadlineMs } })
  t.after(() => media.close())
  return { folder: at, media }
}

type Opening = { folder?: string; system?: Partial<MediaSystem>; responseDeadlineMs?: number }

async function begun({ chunks }: Media, bytes: number): Promise<string> {
  const upload = await chunks.create(bytes)
  if (isRefusal(upload)) assert.fail(upload.message)
  return upload.id
}

async function offsetOf({ chunks }: Pick<Media, 'chunks'>, id: string): Promise<number | undefined> {
  const progress = await chunks.progress(id)
  return progress && !isRefusal(progress) ? progress.offset : undefined
}

function bodyOf(bytes: Uint8Array, settings?: { endsWith: Error }) {
  return countedBody([bytes], settings).stream
}

/** Sends the remaining chunks; returns the last result. */
async function sendFrom({ chunks }: Media, id: string, clip: Buffer, from: number) {
  for (let at = from; ;) {
    const arrived = await chunks.append(id, at, bodyOf(clip.subarray(at, at + CHUNK_BYTES)))
    if (isRefusal(arrived)) return arrived
    if (arrived.isComplete) return arrived.outcome
    assert.equal(arrived.offset, at + CHUNK_BYTES)
    at = arrived.offset
  }
}

test('chunks are joined into the video, and no other file is left', async (t) => {
  const { folder, media } = await opened(t)
  const clip = await mp4Clip()
  const outcome = await sendFrom(media, await begun(media, clip.length), clip, 0)
  assert.deepEqual(outcome, { secureUrl: await media.putVideo(clip) })
  const kept = (await filesIn(folder)).filter((path) => !path.endsWith('.json'))
  assert.deepEqual(kept, [join('video', (outcome as { secureUrl: string }).secureUrl.split('/').at(-1) ?? '')])
})

test('after a connection is lost within a chunk the upload resumes behind the last byte received', async (t) => {
  const { media } = await opened(t)
  const clip = await mp4Clip()
  const id = await begun(media, clip.length)
  const lost = await media.chunks.append(id, 0, bodyOf(clip.subarray(0, 10_000), { endsWith: new Error('reset') }))
  assert.deepEqual(lost, { offset: 10_000, isComplete: false })
  assert.equal(await offsetOf(media, id), 10_000)
  assert.deepEqual(await sendFrom(media, id, clip, 10_000), { secureUrl: await media.putVideo(clip) })
})

test('an outcome that is only partly on disk is none, and the upload starts over', async (t) => {
  const { folder, media } = await opened(t)
  const clip = await mp4Clip()
  const id = await begun(media, clip.length)
  await sendFrom(media, id, clip, 0)
  await writeFile(join(folder, 'uploads', `${id}.json`), '')
  assert.equal(await media.chunks.progress(id), undefined)
  assert.deepEqual(await media.chunks.append(id, clip.length, null), videoRefusals.unknownUpload)
})

test('an upload resumes after a restart of the shop', async (t) => {
  const { folder, media } = await opened(t)
  const clip = await mp4Clip()
  const id = await begun(media, clip.length)
  await media.chunks.append(id, 0, bodyOf(clip.subarray(0, 50_000)))
  media.close()
  const again = (await opened(t, { folder })).media
  assert.equal(await offsetOf(again, id), 50_000)
  assert.deepEqual(await sendFrom(again, id, clip, 50_000), { secureUrl: await again.putVideo(clip) })
})

test('a lost last response is returned to every later request', async (t) => {
  const { folder, media } = await opened(t)
  const clip = await mp4Clip()
  const id = await begun(media, clip.length)
  const outcome = await sendFrom(media, id, clip, 0)
  for (const { chunks } of [media, (await opened(t, { folder })).media]) {
    assert.equal(await offsetOf({ chunks }, id), clip.length)
    assert.deepEqual(await chunks.append(id, clip.length, null), { offset: clip.length, isComplete: true, outcome })
  }
})

test('a chunk with another offset changes nothing', async (t) => {
  const { media } = await opened(t)
  const clip = await mp4Clip()
  const id = await begun(media, clip.length)
  for (const at of [1, clip.length, 1e12]) {
    assert.equal(await media.chunks.append(id, at, bodyOf(clip)), videoRefusals.wrongOffset)
  }
  assert.equal(await offsetOf(media, id), 0)
  assert.ok(await sendFrom(media, id, clip, 0))
})

test('a request for the offset ends an earlier request, whose connection may be dead', async (t) => {
  const { folder, media } = await opened(t)
  const clip = await mp4Clip()
  const id = await begun(media, clip.length)
  const silent = new ReadableStream<Uint8Array>({ start: (line) => line.enqueue(clip.subarray(0, 10_000)) })
  const first = media.chunks.append(id, 0, silent)
  const part = join(folder, 'uploads', `${id}.part`)
  await until(async () => (await stat(part)).size === 10_000)
  assert.equal(await offsetOf(media, id), 10_000)
  assert.deepEqual(await first, { offset: 10_000, isComplete: false })
  assert.deepEqual(await sendFrom(media, id, clip, 10_000), { secureUrl: await media.putVideo(clip) })
})

test('five requests with the same chunk at once store one whole video', async (t) => {
  const { media } = await opened(t)
  const clip = await mp4Clip()
  for (let round = 0; round < 10; round += 1) {
    const id = await begun(media, clip.length)
    const inBits = () =>
      countedBody(Array.from({ length: 30 }, (_, at) => clip.subarray(at * 1_000, at * 1_000 + 1_000)))
    await Promise.all([1, 2, 3, 4, 5].map(() => media.chunks.append(id, 0, inBits().stream)))
    const offset = (await offsetOf(media, id)) ?? -1
    assert.deepEqual(await sendFrom(media, id, clip, offset), { secureUrl: await media.putVideo(clip) })
  }
})

suite('refused at once', () => {
  const table: [name: string, bytes: number, refusal: object][] = [
    ['nothing', 0, videoRefusals.emptyFile],
    ['not a number', Number.NaN, videoRefusals.emptyFile],
    ['§9 more than 100MB', VIDEO_MAX_BYTES + 1, videoRefusals.tooLarge],
  ]
  for (const [name, bytes, refusal] of table) {
    test(name, async (t) => assert.equal(await (await opened(t)).media.chunks.create(bytes), refusal))
  }
  test('a disk that is nearly full', async (t) => {
    const { media } = await opened(t, { system: { freeBytes: async () => 100 * 1024 * 1024 + 999 } })
    assert.equal(await media.chunks.create(1_000), videoRefusals.noRoom)
  })
})

test('more bytes than the announced length are refused, and none is kept', async (t) => {
  const { folder, media } = await opened(t)
  const clip = await mp4Clip()
  const id = await begun(media, 1_000)
  assert.equal(await media.chunks.append(id, 0, bodyOf(clip)), videoRefusals.tooLarge)
  assert.deepEqual(await filesIn(folder), [join('uploads', `${id}.json`)])
})

test('a refusal whose response was lost is returned to every later request', async (t) => {
  const { folder, media } = await opened(t)
  const id = await begun(media, VIDEO_MAX_BYTES)
  await media.chunks.append(id, 0, bodyOf(Buffer.alloc(1_000, '<svg>')))
  for (const { chunks } of [media, (await opened(t, { folder })).media]) {
    assert.deepEqual(await chunks.progress(id), videoRefusals.wrongType)
    for (const at of [0, 1_000]) assert.deepEqual(await chunks.append(id, at, null), videoRefusals.wrongType)
  }
  assert.equal(await media.chunks.remove(id), true)
  assert.equal(await media.chunks.remove(id), false)
  assert.deepEqual(await filesIn(folder), [])
})

test('a file that is no video is refused with its first chunk', async (t) => {
  const { folder, media } = await opened(t)
  for (const [bytes, refusal] of [
    [Buffer.alloc(1_000, '<svg>'), videoRefusals.wrongType],
    [aviBytes(), videoRefusals.unplayable],
  ] as const) {
    const id = await begun(media, VIDEO_MAX_BYTES)
    assert.equal(await media.chunks.append(id, 0, bodyOf(bytes)), refusal)
    await media.chunks.remove(id)
  }
  assert.deepEqual(await filesIn(folder), [])
})

test('a refusal of the whole video is returned again as well', async (t) => {
  const { media } = await opened(t)
  const half = (await mp4Clip()).subarray(0, 40_000)
  half.fill(0, 32)
  const id = await begun(media, half.length)
  assert.equal(await sendFrom(media, id, half, 0), videoRefusals.damaged)
  assert.deepEqual(await media.chunks.append(id, half.length, null), videoRefusals.damaged)
})

test('a terminated upload is unknown', async (t) => {
  const { folder, media } = await opened(t)
  const clip = await mp4Clip()
  const id = await begun(media, clip.length)
  await media.chunks.append(id, 0, bodyOf(clip.subarray(0, 10_000)))
  await media.chunks.remove(id)
  assert.deepEqual(await filesIn(folder), [])
  assert.equal(await offsetOf(media, id), undefined)
})

suite('no id points outside the folder', () => {
  const unknown = `${'0'.repeat(32)}-5`
  for (const id of [
    unknown,
    '',
    '..',
    '../shop-5',
    `../${unknown}`,
    `${unknown}\0`,
    `${unknown}.part`,
    'a-1',
    'a/b-5',
  ]) {
    test(JSON.stringify(id), async (t) => {
      const { folder, media } = await opened(t)
      await writeFile(join(folder, 'shop-5.part'), 'kept')
      assert.equal(await offsetOf(media, id), undefined)
      assert.equal(await media.chunks.append(id, 0, bodyOf(Buffer.from('x'))), videoRefusals.unknownUpload)
      await media.chunks.remove(id)
      assert.deepEqual(await filesIn(folder), ['shop-5.part'])
    })
  }
})
