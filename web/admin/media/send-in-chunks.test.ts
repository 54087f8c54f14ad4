import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import {
  MB,
  video,
  PLACE,
  answer,
  refusal,
  nothing,
  converting,
  gone,
  refuses,
  broken,
  done,
  shopOf,
  placeOf,
  type Answer,
} from '#test/fixtures/upload-in-chunks.ts'
import { type Line, sendInChunks } from './send-in-chunks.ts'
import type { UploadRequest } from './upload-request.ts'

async function send(
  line: Line,
  place = placeOf(),
  { onProgress = (_done: number) => {}, onLost = () => {}, signal = new AbortController().signal } = {},
) {
  return sendInChunks(video, { kind: 'video', line, place, onProgress, onLost, signal })
}

test('chunks of 4 MB are sent one after the other, and the last returns the video’s address', async () => {
  const { line, asked } = shopOf()
  const place = placeOf()
  const heard: number[] = []
  assert.deepEqual(await send(line, place, { onProgress: (share) => heard.push(share) }), {
    url: '/media/video/upload/a.mp4',
  })
  assert.deepEqual(asked, ['POST', 'PATCH 0', `PATCH ${4 * MB}`, `PATCH ${8 * MB}`])
  assert.deepEqual(heard, [0, 4 / 9, 8 / 9])
  assert.equal(place.known(), undefined)
})

suite('after a lost connection the offset is requested, and the upload resumes there', () => {
  const lost: [name: string, answer: Answer][] = [
    ['nothing comes back', () => undefined],
    ['the shop restarts', () => answer(503)],
    ['something on the way answers', () => answer(502, {}, '<html>Bad gateway</html>')],
    ['the offset is another', () => refusal(409, 'elsewhere')],
    [
      'nothing of the chunk arrived',
      ({ headers }) => answer(204, { 'Upload-Offset': headers?.['Upload-Offset'] ?? '' }),
    ],
  ]
  for (const [name, loses] of lost) {
    test(name, async () => {
      const shop = shopOf([null, null, loses])
      assert.deepEqual(await send(shop.line), { url: '/media/video/upload/a.mp4' })
      assert.deepEqual(shop.asked.slice(2, 5), [`PATCH ${4 * MB}`, 'HEAD', `PATCH ${4 * MB}`])
      assert.deepEqual(shop.pauses, [1_000])
    })
  }
  test('only failed tries are reported', async () => {
    let count = 0
    await send(shopOf([null, broken, broken, broken]).line, placeOf(), { onLost: () => (count += 1) })
    assert.equal(count, 3)
    await send(shopOf().line, placeOf(), { onLost: () => (count += 1) })
    assert.equal(count, 3)
  })
  test('half a chunk that arrived is not sent again', async () => {
    const half = () => {
      shop.lose(5 * MB)
      return undefined
    }
    const shop = shopOf([null, null, half])
    await send(shop.line)
    assert.deepEqual(shop.asked.slice(2), [`PATCH ${4 * MB}`, 'HEAD', `PATCH ${5 * MB}`])
  })
})

test('each pause is longer, and starts over after a success', async () => {
  const shop = shopOf([null, nothing, nothing, nothing, nothing, nothing, null, null, nothing])
  assert.ok('url' in (await send(shop.line)))
  assert.deepEqual(shop.pauses, [1_000, 2_000, 4_000, 8_000, 10_000, 1_000])
})

test('an answer lost at the very end is requested again', async () => {
  const lostAtTheEnd = (request: UploadRequest) => {
    void shop.honest.PATCH?.(request)
    return undefined
  }
  const shop = shopOf([null, null, null, lostAtTheEnd, null, done])
  assert.deepEqual(await send(shop.line), { url: '/media/video/upload/a.mp4' })
  assert.deepEqual(shop.asked.slice(3), [`PATCH ${8 * MB}`, 'HEAD', `PATCH ${9 * MB}`])
})

test('after an hour without an end of the conversion the admin can press Try again, which sends nothing twice', async () => {
  const shop = shopOf([null, null, null, ...Array.from({ length: 1_000 }, () => converting)])
  const place = placeOf()
  assert.deepEqual(await send(shop.line, place), { message: `Failed to upload video. ${uploads.notReady}` })
  assert.equal(place.known(), PLACE)
  const later = shopOf([null, done])
  later.lose(9 * MB)
  assert.deepEqual(await send(later.line, place), { url: '/media/video/upload/a.mp4' })
  assert.deepEqual(later.asked, ['HEAD', `PATCH ${9 * MB}`])
})

test('connections lost during a long conversion are counted in a row', async () => {
  const once = [nothing, null, ...Array.from({ length: 3 }, () => converting)]
  const shop = shopOf([null, null, null, converting, ...Array.from({ length: 30 }, () => once).flat(), done])
  shop.honest.HEAD = () => answer(200, { 'Upload-Offset': String(9 * MB) })
  assert.deepEqual(await send(shop.line), { url: '/media/video/upload/a.mp4' })
})

test('the upload waits for a long conversion of a video', async () => {
  const shop = shopOf([null, null, null, ...Array.from({ length: 100 }, () => converting), done])
  assert.deepEqual(await send(shop.line), { url: '/media/video/upload/a.mp4' })
  assert.equal(shop.pauses.length, 100)
})

test('the same file, chosen after a reload, resumes', async () => {
  const shop = shopOf()
  shop.lose(4 * MB)
  await send(shop.line, placeOf(PLACE))
  assert.deepEqual(shop.asked, ['HEAD', `PATCH ${4 * MB}`, `PATCH ${8 * MB}`])
})

test('an upload that the shop no longer knows starts over', async () => {
  const shop = shopOf()
  assert.ok('url' in (await send(shop.line, placeOf(PLACE))))
  assert.deepEqual(shop.asked.slice(0, 3), ['HEAD', 'POST', 'PATCH 0'])
  const forgets = (request: UploadRequest) => {
    again.forgetAll()
    return again.honest.PATCH?.(request)
  }
  const again = shopOf([null, null, forgets])
  assert.ok('url' in (await send(again.line)))
  assert.deepEqual(again.asked.slice(2, 5), [`PATCH ${4 * MB}`, 'POST', 'PATCH 0'])
})

suite('§8 the reason of a failed upload begins with the specification’s sentence', () => {
  const table: [name: string, script: (Answer | null)[], message: string, isKept: boolean][] = [
    ['too large', [() => refusal(413, 'Video must be 100MB or smaller')], 'Video must be 100MB or smaller', false],
    [
      'wrong type',
      [null, () => refusal(415, 'Please select a valid video file')],
      'Please select a valid video file',
      false,
    ],
    ['signed out', [null, () => refusal(401, 'Please sign in.')], 'Please sign in.', true],
    ['no room', [null, () => refusal(507, 'There is no room')], 'There is no room', true],
    ['no service', [null, null, null, () => refusal(502, 'The service is down')], 'The service is down', true],
  ]
  for (const [name, script, reason, isKept] of table) {
    test(name, async () => {
      const place = placeOf()
      const result = await send(shopOf(script).line, place)
      assert.equal('message' in result && result.message, `Failed to upload video. ${reason}`)
      assert.equal(place.known() !== undefined, isKept, 'Try again goes on where that can help')
    })
  }
})

test('a refusal with a lost answer is requested again, and no byte is sent twice', async () => {
  const shop = shopOf([null, nothing, gone, refuses])
  const place = placeOf()
  assert.deepEqual(await send(shop.line, place), {
    message: 'Failed to upload video. Please select a valid video file',
    cause: 'file',
  })
  assert.deepEqual(shop.asked, ['POST', 'PATCH 0', 'HEAD', 'PATCH 0'])
  assert.equal(place.known(), undefined)
})

test('a first chunk that keeps breaking off is refused on the way, not lost', async () => {
  const shop = shopOf([null, nothing, null, nothing, null, nothing])
  assert.deepEqual(await send(shop.line), { message: `Failed to upload video. ${uploads.neverBegan}` })
  assert.deepEqual(shop.asked, ['POST', 'PATCH 0', 'HEAD', 'PATCH 0', 'HEAD', 'PATCH 0'])
})

test('the shop’s last message is shown when no attempt succeeds', async () => {
  const shop = shopOf([null, null, ...Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? broken : null))])
  assert.deepEqual(await send(shop.line), {
    message: 'Failed to upload video. The upload could not be stored. Please try again.',
  })
})

test('when every try fails the admin can press Try again, which resumes', async () => {
  const shop = shopOf([null, null, ...Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? () => undefined : null))])
  const place = placeOf()
  assert.deepEqual(await send(shop.line, place), { message: `Failed to upload video. ${uploads.lost}` })
  assert.ok(shop.pauses.reduce((sum, ms) => sum + ms, 0) > 150_000)
  assert.equal(place.known(), PLACE)
  assert.ok('url' in (await send(shopAfter(4 * MB).line, place)))
})

function shopAfter(bytes: number) {
  const shop = shopOf()
  shop.lose(bytes)
  return shop
}

test('an aborted upload stops, and asks the shop to delete it', async () => {
  const aborted = new AbortController()
  const cancel = () => {
    aborted.abort()
    return undefined
  }
  const shop = shopOf([null, null, cancel])
  const place = placeOf()
  await send(shop.line, place, { signal: aborted.signal })
  assert.deepEqual(shop.asked.slice(2), [`PATCH ${4 * MB}`, 'DELETE'])
  assert.equal(place.known(), undefined)
})
