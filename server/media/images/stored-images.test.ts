import assert from 'node:assert/strict'
import test from 'node:test'
import { type Semaphore, semaphore } from '#server/semaphore.ts'
import { jpegPhoto, photograph, progressiveJpeg } from '#test/fixtures/images.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'
import { openFolderStore } from '../store/media-store.ts'
import { decodeLock, openStoredImages } from './stored-images.ts'

function counted(real: Semaphore) {
  const held = { now: 0, most: 0, all: 0 }
  const decoding: Semaphore = {
    ...real,
    async acquire() {
      const permit = await real.acquire()
      held.now += 1
      held.all += 1
      held.most = Math.max(held.most, held.now)
      return {
        [Symbol.dispose]() {
          held.now -= 1
          permit[Symbol.dispose]()
        },
      }
    },
  }
  return { held, decoding }
}

for (const [name, image, permits] of [
  ['a progressive JPEG', () => progressiveJpeg('4:2:0', 80), 2],
  ['an interlaced PNG', () => photograph(80).png({ progressive: true }).toBuffer(), 2],
  ['a baseline JPEG', () => jpegPhoto(80), 1],
  ['a PNG', () => photograph(80).png().toBuffer(), 1],
] as const) {
  test(`${name} takes ${permits} of two permits while it is decoded`, async (t) => {
    const { held, decoding } = counted(semaphore({ permits: 2, waitingFor: 'image' }))
    const folder = await temporaryFolder(t)
    const lock = decodeLock(decoding, 2)
    const store = await openFolderStore(folder, ['image', 'receipt'], () => new Date())
    const stores = (['image', 'receipt'] as const).map((kind) => openStoredImages({ kind, store, lock }))
    const bytes = await image()
    const stored = await Promise.all([0, 1, 0].map((at) => stores[at]!.store(bytes)))
    assert.ok(stored.every((one) => 'name' in one))
    assert.deepEqual([held.now, held.most, held.all], [0, 2, 3 * permits])
  })
}
