import assert from 'node:assert/strict'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import sharp from 'sharp'
import { IMAGE_MAX_BYTES } from '#domain/upload.ts'
import { hostileUploads } from '#test/fixtures/hostile-uploads.ts'
import { imageRefusals } from './uploads/upload-refusal.ts'
import { openMedia } from './media.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { countedBody, filesIn, imageUpload, temporaryFolder, uploadRequest } from '#test/fixtures/uploads.ts'
import { isRefusal } from './uploads/upload-refusal.ts'

suite('a hostile upload is refused with its sentence, and nothing is left on disk', async () => {
  for (const [name, request, refusal] of await hostileUploads()) {
    test(name, async (t) => {
      const folder = await temporaryFolder(t)
      const media = await openMedia({ folder })
      assert.deepEqual(await media.receiveImage(request()), refusal)
      assert.deepEqual(await filesIn(folder), [])
      assert.ok(!isRefusal(await media.receiveImage(imageUpload(await pngArt(20, 20)))), 'the next honest one is taken')
    })
  }
})

suite('§9 a PNG and a JPG are accepted', () => {
  for (const [ending, image] of [
    ['png', pngArt],
    ['jpg', jpegPhoto],
  ] as const) {
    test(ending, async (t) => {
      const folder = await temporaryFolder(t)
      const media = await openMedia({ folder })
      const taken = await media.receiveImage(imageUpload(await image()))
      if (isRefusal(taken)) assert.fail(taken.message)
      assert.match(taken.secureUrl, new RegExp(`^/media/image/upload/[0-9a-f]{32}\\.${ending}$`))
      const name = taken.secureUrl.split('/').at(-1) ?? ''
      assert.equal((await sharp(await readFile(join(folder, 'image', name))).metadata()).width, 600)
      const first = join('derived', 'w_320,f_webp', `${name.split('.')[0]}.webp`)
      assert.deepEqual((await filesIn(folder)).toSorted(), [first, join('image', name)])
    })
  }
})

test('the same image twice is one file', async (t) => {
  const folder = await temporaryFolder(t)
  const media = await openMedia({ folder })
  const art = await pngArt()
  const taken = [await media.putImage(art), await media.receiveImage(imageUpload(art)), await media.putImage(art)]
  assert.deepEqual(taken[1], { secureUrl: taken[0] })
  assert.equal(taken[2], taken[0])
  assert.equal((await filesIn(join(folder, 'image'))).length, 1)
})

test('putImage throws the refusal’s sentence', async (t) => {
  const media = await openMedia({ folder: await temporaryFolder(t) })
  await assert.rejects(media.putImage(Buffer.from('<svg/>')), { message: imageRefusals.wrongType.message })
})

test('when the disk is nearly full the body is not even read', async (t) => {
  const folder = await temporaryFolder(t)
  const media = await openMedia({ folder, system: { freeBytes: async () => 100 * 1024 * 1024 + IMAGE_MAX_BYTES } })
  const body = countedBody([Buffer.from('--a-boundary\r\n')])
  assert.equal(await media.receiveImage(uploadRequest(body.stream)), imageRefusals.noRoom)
  assert.deepEqual([body.bytes, body.wasCancelled], [0, true])
})

test('uploads beyond the limit wait in a queue, and beyond the queue they are refused unread', async (t) => {
  const media = await openMedia({ folder: await temporaryFolder(t), limits: { imagesAtOnce: 2, imagesWaiting: 3 } })
  const art = await pngArt()
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => media.receiveImage(imageUpload(art))))
  const refused = outcomes.filter(isRefusal)
  assert.deepEqual(refused, [imageRefusals.busy, imageRefusals.busy, imageRefusals.busy])
})

test('a partial file of a crash is removed when media opens again', async (t) => {
  const folder = await temporaryFolder(t)
  await openMedia({ folder })
  const left = [join(folder, 'image', '.tmp-1'), join(folder, 'derived', 'w_320,f_webp', '.tmp-2')]
  for (const path of left) {
    await writeFile(path, 'half')
    await utimes(path, 0, 0)
  }
  await openMedia({ folder })
  assert.deepEqual(await filesIn(folder), [])
})
