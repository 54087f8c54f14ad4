import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import { wordsOf } from '#domain/words/catalogue.ts'
import { cart } from '#domain/words/en/pages/cart.ts'
import { cart as tamil } from '#domain/words/ta/pages/cart.ts'
import { currentLanguage, inLanguage } from './language.ts'

async function read(): Promise<string> {
  await pause(1)
  return wordsOf(cart).empty
}

test('requests in two languages at once keep their own', async () => {
  const texts = await Promise.all([inLanguage('ta', read), inLanguage('en', read), inLanguage('ta', read), read()])
  assert.deepEqual(texts, [tamil.empty, cart.empty, tamil.empty, cart.empty])
  assert.equal(currentLanguage(), 'en')
})
