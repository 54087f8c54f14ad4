import assert from 'node:assert/strict'
import test from 'node:test'
import { goodsWithWord, searchedWords, searchMatches, type SearchScope, searchScope } from './order-search.ts'
import { kavitha, testOrder } from '#test/fixtures/sample-order.ts'

const order = testOrder({
  orderId: 'ORD20261123064845773',
  customer: { ...kavitha, name: 'Kavitha Murugan', district: 'மதுரை Rural', address: '4, Mill Road\nby KPN Transport' },
})
const finds = (search: string, scope: SearchScope = 'customer') => searchMatches(order, search, scope)

test('§5 the words of a search are found in any order, each anywhere in the customer', () => {
  for (const search of ['', ' ', 'murugan kavitha', 'KAV mur', 'murugan 98765', 'kavitha மதுரை', 'kavitha  rural'])
    assert.ok(finds(search), search)
  for (const search of ['kavitha priya', 'murugan 99999', 'mill road', 'kpn']) assert.ok(!finds(search), search)
})

test('an order is found by its number, whole or in part, however it is written', () => {
  for (const search of [
    'ORD20261123064845773',
    'ord20261123064845773',
    'ORD 20261123064845773',
    '20261123064845773',
    '2026 1123 0648 4577 3',
    'ORD2026',
    '845773',
    '773',
    'kavitha 5773',
    '௮௪௫௭௭௩',
  ])
    assert.ok(finds(search), search)
  for (const search of ['ORD', 'ord 21', 'RD2026', 'ORD20261123064845774']) assert.ok(!finds(search), search)
})

test('a short number beside other words is a size, not a part of a phone or an order id', () => {
  assert.ok(finds('765'))
  assert.ok(!finds('kavitha 765'))
})

test('address and goods are searched when no customer is found', () => {
  const [item] = order.items
  for (const search of ['KPN transport', 'mill kavitha', item?.name ?? '', item?.code ?? '', `${item?.name} rural`]) {
    assert.ok(!finds(search), search)
    assert.ok(finds(search, 'everything'), search)
    assert.equal(searchScope([order], search), 'everything')
  }
  assert.equal(searchScope([order], 'kavitha'), 'customer')
})

test('a number is one word', () => {
  assert.equal(searchedWords('+91 98765 43210').length, 1)
  assert.deepEqual(searchedWords('98765 43210'), [{ text: '98765 43210', phone: '9876543210', orderId: '9876543210' }])
  assert.equal(searchedWords('Kavitha M').length, 2)
})

test('a word is part of the names and codes of goods', () => {
  const goods = [
    { name: '120 Shots', code: 'PRD0001' },
    { name: 'பூச்சட்டி', code: 'PRD0002' },
  ]
  const found = (word: string) =>
    searchedWords(word).flatMap((each) => goodsWithWord(goods, each).map(({ code }) => code))
  assert.deepEqual([found('SHOT'), found('பூச்'), found('prd000')], [['PRD0001'], ['PRD0002'], ['PRD0001', 'PRD0002']])
})
