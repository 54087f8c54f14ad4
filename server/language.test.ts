import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import { wordsOf } from '#domain/words/catalogue.ts'
import { cart } from '#domain/words/en/pages/cart.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { cart as tamil } from '#domain/words/ta/pages/cart.ts'
import { language } from './language.ts'

async function read(): Promise<string> {
  await pause(1)
  return wordsOf(cart).empty
}

test('requests in two languages at once keep their own', async () => {
  const texts = await Promise.all([
    language.during('ta', read),
    language.during('en', read),
    language.during('ta', read),
    read(),
  ])
  assert.deepEqual(texts, [tamil.empty, cart.empty, tamil.empty, cart.empty])
  assert.equal(language.current(), 'en')
})

test('what the rules write in another language than the request’s stays in it, and the rest in the request’s', async () => {
  const texts = await language.during('ta', async () => [inLanguage('en', () => wordsOf(cart).empty), await read()])
  assert.deepEqual(texts, [cart.empty, tamil.empty])
})
