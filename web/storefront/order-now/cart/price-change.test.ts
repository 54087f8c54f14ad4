import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartLine } from '#domain/cart.ts'
import { priceChangeSentence } from './price-change.ts'

const line = (name: string, pricePaise: number, seenPaise?: number) =>
  ({ product: { id: name, name, pricePaise }, quantity: 1, ...(seenPaise && { seenPaise }) }) as CartLine

const SAID = 'The price of Rocket is now ₹700, it was ₹19.'

test('a rise is announced with both prices, once', () => {
  assert.equal(priceChangeSentence([line('Rocket', 19_00)], [line('Rocket', 700_00, 19_00)]), SAID)
  assert.equal(priceChangeSentence([line('Rocket', 700_00, 19_00)], [line('Rocket', 700_00, 19_00)]), undefined)
  assert.match(
    priceChangeSentence([line('Rocket', 700_00, 19_00)], [line('Rocket', 800_00, 19_00)]) ?? '',
    /now ₹800, it was ₹19/,
  )
})

test('a fall is not announced', () => {
  assert.equal(priceChangeSentence([line('Rocket', 700_00, 19_00)], [line('Rocket', 19_00)]), undefined)
})

test('many rises are summarized', () => {
  const names = ['Rocket', 'Wala', 'Bomb', 'Pencil']
  const before = names.map((name) => line(name, 19_00))
  const after = names.map((name) => line(name, 700_00, 19_00))
  assert.match(priceChangeSentence(before, after) ?? '', /^The price of Rocket .+ Wala .+ And 2 more\.$/)
})
