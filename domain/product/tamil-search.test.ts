import assert from 'node:assert/strict'
import test from 'node:test'
import { searchForgivingly } from './forgiving-search.ts'

test('Tamil names of products and categories are found in both scripts, and in another Tamil spelling', () => {
  const named = { code: 'PRD0001', unit: '1box' as const, category: 'Gift box', categoryTamilName: 'பரிசுப் பெட்டி' }
  const goods = [
    { ...named, name: 'Sky Rocket', tamilName: 'வான ராக்கெட்' },
    { ...named, name: 'Lightning', tamilName: 'மின்னல்' },
    { ...named, name: 'रॉकेट', category: 'Smoke', categoryTamilName: 'வண்ணப் புகை' },
  ]
  const find = (search: string) => searchForgivingly(goods, search).map(({ name }) => name)
  for (const search of ['sky rocket', 'வான ராக்கெட்', 'வாண ராகெட்']) {
    assert.ok(find(search).includes('Sky Rocket'), search)
  }
  for (const search of ['lightning', 'மின்னல்', 'மிண்ணள்']) assert.deepEqual(find(search), ['Lightning'], search)
  assert.deepEqual(find('பரிசு lightning'), ['Lightning'])
  assert.deepEqual(find('रॉकेट புகை'), ['रॉकेट'])
})
