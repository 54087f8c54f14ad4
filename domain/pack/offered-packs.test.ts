import assert from 'node:assert/strict'
import test from 'node:test'
import { changeOfPack, fillingsJson, linesOfOffered, offeredPacks, readFillings } from './offered-packs.ts'
import type { Pack } from './pack.ts'

const a = { id: 'a', pricePaise: 10_00, stock: 5 }
const b = { id: 'b', pricePaise: 20_00, stock: 0 }
const family: Pack = {
  id: 'family',
  name: 'Family',
  tamilName: '',
  about: 'For ten',
  tamilAbout: '',
  enabled: true,
  goods: [
    { productId: 'a', quantity: 2 },
    { productId: 'b', quantity: 1 },
  ],
}

test('visitors get a pack with the price and stock of its goods, without empty texts, and other goods stay out', () => {
  assert.deepEqual(offeredPacks([family], [a, b, { id: 'c', pricePaise: 1, stock: 1 }]), {
    packs: [
      {
        id: 'family',
        name: 'Family',
        about: 'For ten',
        goods: [
          ['a', 2],
          ['b', 1],
        ],
      },
    ],
    goods: { a: [10_00, 5], b: [20_00, 0] },
  })
})

test('the answer names each product once, and is read as it was', () => {
  const offered = offeredPacks([family, { ...family, id: 'kids', goods: family.goods.slice(1) }], [a, b])
  const json = fillingsJson(offered)
  assert.deepEqual(
    json.packs.map(({ goods }) => goods),
    [
      [0, 2, 1, 1],
      [1, 1],
    ],
  )
  assert.equal(JSON.stringify(json.packs).includes('"a"'), false)
  assert.deepEqual(readFillings(JSON.parse(JSON.stringify(json))), offered)
})

test('a hidden pack, one without goods, and one with goods that are not offered stay out', () => {
  const none = { packs: [], goods: {} }
  assert.deepEqual(
    offeredPacks(
      [
        { ...family, enabled: false },
        { ...family, goods: [] },
      ],
      [a, b],
    ),
    none,
  )
  assert.deepEqual(offeredPacks([family], [a]), none)
})

test('between reading and pressing a pack may be the same, changed, dearer or gone', () => {
  const read = offeredPacks([family], [a, b])
  const after = (pack: Partial<Pack>, products = [a, b]) =>
    changeOfPack('family', read, offeredPacks([{ ...family, ...pack }], products))
  assert.deepEqual(after({}), { pack: read.packs[0] })
  assert.deepEqual(after({}, [{ ...a, stock: 0 }, b]), { pack: read.packs[0] }, 'stock is asked when adding')
  assert.ok(typeof after({ about: 'Other words' }) === 'object')
  assert.equal(after({ goods: family.goods.slice(1) }), 'changed')
  assert.equal(after({}, [{ ...a, pricePaise: 11_00 }, b]), 'changed')
  assert.equal(after({ enabled: false }), 'gone')
  assert.equal(after({}, [a]), 'gone')
})

test('a page that does not know one of the goods shows no smaller pack', () => {
  const [pack] = offeredPacks([family], [a, b]).packs
  assert.ok(pack)
  assert.equal(
    linesOfOffered(pack, (id) => (id === 'a' ? a : undefined)),
    undefined,
  )
  assert.deepEqual(
    linesOfOffered(pack, (id) => (id === 'a' ? a : b))?.map(({ quantity }) => quantity),
    [2, 1],
  )
})
