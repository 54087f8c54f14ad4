import assert from 'node:assert/strict'
import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { until } from '#test/until.ts'
import { lockFile } from './file-lock.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'

test('one of many callers acquires the lock, and the next one after its release', async (t) => {
  const folder = await temporaryFolder(t)
  const path = join(folder, 'a.lock')
  for (let round = 0; round < 20; round += 1) {
    const locks = await Promise.all(Array.from({ length: 10 }, () => lockFile(path)))
    const held = locks.filter((lock) => lock !== undefined)
    assert.equal(held.length, 1)
    await held[0]?.[Symbol.asyncDispose]()
    assert.deepEqual(await readdir(folder), [])
  }
})

suite('the lock of a dead holder is taken over, also after the clock was set back', () => {
  for (const [name, hours] of [
    ['long ago', -1],
    ['in a future that was none', 24],
  ] as const) {
    test(name, async (t) => {
      const folder = await temporaryFolder(t)
      const path = join(folder, 'a.lock')
      for (let round = 0; round < 20; round += 1) {
        await writeFile(path, 'somebody dead')
        const then = new Date(Date.now() + hours * 3_600_000)
        await utimes(path, then, then)
        const locks = await Promise.all(Array.from({ length: 5 }, () => lockFile(path)))
        const held = locks.filter((lock) => lock !== undefined)
        assert.ok(held.length <= 1)
        // A caller may fail while another removes the dead lock; the next succeeds.
        const lock = held[0] ?? (await lockFile(path))
        assert.ok(lock)
        await lock[Symbol.asyncDispose]()
        assert.deepEqual(await readdir(folder), [])
      }
    })
  }
})

test('a live holder touches its file, and does not remove the file of another', async (t) => {
  const folder = await temporaryFolder(t)
  const path = join(folder, 'a.lock')
  const lock = await lockFile(path, 600)
  const made = (await stat(path)).mtimeMs
  await until(async () => (await stat(path)).mtimeMs > made)
  assert.equal(await lockFile(path), undefined)
  await writeFile(path, 'another that took over')
  await lock?.[Symbol.asyncDispose]()
  assert.deepEqual(await readdir(folder), ['a.lock'])
})
