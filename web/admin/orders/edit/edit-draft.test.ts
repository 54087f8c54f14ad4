import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addedProduct as product, editedOrder as order } from '#test/fixtures/sample-edit.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { editToSend } from './edit-conflicts.ts'
import {
  type EditDraft,
  type EditedOrder,
  isChanged,
  noChanges,
  readEditDraft,
  shownLines,
  withPrices,
  withProduct,
  withQuantity,
  withText,
} from './edit-draft.ts'

const sentOf = (edited: EditedOrder, draft: EditDraft) => {
  const sent = editToSend(edited, draft)
  assert.ok('edit' in sent)
  return sent.edit
}
const quantities = (edited: EditedOrder, draft: EditDraft) =>
  sentOf(edited, draft).lines.map(({ id, quantity, instead }) => [id, quantity, instead].filter(Boolean))

test('a draft contains the differences, and is empty once they are undone', () => {
  const changed = withQuantity(noChanges, order, giftBox.id, 0)
  assert.equal(isChanged(order, changed), true)
  assert.deepEqual(quantities(order, changed), [[lakshmiCrackers.id, 9]])
  assert.deepEqual(shownLines(order, changed)[1]?.before, 2)
  const back = withQuantity(changed, order, giftBox.id, 2)
  assert.deepEqual(back, noChanges)
  assert.equal(isChanged(order, { ...noChanges, texts: { note: 'asked for more', discountUnit: 'percent' } }), false)
  assert.equal(isChanged(order, { ...noChanges, texts: { discount: '5' } }), true)
})

test('a product is added once, and a substitute takes over the quantity', () => {
  const once = withProduct(noChanges, order, product(sparklers))
  const twice = withProduct(once, order, product(sparklers))
  assert.deepEqual(quantities(order, twice).at(-1), [sparklers.id, 2])
  const more = withProduct(noChanges, order, product(giftBox))
  assert.deepEqual(quantities(order, more).at(-1), [giftBox.id, 3])
  const [first] = shownLines(order, noChanges)
  const instead = withProduct(noChanges, order, product(sparklers), first)
  assert.deepEqual(quantities(order, instead), [
    [giftBox.id, 2],
    [sparklers.id, 9, lakshmiCrackers.id],
  ])
  assert.equal(shownLines(order, instead).at(-1)?.substituteFor, lakshmiCrackers.name)
  const again = withProduct(instead, order, product({ ...sparklers, id: 'other' }), shownLines(order, instead).at(-1))
  assert.deepEqual(quantities(order, again).at(-1), ['other', 9])
})

test('prices that the shop named replace those shown when a product was added or seen', () => {
  const draft = withQuantity(withProduct(noChanges, order, product(sparklers)), order, giftBox.id, 5)
  const priced = withPrices(draft, { [sparklers.id]: 99_00, [giftBox.id]: 77_00 })
  const without = { ...order, items: order.items.slice(0, 1) }
  assert.deepEqual(
    shownLines(without, priced).map(({ pricePaise }) => pricePaise),
    [lakshmiCrackers.pricePaise, 77_00, 99_00],
  )
  assert.equal(withPrices(noChanges, {}), noChanges)
})

test('a typed discount keeps its unit, whatever others save', () => {
  const typed = withText(noChanges, order, 'discountUnit', 'percent')
  assert.deepEqual(typed.texts, { discount: '', discountUnit: 'percent' })
})

test('a draft survives a reload, and an unreadable one is dropped', () => {
  const draft = withProduct({ ...noChanges, texts: { note: 'two' } }, order, product(sparklers))
  assert.deepEqual(readEditDraft(JSON.parse(JSON.stringify(draft))), draft)
  assert.equal(readEditDraft({}), undefined)
  assert.deepEqual(readEditDraft({ quantities: { a: 'x' }, added: [{}], texts: { note: 5 } }), {
    ...noChanges,
    texts: { note: '' },
  })
  assert.deepEqual(draft.seen, order, 'the order that it began on')
  assert.equal(readEditDraft({ ...draft, seen: { ...order, items: [{}] } })?.seen, undefined)
})
