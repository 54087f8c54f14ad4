import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAscii } from './ascii-bundle.ts'

const SCRIPT = String.raw`// “not in ASCII”
export const texts = ['விலை ₹ 250', "🎆", ${'`${1}–\\n\\\\–`'}, 'a\\\\é']
export const patterns = ['ப'.match(/[\u0B80–௿]+/)?.[0], '🎆'.replace(/^.$/u, 'one letter'), 'é'.match(/[à-ü]/)?.[0]]
export const é = { ரூ: 1 }`

async function exportsOf(script: string): Promise<object> {
  return { ...((await import(`data:text/javascript,${encodeURIComponent(script)}`)) as object) }
}

test('the script says the same in ASCII', async () => {
  const code = inAscii(SCRIPT)
  assert.match(code, /^[\0-\x7F]*$/)
  assert.deepEqual(await exportsOf(code), await exportsOf(SCRIPT))
})

test('a letter whose escape would mean something else is refused', () => {
  assert.throws(() => inAscii(String.raw`'\–'`), /backslash/)
  assert.throws(() => inAscii('String.raw`–`'), /String\.raw/)
})
