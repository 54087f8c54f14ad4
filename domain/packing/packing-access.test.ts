import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOpenTo, packersOf, pressableProducts } from './packing-access.ts'

const ravi = { email: 'ravi@shop.test', role: 'packer' } as const
const toPack = { refusal: undefined, isErased: false, packers: new Set<string>() }
const over = { ...toPack, refusal: 'This order is already packed.' }

test('§6 a packer opens the orders to pack, and those they packed on', () => {
  assert.equal(isOpenTo(ravi, toPack), true)
  assert.equal(isOpenTo(ravi, over), false)
  assert.equal(isOpenTo(ravi, { ...over, packers: new Set(['selvi@shop.test']) }), false, 'packed by another person')
  assert.equal(isOpenTo(ravi, { ...over, packers: new Set(['selvi@shop.test', ravi.email]) }), true)
})

test('§6 a packer opens no order whose customer is erased, also where they packed it', () => {
  for (const order of [toPack, over])
    assert.equal(isOpenTo(ravi, { ...order, isErased: true, packers: new Set([ravi.email]) }), false)
})

test('§6 owner and staff may open every order', () => {
  for (const role of ['owner', 'staff'] as const)
    for (const order of [toPack, over, { ...over, isErased: true }])
      assert.equal(isOpenTo({ ...ravi, role }, order), true)
})

test('§6 a person packed on an order by a press, or by recording it as packed; no other step counts', () => {
  const history = [
    { kind: 'step', step: 'confirmed', who: 'owner@shop.test' },
    { kind: 'step', step: 'packed', who: 'selvi@shop.test' },
    { kind: 'taken back', step: 'packed', who: 'staff@shop.test' },
    { kind: 'step', step: 'packed' },
    { kind: 'note', who: 'note@shop.test' },
  ]
  assert.deepEqual([...packersOf([{ who: ravi.email }, { who: ravi.email }], history)], [ravi.email, 'selvi@shop.test'])
  assert.deepEqual([...packersOf([], [])], [])
})

test('a tick is for a line of the order, packed goods, or a line that an edit removed', () => {
  const [shots, pots, wheels] = ['shots', 'pots', 'wheels'].map((productId) => ({ productId }))
  const meant = pressableProducts({ lines: [shots!], presses: [pots!, shots!], earlier: [wheels!] })
  assert.deepEqual([...meant], ['shots', 'pots', 'wheels'])
  assert.equal(meant.has('rockets'), false)
})
