import assert from 'node:assert/strict'
import test from 'node:test'
import { indianScripts } from '#test/fixtures/indian-scripts.ts'
import { loadFonts } from './font-files.ts'

async function loaded(layout: object): Promise<string[]> {
  const files: string[] = []
  const fonts = await loadFonts(layout, async (file) => {
    files.push(file)
    return new Uint8Array()
  })
  assert.deepEqual([...fonts.keys()], files)
  return files
}

test('Latin and Tamil need only the two paper fonts', async () => {
  assert.deepEqual(await loaded({ pages: [{ text: 'Kavitha கவிதா ₹12' }] }), ['paper-400.woff', 'paper-600.woff'])
})

test('another script is loaded when one of its letters occurs', async () => {
  for (const { script, name } of indianScripts) {
    const files = await loaded({ pages: [{ cells: [{ lines: [`Mr ${name}`] }] }] })
    assert.deepEqual(files.slice(2), [`${script}-400.woff`, `${script}-600.woff`])
  }
})

test('a font that cannot be read rejects', async () => {
  await assert.rejects(
    loadFonts({}, () => Promise.reject(new Error('offline'))),
    /offline/,
  )
})
