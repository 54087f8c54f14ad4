import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { cart as english } from '#domain/words/en/pages/cart.ts'
import { people } from '#domain/words/en/office/shop/people.ts'
import { cart as tamil } from '#domain/words/ta/pages/cart.ts'
import { everyLanguage, orderWords, translatedWords } from './translated-words.ts'

const WORDS = join(import.meta.dirname, '../../domain/words/en')

async function load({ load: loadFile }: Plugin, file: string): Promise<string | undefined> {
  const code: unknown = await (loadFile as (id: string) => unknown)(join(WORDS, file))
  return code as string | undefined
}

async function moduleOf(code: string | undefined): Promise<Record<string, unknown>> {
  return await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)
}

test('the browser of a Tamil page loads the Tamil sentences, in the shape of the English', async () => {
  const { cart } = await moduleOf(await load(translatedWords('ta'), 'pages/cart.ts'))
  assert.deepEqual(cart, tamil)
  assert.deepEqual(Object.keys(tamil), Object.keys(english))
})

test('a catalogue without translation stays English, and an English page loads its own file', async () => {
  const { people: shown } = await moduleOf(await load(translatedWords('ta'), 'office/shop/people.ts'))
  assert.deepEqual(shown, people)
  assert.equal(await load(translatedWords('en'), 'pages/cart.ts'), undefined)
})

test('in development a page has both, and chooses by its own language', async () => {
  const code = await load(everyLanguage(), 'pages/cart.ts')
  const shown = async (lang: string) => {
    const page = `const document = { documentElement: { lang: '${lang}' } }\n`
    return (await moduleOf(page + code)).cart
  }
  assert.deepEqual(await shown('ta-IN'), tamil)
  assert.deepEqual(await shown('en-IN'), english)
})

test('the words of an order are there in every language, each under the text that the page shows', async () => {
  const code = (await (orderWords().load as (id: string) => unknown)('\0virtual:order-words')) as string
  const { orderWords: words } = await moduleOf(
    code.replaceAll(/from "(\/[^"]+)"/g, (_, file) => `from ${JSON.stringify(pathToFileURL(file).href)}`),
  )
  const rows = words as [object, { en: object; ta: object }][]
  assert.ok(rows.length >= 10)
  for (const [shown, { en }] of rows) assert.deepEqual(en, shown)
  const [, texts] = rows.find(([shown]) => 'overallTotal' in shown) ?? []
  assert.match(JSON.stringify(texts?.ta), /\p{Script=Tamil}/u)
  assert.ok(rows.some(([shown]) => 'Kerala' in shown))
})
