// `npm run lab -- faults power-cuts` makes fresh recordings and more cuts.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { loadRecording } from './recording.ts'
import { replay } from './replay.ts'
import { type Loss, openDisk, type SimulatedDisk } from './simulated-disk.ts'

const CUTS = 15
const seed = String(Date.now() % 1_000_000)
/** Made by `npm run lab -- faults --record` on 27 November 2026: six rounds of orders, stock changes and a picture. */
const recorded = (name: 'full' | 'normal') => loadRecording(join(import.meta.dirname, `${name}.recording`))

test(`no acknowledged order is lost, doubled or halved by a power cut (seed ${seed})`, async (t) => {
  const { images, acknowledged, faults } = await replay(t, recorded('full'), { cuts: CUTS, seed })
  assert.deepEqual(faults, [])
  assert.ok(images > 50 && acknowledged > 20, `${images} images, ${acknowledged} orders`)
})

test(`control: with synchronous NORMAL a power cut loses acknowledged orders (seed ${seed})`, async (t) => {
  const { faults } = await replay(t, recorded('normal'), { cuts: 5, seed })
  assert.match(faults.join('\n'), /was acknowledged and is lost/)
})

const bytes = (text: string) => new TextEncoder().encode(text)
const after = (disk: SimulatedDisk, loss: Loss) =>
  Object.fromEntries(
    Array.from(disk.cut(loss, seededRandom(seed)), ([path, content]) => [path, new TextDecoder().decode(content)]),
  )

suite('the simulated disk', () => {
  test('loses unsynced bytes, and keeps bytes written before a finished sync began', () => {
    const disk = openDisk(new Map([['a', bytes('old')]]))
    disk.apply({ is: 'write', path: 'a', offset: 0, bytes: bytes('new') })
    disk.apply({ is: 'sync starts', path: 'a', sync: 1 })
    disk.apply({ is: 'write', path: 'a', offset: 3, bytes: bytes('er') })
    assert.deepEqual(after(disk, 'all lost'), { a: 'old' })
    disk.apply({ is: 'sync ends', path: 'a', sync: 1 })
    assert.deepEqual(after(disk, 'all lost'), { a: 'new' })
    assert.deepEqual(after(disk, 'none lost'), { a: 'newer' })
  })

  test('loses a name until its folder is synced, and cuts a file short', () => {
    const disk = openDisk(new Map([['a', bytes('old')]]))
    disk.apply({ is: 'create', path: 'b' })
    disk.apply({ is: 'write', path: 'b', offset: 0, bytes: bytes('whole') })
    disk.apply({ is: 'sync starts', path: 'b', sync: 1 })
    disk.apply({ is: 'sync ends', path: 'b', sync: 1 })
    disk.apply({ is: 'rename', path: 'b', to: 'c' })
    assert.deepEqual(after(disk, 'all lost'), { a: 'old' })
    disk.apply({ is: 'sync starts', path: '', sync: 2 })
    disk.apply({ is: 'sync ends', path: '', sync: 2 })
    assert.deepEqual(after(disk, 'all lost'), { a: 'old', c: 'whole' })
    disk.apply({ is: 'truncate', path: 'c', size: 2 })
    disk.apply({ is: 'write', path: 'c', offset: 3, bytes: bytes('y') })
    assert.deepEqual(after(disk, 'none lost'), { a: 'old', c: 'wh\0y' })
  })

  test('keeps any of the sectors that were not synced', () => {
    const disk = openDisk(new Map([['a', new Uint8Array(8_192)]]))
    disk.apply({ is: 'write', path: 'a', offset: 0, bytes: new Uint8Array(8_192).fill(1) })
    const random = seededRandom(seed)
    const images = Array.from({ length: 40 }, () => disk.cut('torn', random).get('a') ?? new Uint8Array())
    const sectors = images.map((image) => image.filter((_, index) => index % 512 === 0).join(''))
    assert.ok(new Set(sectors).size > 5, sectors.join(' '))
    assert.ok(images.every((image) => image.length === 8_192))
  })
})
