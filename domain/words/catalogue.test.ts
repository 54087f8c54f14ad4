import assert from 'node:assert/strict'
import test from 'node:test'
import { type Translation, wordsOf } from './catalogue.ts'

const english = {
  empty: 'Your cart is empty',
  left: 'Only {stock} left',
  items: { one: '{count} item', other: '{count} items' },
  gone: { one: '1 product is gone.', other: '{count} products are gone.' },
  send: { order: 'Send Order', enquiry: 'Send Enquiry' },
  sent: { order: 'Order {id} is sent.', enquiry: 'Your enquiry is sent.' },
  waiting: {
    order: { one: '{count} order', other: '{count} orders' },
    enquiry: { one: '{count} enquiry', other: '{count} enquiries' },
  },
  price: 'The price of <b>{name}</b> is now {price}. <link>Why?</link>',
  again: '<b>Try</b> again.',
  tips: ['Light one at a time.', 'Keep water near.'],
} as const

const words = wordsOf(english)

test('a sentence without placeholders is a text, a list stays a list', () => {
  assert.equal(words.empty, 'Your cart is empty')
  assert.deepEqual(words.tips, ['Light one at a time.', 'Keep water near.'])
})

test('placeholders are filled, and numbers grouped', () => {
  assert.equal(words.left({ stock: 3 }), 'Only 3 left')
  assert.equal(words.items({ count: 1_23_456 }), '1,23,456 items')
})

test('what a customer typed is not read as a placeholder or a mark', () => {
  assert.equal(words.left({ stock: '{stock} <b>3</b>' }), 'Only {stock} <b>3</b> left')
  const [, name, rest] = words.price({ name: '<link>', price: '$1 $&' })
  assert.deepEqual([name, rest], [{ mark: 'b', text: '<link>' }, ' is now $1 $&. '])
})

test('the number chooses the form', () => {
  const counts = [0, 1, 2]
  assert.deepEqual(
    counts.map((count) => words.items({ count })),
    ['0 items', '1 item', '2 items'],
  )
  assert.equal(words.gone({ count: 1 }), '1 product is gone.')
})

test('a shop for enquiries has its own sentences, whichever placeholders they use', () => {
  const enquiring = wordsOf(english, { callItEnquiry: true })
  assert.equal(words.send, 'Send Order')
  assert.equal(enquiring.send, 'Send Enquiry')
  assert.equal(words.sent({ id: 'ORD1' }), 'Order ORD1 is sent.')
  assert.equal(enquiring.sent({ id: 'ORD1' }), 'Your enquiry is sent.')
  assert.equal(enquiring.waiting({ count: 2 }), '2 enquiries')
})

test('marked words are drawn by the screen, in the order of the sentence', () => {
  assert.deepEqual(words.price({ name: 'Rocket', price: '₹20' }), [
    'The price of ',
    { mark: 'b', text: 'Rocket' },
    ' is now ₹20. ',
    { mark: 'link', text: 'Why?' },
  ])
  assert.deepEqual(words.again, [{ mark: 'b', text: 'Try' }, ' again.'])
})

test('the words of a catalogue are one object, so that effects do not run again', () => {
  assert.equal(wordsOf(english), words)
  assert.notEqual(wordsOf(english, { callItEnquiry: true }), words)
})

/** Each line of the type compiles only if the first type is refused where the second is wanted. */
test('a missing or wrong value, and a missing key of a translation, do not compile', () => {
  type Rejects<Given, Wanted> = Given extends Wanted ? never : true
  type Left = Parameters<typeof words.left>[0]
  const rejected: [
    Rejects<{}, Left>,
    Rejects<{ stocks: number }, Left>,
    Rejects<{ count: string }, Parameters<typeof words.items>[0]>,
    Rejects<{ name: string }, Parameters<typeof words.price>[0]>,
    Rejects<{ mark: 'bold'; text: string }, (typeof words.again)[number]>,
    Rejects<'unknown', keyof typeof words>,
    Rejects<Omit<Translation<typeof english>, 'empty'>, Translation<typeof english>>,
  ] = [true, true, true, true, true, true, true]
  const accepted: Rejects<typeof english, Translation<typeof english>>[] = []
  assert.equal(rejected.length, 7)
  assert.equal(accepted.length, 0)
})
