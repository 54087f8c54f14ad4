import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import {
  asksSomething,
  effectOf,
  isAnswered,
  isNewestAnswer,
  isSameOffer,
  offerBetween,
  offerChanges,
  proposalAnswers,
  proposalStates,
  readAnswer,
  shownQuestion,
} from './proposal.ts'

const shots = { productId: 'shots', name: 'Sky Shots', code: 'S1', pricePaise: 450_00, quantity: 2 }
const pots = { productId: 'pots', name: 'Flower Pots', code: 'P1', pricePaise: 250_00, quantity: 4 }
const stars = { productId: 'stars', name: 'Star Rain', code: 'R1', pricePaise: 400_00, quantity: 2 }
const before = { items: [shots, pots], packingNote: '', freightNote: '', totalPaise: 1_900_00 }

test('a customer is asked about goods, discount and total, and not about the notes of the shop', () => {
  const after = {
    ...before,
    items: [
      { ...pots, quantity: 5 },
      { ...stars, substituteFor: 'Sky Shots' },
    ],
    discount: { percent: 10 },
    packingNote: 'two cartons',
    totalPaise: 1_845_00,
  }
  const offer = offerBetween(before, after)
  assert.deepEqual(
    offer.lines.map(({ name, from, to, pricePaise, substituteFor }) => [name, from, to, pricePaise, substituteFor]),
    [
      ['Sky Shots', 2, 0, 450_00, undefined],
      ['Flower Pots', 4, 5, 250_00, undefined],
      ['Star Rain', 0, 2, 400_00, 'Sky Shots'],
    ],
  )
  assert.deepEqual([offer.discount, offer.totalPaise], [{ to: { percent: 10 } }, { from: 1_900_00, to: 1_845_00 }])
  assert.ok(!JSON.stringify(offer).includes('cartons'))
  assert.deepEqual(offerChanges(offer).others, [
    { name: 'Discount', from: '', to: '10 %' },
    { name: 'Total Amount', from: '₹1,900', to: '₹1,845' },
  ])
})

test('a note alone is no question; a line, a discount or the total is', () => {
  assert.equal(asksSomething(offerBetween(before, { ...before, packingNote: 'two cartons' })), false)
  for (const change of [{ items: [pots] }, { discount: { paise: 100 } }, { totalPaise: 1 }])
    assert.ok(asksSomething(offerBetween(before, { ...before, ...change })))
})

test('an offer is the same while goods and prices are, whatever a product is called', () => {
  const offer = offerBetween(before, { ...before, items: [pots], totalPaise: 1_000_00 })
  assert.ok(isSameOffer(offer, structuredClone(offer)))
  const [line] = offer.lines
  assert.ok(line)
  assert.ok(isSameOffer(offer, { ...offer, lines: [{ ...line, name: 'Aerial Shots', code: 'S9' }] }))
  for (const other of [
    { ...offer, lines: [{ ...line, pricePaise: 460_00 }] },
    { ...offer, lines: [{ ...line, to: 1 }] },
    { ...offer, lines: [] },
    { ...offer, discount: { to: { percent: 5 } } },
    { ...offer, totalPaise: { from: 1_900_00, to: 1_000_01 } },
  ])
    assert.ok(!isSameOffer(offer, other))
})

test('the first answer counts, and only an open question changes the order', () => {
  const effects = proposalStates.flatMap((state) =>
    proposalAnswers.map((answer) => [
      state,
      answer,
      effectOf(answer, { state, isNewest: true }),
      effectOf(answer, { state, isNewest: false }),
    ]),
  )
  assert.deepEqual(effects, [
    ['open', 'yes', 'apply', 'apply'],
    ['open', 'no', 'decline', 'decline'],
    ['accepted', 'yes', 'answered', 'answered'],
    ['accepted', 'no', 'answered', 'answered'],
    ['declined', 'yes', 'answered', 'answered'],
    ['declined', 'no', 'answered', 'answered'],
    ['not possible', 'yes', 'answered', 'answered'],
    ['not possible', 'no', 'answered', 'answered'],
    ['withdrawn', 'yes', 'too late', 'over'],
    ['withdrawn', 'no', 'over', 'over'],
    ['ended', 'yes', 'too late', 'over'],
    ['ended', 'no', 'over', 'over'],
  ])
})

test('an answer is read as yes or no, and nothing else', () => {
  assert.deepEqual(['yes', 'no', '', 'Yes', 'maybe'].map(readAnswer), ['yes', 'no', undefined, undefined, undefined])
})

test('an answer is the newest until the order is edited after it', () => {
  const answeredAt = '2026-10-28T06:30:00.000Z'
  const [earlier, later] = ['2026-10-27T06:30:00.000Z', '2026-10-28T06:30:00.001Z']
  const declined = { state: 'declined', revision: 2, answeredAt } as const
  // Where the clock was set back, the edit before an answer is the later one.
  for (const revisedAt of [earlier, answeredAt, later]) {
    assert.ok(isNewestAnswer(declined, { revision: 2, revisedAt }), revisedAt)
    assert.ok(!isNewestAnswer(declined, { revision: 3, revisedAt }), revisedAt)
    const accepted = { ...declined, state: 'accepted' } as const
    assert.ok(isNewestAnswer(accepted, { revision: 3, revisedAt }), `its own edit, ${revisedAt}`)
    assert.ok(!isNewestAnswer(accepted, { revision: 4, revisedAt }), revisedAt)
    assert.ok(isNewestAnswer({ ...declined, state: 'not possible' }, { revision: 2, revisedAt }), revisedAt)
  }
  const late = { ...declined, state: 'not possible' } as const
  assert.ok(isNewestAnswer(late, { revision: 3, revisedAt: earlier }), 'an edit had ended the question')
  assert.ok(!isNewestAnswer(late, { revision: 3, revisedAt: later }))
  assert.ok(isNewestAnswer({ ...declined, revision: 0 }, {}))
  assert.ok(!isNewestAnswer({ state: 'open', revision: 0 }, {}))
})

const contents = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ id }) => id,
  })
  .map((lines) => ({
    ...before,
    items: lines.map(({ id, quantity }) => ({
      productId: `p${id}`,
      name: `P${id}`,
      code: `C${id}`,
      pricePaise: id,
      quantity,
    })),
    totalPaise: lines.reduce((sum, { id, quantity }) => sum + id * quantity, 0),
  }))

test('what is out, in and changed is exactly what differs', () => {
  fc.assert(
    fc.property(contents, contents, (one, other) => {
      const { lines, totalPaise } = offerBetween(one, other)
      const pieces = new Map(one.items.map(({ productId, quantity }) => [productId, quantity]))
      for (const { productId, from, to } of lines) {
        assert.equal(pieces.get(productId) ?? 0, from)
        assert.notEqual(from, to)
        if (to === 0) pieces.delete(productId)
        else pieces.set(productId, to)
      }
      assert.deepEqual(pieces, new Map(other.items.map(({ productId, quantity }) => [productId, quantity])))
      assert.equal(
        lines.reduce((sum, { from, to, pricePaise }) => sum + (to - from) * pricePaise, 0),
        totalPaise.to - totalPaise.from,
      )
    }),
  )
})

test('the states are those of three answers, and of three others', () => {
  assert.deepEqual(proposalStates.filter(isAnswered), ['accepted', 'declined', 'not possible'])
})

test('a question is on the screen while it is open, and its answer until somebody has seen it', () => {
  assert.equal(shownQuestion(undefined), '')
  const shown = proposalStates.map((state) => [
    shownQuestion({ number: 2, state }),
    shownQuestion({ number: 2, state, seen: '2026-10-28' }),
  ])
  assert.deepEqual(shown, [
    ['2 open', '2 open'],
    ['2 accepted', ''],
    ['2 declined', ''],
    ['2 not possible', ''],
    ['', ''],
    ['', ''],
  ])
})
