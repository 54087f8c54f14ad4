import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from './precompress.ts'

test('texts get a brotli and a gzip copy with the same content; pictures and crumbs do not', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const script = 'export const crackers = 22;\n'.repeat(100)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/shop.js'), script)
  writeFileSync(join(folder, 'assets/crumb.js'), 'export {}')
  writeFileSync(join(folder, 'poster.png'), script)
  precompress(folder)
  assert.equal(brotliDecompressSync(readFileSync(join(folder, 'assets/shop.js.br'))).toString(), script)
  assert.equal(gunzipSync(readFileSync(join(folder, 'assets/shop.js.gz'))).toString(), script)
  for (const left of ['assets/crumb.js.br', 'poster.png.br', 'poster.png.gz']) {
    assert.equal(existsSync(join(folder, left)), false, left)
  }
})
