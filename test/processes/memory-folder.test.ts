import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { keepTemporaryFilesInMemory } from './memory-folder.ts'

test('temporary files go to memory where there is room, and back to where they were', async () => {
  const before = tmpdir()
  const { remove } = keepTemporaryFilesInMemory(1)
  const folder = tmpdir()
  assert.equal(folder !== before, existsSync('/dev/shm'))
  writeFileSync(join(folder, 'a'), 'a')
  await remove()
  assert.equal(tmpdir(), before)
  assert.ok(folder === before || !existsSync(folder))
})

test('without room nothing changes', async () => {
  const before = tmpdir()
  await keepTemporaryFilesInMemory(Number.MAX_SAFE_INTEGER).remove()
  assert.equal(tmpdir(), before)
})
