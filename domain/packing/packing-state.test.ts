import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alsoPacking, lineState, notPackedYet, packingProgress, packingRefusal, shortText } from './packing-state.ts'

const ticked = { state: 'ticked', quantity: 5, there: 5 } as const
const short = { state: 'short', quantity: 5, there: 3 } as const

test('a line is ticked for its quantity: an edit of the order un-ticks it', () => {
  assert.equal(lineState({ quantity: 5 }, undefined), 'open')
  assert.equal(lineState({ quantity: 5 }, ticked), 'ticked')
  assert.equal(lineState({ quantity: 6 }, ticked), 'changed')
  assert.equal(lineState({ quantity: 4 }, ticked), 'changed')
  assert.equal(lineState({ quantity: 5 }, { ...ticked, state: 'open' }), 'open')
})

test('a short line is settled once the order wants as many as are there', () => {
  assert.equal(lineState({ quantity: 5 }, short), 'short')
  assert.equal(lineState({ quantity: 4 }, short), 'short')
  assert.equal(lineState({ quantity: 3 }, short), 'ticked')
  assert.equal(lineState({ quantity: 2 }, short), 'changed', 'one of the three comes out of the case')
})

test('an order is packed when each line is ticked or settled, and no goods are left to take out', () => {
  const lines = [
    { productId: 'a', quantity: 5 },
    { productId: 'b', quantity: 5 },
    { productId: 'c', quantity: 2 },
  ]
  const some = packingProgress(lines, (id) => (id === 'a' ? ticked : id === 'b' ? short : undefined))
  assert.deepEqual(some, { lines: 3, done: 1, pieces: 12, piecesDone: 5, short: 1 })
  assert.equal(notPackedYet(some, 0), 'Tick 1 more line first.')
  assert.equal(notPackedYet({ ...some, done: 2 }, 0), '1 line is short. Ask the shop to change the order first.')
  assert.equal(notPackedYet({ ...some, done: 3, short: 0 }, 0), undefined)
  assert.match(notPackedYet({ ...some, done: 3, short: 0 }, 1) ?? '', /out of the cases/)
})

test('only an order that is confirmed or paid, and not yet packed, can be packed', () => {
  assert.equal(packingRefusal({ step: 'confirmed' }), undefined)
  assert.equal(packingRefusal({ step: 'paid' }), undefined)
  assert.match(packingRefusal({ step: 'placed' }) ?? '', /not confirmed yet/)
  assert.match(packingRefusal({ step: 'cancelled' }) ?? '', /Put its items back/)
  assert.equal(packingRefusal({ step: 'dispatched' }), 'This order is already dispatched.')
  assert.match(packingRefusal({ step: 'confirmed', kind: 'trial' }) ?? '', /trial/)
  assert.match(packingRefusal({ step: 'paid', supersededBy: 'ORD2' }) ?? '', /Pack ORD2/)
})

test('a report of a short line has who found how many, and when', () => {
  const report = { name: 'Sky Shots', quantity: 5, there: 3, who: 'Ravi', at: '2026-11-20T05:00:00.000Z' }
  assert.equal(shortText(report), 'Ravi found 3 of 5 × Sky Shots while packing, on 20/11/2026 10:30:00 am.')
})

test('a packer active within ten minutes is shown as packing', () => {
  const now = new Date('2026-11-20T06:30:00.000Z')
  const presses = [
    { who: 'ravi', at: '2026-11-20T06:29:00.000Z' },
    { who: 'me', at: '2026-11-20T06:29:00.000Z' },
    { who: 'ravi', at: '2026-11-20T06:25:00.000Z' },
    { who: 'selvi', at: '2026-11-20T06:19:00.000Z' },
  ]
  assert.deepEqual(alsoPacking(presses, 'me', now), ['ravi'])
})
