import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { readEarlier } from './build.ts'

test('the assets of the build before are kept for pages that are open, and no older ones', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-build-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const built = (...names: string[]) => {
    const writeEarlier = readEarlier(folder)
    rmSync(folder, { recursive: true })
    mkdirSync(join(folder, 'client/assets'), { recursive: true })
    for (const name of names) writeFileSync(join(folder, 'client/assets', name), name)
    writeEarlier()
    return readdirSync(join(folder, 'earlier/assets'))
  }
  assert.deepEqual(built('first.js', 'same.js'), [])
  assert.deepEqual(built('second.js', 'same.js'), ['first.js'])
  assert.deepEqual(built('third.js', 'same.js'), ['second.js'])
})
