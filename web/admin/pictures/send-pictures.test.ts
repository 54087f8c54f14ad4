import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UploadResult } from '#web/admin/media/upload-result.ts'
import type { PictureRow } from './picture-rows.ts'
import { type SendingNeeds, sendPictures } from './send-pictures.ts'
import { uploadedPictures } from './uploaded-pictures.ts'

const rowOf = (path: string, open = async () => new Blob([path])): PictureRow => ({
  id: 0,
  picture: { path, bytes: path.length, print: path, open },
  match: { by: 'code', ids: [path] },
  part: 'sure',
  product: path,
  isTaken: true,
  url: '',
  failure: '',
})
const rows = ['Bombs/a.jpg', 'b.jpg', 'c.jpg'].map((path) => rowOf(path))

/** Each request gets the next answer; then every one gets a URL. */
async function sent(
  answers: readonly (UploadResult | (() => UploadResult))[],
  { of = rows, needs = {} as Partial<SendingNeeds>, controller = new AbortController() } = {},
) {
  const log: string[] = []
  const left = [...answers]
  const stop = await sendPictures(
    of,
    {
      send: async (file) => {
        log.push(`send ${file.name}`)
        const answer = left.shift() ?? { url: `/${file.name}` }
        return typeof answer === 'function' ? answer() : answer
      },
      isThere: async () => true,
      pause: async (ms) => void log.push(`pause ${ms}`),
      uploaded: uploadedPictures(undefined),
      ...needs,
    },
    {
      onStart: () => {},
      onProgress: () => {},
      onLost: () => log.push('lost'),
      onSent: (_, url) => log.push(`sent ${url}`),
      onRefused: ({ picture }, why) => log.push(`refused ${picture.path}: ${why}`),
    },
    controller.signal,
  )
  return { log, stop }
}

test('pictures are sent one by one under their own names', async () => {
  const { log, stop } = await sent([])
  assert.deepEqual(log, ['send a.jpg', 'sent /a.jpg', 'send b.jpg', 'sent /b.jpg', 'send c.jpg', 'sent /c.jpg'])
  assert.equal(stop, undefined)
})

test('a lost connection is retried; if it stays lost, sending stops there', async () => {
  const lost = { message: 'Failed to upload image' }
  assert.deepEqual((await sent([lost, lost])).log.slice(0, 6), [
    'send a.jpg',
    'lost',
    'pause 1000',
    'send a.jpg',
    'lost',
    'pause 4000',
  ])
  const { log, stop } = await sent([{ url: '/a.jpg' }, lost, lost, lost, lost])
  assert.deepEqual(stop, lost)
  assert.deepEqual(
    log.filter((line) => line.startsWith('sent')),
    ['sent /a.jpg'],
  )
  assert.equal(log.filter((line) => line === 'send b.jpg').length, 4)
})

test('a refused picture is reported, and the next one follows', async () => {
  const { log } = await sent([{ message: 'It is damaged', cause: 'file' }])
  assert.deepEqual(log.slice(0, 3), ['send a.jpg', 'refused Bombs/a.jpg: It is damaged', 'send b.jpg'])
})

test('an ended session stops sending at once', async () => {
  const ended = { message: 'Please sign in', cause: 'session' } as const
  const { log, stop } = await sent([ended])
  assert.deepEqual([log, stop], [['send a.jpg'], ended])
})

test('a file that disappeared is reported', async () => {
  const gone = rowOf('gone.jpg', async () => Promise.reject(new Error('gone')))
  const { log } = await sent([], { of: [gone] })
  assert.deepEqual(log, ['refused gone.jpg: We can no longer read this file. Was it moved or deleted?'])
})

test('a stored picture is not sent again; one that was swept is', async () => {
  const uploaded = uploadedPictures(undefined)
  await sent([], { needs: { uploaded } })
  assert.deepEqual((await sent([], { needs: { uploaded } })).log, ['sent /a.jpg', 'sent /b.jpg', 'sent /c.jpg'])
  const swept = await sent([], { needs: { uploaded, isThere: async (url) => url !== '/b.jpg' } })
  assert.deepEqual(swept.log, ['sent /a.jpg', 'send b.jpg', 'sent /b.jpg', 'sent /c.jpg'])
})

test('after a stop no other picture is sent, even if the upload never answers', async () => {
  const controller = new AbortController()
  const send = () => {
    queueMicrotask(() => controller.abort())
    return new Promise<UploadResult>(() => {})
  }
  const { log, stop } = await sent([], { needs: { send }, controller })
  assert.deepEqual([log, stop], [[], undefined])
})
