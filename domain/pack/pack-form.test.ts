import assert from 'node:assert/strict'
import test from 'node:test'
import { goodsAsText, goodsFromText, mergePack, packFormTexts, packNamed, readPackForm } from './pack-form.ts'

const goods = [
  { productId: 'a', quantity: 3 },
  { productId: 'b', quantity: 10_000 },
]
const typed = {
  name: ' Family  pack ',
  tamilName: 'குடும்பம்',
  about: 'For ten people',
  tamilAbout: '',
  enabled: 'on',
  goods: goodsAsText(goods),
}

function faultOf(changes: Record<string, unknown>): string | undefined {
  const read = readPackForm({ ...typed, ...changes })
  return 'errors' in read ? read.message : undefined
}

test('the form reads names, texts, goods, and whether it is shown', () => {
  const read = readPackForm(typed)
  assert.ok('draft' in read)
  assert.deepEqual(read.draft, { ...typed, name: 'Family pack', enabled: true, goods })
  assert.deepEqual(packFormTexts(read.draft), { ...typed, name: 'Family pack' })
})

test('every fault has its own sentence', () => {
  assert.equal(faultOf({ name: '  ' }), 'Enter a pack name.')
  assert.equal(faultOf({ name: 'x'.repeat(61) }), 'Enter a pack name of up to 60 characters.')
  assert.equal(faultOf({ name: '(&)' }), 'Enter a pack name with a letter or a digit.')
  assert.equal(faultOf({ tamilName: 'ப'.repeat(61) }), 'Enter a Tamil name of up to 60 characters.')
  assert.equal(faultOf({ about: 'x'.repeat(201) }), 'Shorten the text to 200 characters.')
  assert.equal(faultOf({ tamilAbout: 'x'.repeat(201) }), 'Shorten the text to 200 characters.')
  for (const none of ['', '[]', undefined, '{}', 'x'])
    assert.equal(faultOf({ goods: none }), 'Add at least one product.', String(none))
  const many = Array.from({ length: 201 }, (_, at) => [`${at}`, 1])
  assert.equal(faultOf({ goods: JSON.stringify(many) }), 'A pack can have up to 200 products.')
  assert.equal(faultOf({ goods: JSON.stringify(many.slice(1)) }), undefined)
})

test('pieces are whole and from 1 to 10,000, each product is there once', () => {
  for (const quantity of [0, -1, 1.5, 10_001, '2', null, 1e9])
    assert.equal(
      faultOf({ goods: JSON.stringify([['a', quantity]]) }),
      'Enter a whole number of pieces, from 1 to 10,000.',
      String(quantity),
    )
  assert.ok(faultOf({ goods: '[["a",1],["a",2]]' }))
  for (const rubbish of [
    '[1]',
    '[["<b>",1]]',
    '[["\\u0000",1]]',
    '[["",1]]',
    '[[1,1]]',
    '[["a",1,1]]',
    `[["${'x'.repeat(65)}",1]]`,
    '[null]',
  ])
    assert.ok(faultOf({ goods: rubbish }), rubbish)
})

test('goods of a kept draft are read as far as they are goods', () => {
  assert.deepEqual(goodsFromText(goodsAsText(goods)), goods)
  assert.deepEqual(goodsFromText('[["a",3],1,["b"]]'), [{ productId: 'a', quantity: 3 }])
  assert.deepEqual(goodsFromText('nonsense'), [])
})

test('an equivalent name is taken, its own is not', () => {
  const list = [{ id: '1', name: 'Family Pack' }]
  assert.equal(packNamed(list, 'family packs')?.id, '1')
  assert.equal(packNamed(list, 'family pack', '1'), undefined)
  assert.equal(packNamed(list, 'Kids'), undefined)
})

test('changes of two people are merged; the goods are one field', () => {
  const seen = { name: 'Family', tamilName: '', about: '', tamilAbout: '', enabled: true, goods }
  const more = [...goods, { productId: 'c', quantity: 1 }]
  assert.deepEqual(mergePack(seen, { ...seen, goods: more }, { ...seen, about: 'Loud', enabled: false }), {
    merged: { ...seen, about: 'Loud', enabled: false, goods: more },
  })
  assert.deepEqual(mergePack(seen, { ...seen, goods: more }, { ...seen, goods: goods.slice(1) }), {
    conflicts: ['goods'],
  })
})
