import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderItem } from '#domain/order/order.ts'
import { addedProduct as product, editedOrder as order } from '#test/fixtures/sample-edit.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { answerConflict, editConflicts, editToSend, following, goingOnFrom, withOrderSeen } from './edit-conflicts.ts'
import {
  type EditDraft,
  type EditedOrder,
  noChanges,
  shownTexts,
  withProduct,
  withQuantity,
  withText,
} from './edit-draft.ts'

const saved = (changes: Partial<EditedOrder>): EditedOrder => ({ ...order, revision: 3, ...changes })
const lines = (edited: EditedOrder, draft: EditDraft) => {
  const sent = editToSend(edited, draft)
  if ('conflicts' in sent) return sent.conflicts.map(({ part, was, theirs, mine }) => [part, was, theirs, mine])
  return sent.edit.lines.map(({ id, quantity, instead }) => [id, quantity, instead].filter(Boolean))
}

/** Somebody else adds sparklers. */
const withSparklers = (pieces: number) => saved({ items: [...order.items, orderItem(sparklers, pieces)] })

test('a line that two people changed is not sent before one version is chosen', () => {
  const mine = withQuantity(noChanges, order, lakshmiCrackers.id, 20)
  const theirs = saved({ items: [orderItem(lakshmiCrackers, 1), orderItem(giftBox, 5)] })
  assert.deepEqual(lines(theirs, mine), [[lakshmiCrackers.id, '9', '1', '20']])
  const kept = answerConflict(theirs, mine, lakshmiCrackers.id, 'mine')
  assert.deepEqual(lines(theirs, kept), [
    [lakshmiCrackers.id, 20],
    [giftBox.id, 5],
  ])
  const sent = editToSend(theirs, kept)
  assert.equal('edit' in sent && sent.edit.revision, 3, 'the revision that it was merged with')
  const taken = answerConflict(theirs, mine, lakshmiCrackers.id, 'theirs')
  assert.deepEqual(lines(theirs, taken)[0], [lakshmiCrackers.id, 1])
  // Changed again: the decision was about the earlier value.
  const again = { ...theirs, revision: 4, items: [orderItem(lakshmiCrackers, 3), orderItem(giftBox, 5)] }
  assert.deepEqual(lines(again, kept), [[lakshmiCrackers.id, '1', '3', '20']])
})

test('lines that only one person changed are merged', () => {
  const mine = withProduct(withQuantity(noChanges, order, giftBox.id, 4), order, product(sparklers))
  const theirs = saved({ items: [orderItem(lakshmiCrackers, 7), orderItem(giftBox, 2)] })
  assert.deepEqual(lines(theirs, mine), [
    [lakshmiCrackers.id, 7],
    [giftBox.id, 4],
    [sparklers.id, 1],
  ])
  assert.deepEqual(editConflicts(theirs, withOrderSeen(theirs, mine)), [])
})

test('a line that others removed is in conflict, and returns when it is kept', () => {
  const mine = withQuantity(noChanges, order, lakshmiCrackers.id, 20)
  const theirs = saved({ items: [orderItem(giftBox, 2)] })
  assert.deepEqual(lines(theirs, mine), [[lakshmiCrackers.id, '9', 'not in the order', '20']])
  assert.deepEqual(lines(theirs, answerConflict(theirs, mine, lakshmiCrackers.id, 'mine')), [
    [giftBox.id, 2],
    [lakshmiCrackers.id, 20],
  ])
  assert.deepEqual(lines(theirs, answerConflict(theirs, mine, lakshmiCrackers.id, 'theirs')), [[giftBox.id, 2]])
})

test('a product that two people added is in conflict unless the quantities are equal', () => {
  const mine = withProduct(noChanges, order, product(sparklers))
  assert.deepEqual(lines(withSparklers(3), mine), [[sparklers.id, 'not in the order', '3', '1']])
  assert.deepEqual(lines(withSparklers(3), answerConflict(withSparklers(3), mine, sparklers.id, 'mine')).at(-1), [
    sparklers.id,
    1,
  ])
  assert.deepEqual(lines(withSparklers(3), answerConflict(withSparklers(3), mine, sparklers.id, 'theirs')).at(-1), [
    sparklers.id,
    3,
  ])
  assert.deepEqual(lines(withSparklers(1), mine).at(-1), [sparklers.id, 1])
})

test('two different substitutes for one line are in conflict, although both removed it', () => {
  const [first] = order.items
  assert.ok(first)
  const mine = withProduct(noChanges, order, product(sparklers), { ...first, before: first.quantity })
  const others = { ...orderItem(giftBox, 9), productId: 'other', name: 'Photo Flash', substituteFor: first.name }
  const theirs = saved({ items: [orderItem(giftBox, 2), others] })
  assert.deepEqual(lines(theirs, mine), [
    [first.productId, '9', 'not in the order; 9 Photo Flash instead', `not in the order; 9 ${sparklers.name} instead`],
  ])
  assert.deepEqual(lines(theirs, answerConflict(theirs, mine, first.productId, 'theirs')), [
    [giftBox.id, 2],
    ['other', 9],
  ])
  assert.equal(lines(theirs, answerConflict(theirs, mine, first.productId, 'mine')).length, 3)
})

test('notes and the discount conflict like lines, the discount with its unit', () => {
  const typed = withText(withText(noChanges, order, 'discount', '10'), order, 'packingNote', 'two cartons')
  const theirs = saved({ discount: { percent: 5 }, packingNote: 'one carton', freightNote: 'paid' })
  assert.deepEqual(lines(theirs, typed), [
    ['discount', '', '5 %', '₹10'],
    ['packingNote', '', 'one carton', 'two cartons'],
  ])
  const taken = answerConflict(theirs, answerConflict(theirs, typed, 'discount', 'theirs'), 'packingNote', 'mine')
  const { discount, discountUnit, packingNote, freightNote } = shownTexts(theirs, taken)
  assert.deepEqual([discount, discountUnit, packingNote, freightNote], ['5', 'percent', 'two cartons', 'paid'])
  assert.deepEqual(editConflicts(theirs, taken), [])
  // A unit alone is not a discount: their discount is shown in its own unit.
  const unit = following(theirs, withText(noChanges, order, 'discountUnit', 'percent'))
  assert.deepEqual(shownTexts(theirs, unit).discountUnit, 'percent')
  assert.deepEqual(shownTexts(theirs, unit).discount, '5')
})

test('changes during a save are based on the saved values', () => {
  const sent = withQuantity(noChanges, order, lakshmiCrackers.id, 20)
  const later = withQuantity(sent, order, lakshmiCrackers.id, 25)
  const rest = goingOnFrom(order, later, { draft: sent, revision: 3 })
  assert.deepEqual(editConflicts(order, rest), [], 'before the order is read again')
  const now = saved({ items: [orderItem(lakshmiCrackers, 20), orderItem(giftBox, 2)] })
  assert.deepEqual(lines(now, rest)[0], [lakshmiCrackers.id, 25])
  assert.deepEqual(goingOnFrom(order, sent, { draft: sent, revision: 3 }), noChanges)
})
