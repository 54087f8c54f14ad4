import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { openStyleTexts } from './style-sheet-texts.ts'

test('a sheet is read once, by its address with or without a mark; a missing one has no text', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-styles-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.css'), 'p{}')
  const styleText = openStyleTexts(folder)
  assert.equal(styleText('/a.css'), 'p{}')
  writeFileSync(join(folder, 'a.css'), 'changed')
  assert.equal(styleText('/a.css#'), 'p{}')
  assert.equal(styleText('/b.css'), undefined)
})
