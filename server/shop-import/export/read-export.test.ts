import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { readExport } from './read-export.ts'

test('a file that is none, or too large, is refused in one sentence', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  cleanup(t, () => rmSync(folder, { recursive: true }))
  const huge = join(folder, 'huge.json')
  writeFileSync(huge, '{}')
  // Without blocks on the disk.
  truncateSync(huge, 2 * 1024 ** 3)
  const table: [path: string, says: RegExp][] = [
    [join(folder, 'none.json'), /^There is no file .*none\.json\.$/],
    [join(huge, 'x'), /^There is no file/],
    [folder, /is a folder: name the export in it\.$/],
    ['/dev/null', /is not a regular file\.$/],
    [huge, /has 2048 MB, and an export may have 1,024 MB\.$/],
  ]
  for (const [path, message] of table)
    await assert.rejects(
      readExport(path, () => assert.fail()),
      { name: 'Refusal', message },
    )
})

test('a file of many reads has its rows in order, and a hash of its bytes', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  cleanup(t, () => rmSync(folder, { recursive: true }))
  const path = join(folder, 'export.json')
  const orders = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`-N${at}`, { address: 'x'.repeat(90) }]))
  writeFileSync(path, JSON.stringify({ orders }))
  const keys: string[] = []
  const first = await readExport(path, ({ key }) => void keys.push(key))
  assert.deepEqual(keys, Object.keys(orders))
  writeFileSync(path, JSON.stringify({ orders, more: 1 }))
  const second = await readExport(path, () => Promise.resolve())
  assert.notEqual(second.hash, first.hash)
  assert.deepEqual(second.others, ['more'])
})
