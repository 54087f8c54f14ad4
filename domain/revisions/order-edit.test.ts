import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelledRefusal, doneSteps, type RecordedStep } from '../steps/steps.ts'
import {
  changedByOthers,
  editRefusal,
  editShortage,
  readOrderEdit,
  stockDifference,
  twoPricesRefusal,
} from './order-edit.ts'

const edit = {
  revision: 1,
  lines: [
    { id: 'a', quantity: 2 },
    { id: 'b', quantity: 1, instead: 'a' },
  ],
  discountUnit: 'percent',
  discount: '5',
  packingNote: ' two cartons ',
  freightNote: '',
}
const readWith = (changes: object) => readOrderEdit(JSON.stringify({ ...edit, ...changes }))

const line = (productId: string, quantity: number) => ({ productId, quantity })

const after = (...steps: RecordedStep[]) => editRefusal(doneSteps(steps.map((step) => ({ kind: 'step', step }))))

test('an edit is read from the form, its notes trimmed', () => {
  assert.deepEqual(readWith({}), { edit: { ...edit, packingNote: 'two cartons' } })
})

test('each unreadable value has a sentence', () => {
  const unreadable = 'The edit could not be read. Open the order again. Your changes are kept.'
  assert.deepEqual(readOrderEdit('{'), { error: unreadable })
  assert.deepEqual(readOrderEdit('null'), { error: unreadable })
  assert.deepEqual(readWith({ lines: 'a' }), { error: unreadable })
  assert.deepEqual(readWith({ revision: -1 }), { error: unreadable })
  assert.deepEqual(readWith({ discountUnit: 'euro' }), { error: unreadable })
  assert.deepEqual(
    readWith({
      lines: [
        { id: 'a', quantity: 1 },
        { id: 'a', quantity: 2 },
      ],
    }),
    { error: unreadable },
  )
  assert.deepEqual(readWith({ lines: [] }), {
    error: 'An order needs at least one product. If the customer wants none, cancel the order.',
  })
  assert.deepEqual(readWith({ packingNote: 'x'.repeat(201) }), {
    error: 'Write a packing or lorry charge note of up to 200 characters.',
  })
  for (const quantity of [0, -1, 1.5, 10_001, '2']) {
    assert.deepEqual(readWith({ lines: [{ id: 'a', quantity }] }), {
      error: 'Enter a quantity from 1 to 10,000.',
    })
  }
  const many = Array.from({ length: 501 }, (_, at) => ({ id: `p${at}`, quantity: 1 }))
  assert.deepEqual(readWith({ lines: many }), { error: 'An order can have up to 500 products.' })
})

test('an order is edited until it is packed, and never while it is cancelled', () => {
  assert.equal(after(), undefined)
  assert.equal(after('confirmed', 'paid'), undefined)
  assert.equal(after('packed'), 'This order is already marked “Packed”. To change it, undo “Packed” first.')
  assert.match(
    after('packed', 'dispatched') ?? '',
    /^This order is already marked “Dispatched”\. To change it, undo “Dispatched” first/,
  )
  assert.match(after('delivered') ?? '', /^This order is already marked “Delivered”\./)
  assert.equal(after('cancelled'), cancelledRefusal())
})

test('an order with one product at two prices is not edited', () => {
  const rocket = { productId: 'a', name: 'Rocket' }
  assert.equal(twoPricesRefusal([rocket, { productId: 'b', name: 'Rocket' }]), undefined)
  assert.match(twoPricesRefusal([rocket, { productId: 'b', name: 'Bomb' }, rocket]) ?? '', /with Rocket at two prices/)
})

test('the sentences of an edit that meets another, or more than there is', () => {
  assert.equal(
    changedByOthers({ number: 2, who: 'ravi@example.com', at: '2026-11-20T17:15:20.000Z' }),
    'ravi@example.com changed this order (revision 2, 20/11/2026 10:45:20 pm). Your changes are kept, but not saved. Look at the order as it is now, then save.',
  )
  assert.match(changedByOthers({ number: 1, at: '2026-11-20T17:15:20.000Z' }), /^Someone else changed/)
  assert.equal(
    editShortage([
      { name: 'Sky Shots', more: 1_200, inStock: 3 },
      { name: 'Atom Bomb', more: 1, inStock: undefined },
    ]),
    'Not enough stock: Sky Shots (1,200 more wanted, 3 in stock), Atom Bomb (no longer sold). Nothing was changed.',
  )
})

test('an edit moves the difference of each product and nothing else', () => {
  assert.deepEqual(
    stockDifference([line('a', 5), line('b', 2), line('c', 1)], [line('a', 3), line('b', 2), line('d', 4)]),
    [line('a', -2), line('d', 4), line('c', -1)],
  )
})
