import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { suite, test } from 'node:test'
import { movieTracks } from './movie-tracks.ts'
import { clipCodedAs, mp4Clip } from '#test/fixtures/videos.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'

async function tracksOf(t: TestContext, bytes: Uint8Array) {
  const path = join(await temporaryFolder(t), 'video')
  await writeFile(path, bytes)
  return movieTracks(path)
}

function box(type: string, content: Uint8Array = Buffer.alloc(0), size = content.length + 8): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

function track(kind: string, codec: string): Buffer {
  const handler = box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12)]))
  const table = box('stsd', Buffer.concat([Buffer.alloc(8), box(codec, Buffer.alloc(20))]))
  return box('trak', box('mdia', Buffer.concat([handler, box('minf', box('stbl', table))])))
}

const start = box('ftyp', Buffer.from('isom\0\0\0\0'))

test('H.264 and its profile are read from a real video', async (t) => {
  const [video, ...others] = await tracksOf(t, await mp4Clip())
  assert.deepEqual([video?.kind, video?.codec, others], ['vide', 'avc1', []])
  assert.ok([66, 77, 88, 100].includes(video?.profile ?? 0))
})

test('another codec is read as it is named', async (t) => {
  assert.equal((await tracksOf(t, await clipCodedAs('hvc1')))[0]?.codec, 'hvc1')
})

test('the moov box may follow the mdat box, which may be longer than 4 GB', async (t) => {
  const long = Buffer.concat([box('mdat', Buffer.alloc(0), 1), Buffer.alloc(8), Buffer.alloc(100)])
  long.writeBigUInt64BE(116n, 8)
  const video = Buffer.concat([start, long, box('moov', Buffer.concat([track('vide', 'avc1'), track('soun', 'mp4a')]))])
  assert.deepEqual(
    (await tracksOf(t, video)).map(({ kind, codec }) => `${kind} ${codec}`),
    ['vide avc1', 'soun mp4a'],
  )
})

test('a last box without a size reaches to the end', async (t) => {
  const content = track('vide', 'vp09')
  assert.equal((await tracksOf(t, Buffer.concat([start, box('moov', content, 0)]))).length, 1)
})

suite('a damaged video has no tracks', async () => {
  const clip = await mp4Clip()
  const table: [name: string, bytes: Buffer][] = [
    ['empty', Buffer.alloc(0)],
    ['a head alone', start],
    ['cut before its description', clip.subarray(0, 30)],
    ['noise', Buffer.alloc(10_000, 7)],
    ['a box that ends before it begins', Buffer.concat([start, box('moov', track('vide', 'avc1'), 4)])],
    ['a box that is longer than the file', Buffer.concat([start, box('moov', track('vide', 'avc1'), 0x7fffffff)])],
    ['a track without a handler', Buffer.concat([start, box('moov', box('trak', box('mdia', box('minf'))))])],
    ['an empty table', Buffer.concat([start, box('moov', box('trak', box('mdia', box('stsd', Buffer.alloc(8)))))])],
  ]
  for (const [name, bytes] of table) test(name, async (t) => assert.deepEqual(await tracksOf(t, bytes), []))
})

test('a million boxes are not read one by one', async (t) => {
  const forged = Buffer.concat([start, ...Array.from({ length: 1_000_000 }, () => box('free')), box('moov')])
  const began = performance.now()
  assert.deepEqual(await tracksOf(t, forged), [])
  assert.ok(performance.now() - began < 10_000)
})
