import assert from 'node:assert/strict'
import test from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { lakshmiCrackers, testOrder } from '#test/fixtures/sample-order.ts'
import { type Order, orderItem } from '../order/order.ts'
import { graphemes } from '../plain-text.ts'
import { demoSettings } from '../settings/shop-settings.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'
import { orderAgainMessage } from './order-again.ts'

speak(language)

const ORIGIN = 'https://shop.test'

const manyLines = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    orderItem({ ...lakshmiCrackers, id: `p${at}`, code: `PRD${1000 + at}`, name: `Bijili ${at + 1} deluxe` }, 3),
  )

const once = ({ customer, orderDate: date, items, language: spoken }: Order) => ({
  customerName: customer.name,
  language: spoken ?? ('en' as const),
  date,
  items,
})

test('order again: the goods without prices, the link before them, and a long order cut behind it', () => {
  assert.equal(
    orderAgainMessage(once(testOrder()), demoSettings, ORIGIN),
    `Hello Kavitha Murugan, this is Sri Vinayaga Crackers.
Would you like the same crackers as on 20/11/2026 again? See today’s prices and choose here:
https://shop.test/ordernow#cart=0042.10-1999.2-end

1. 4" Lakshmi × 10
2. Deepavali Gift Box 35 Items × 2`,
  )
  const long = orderAgainMessage(once(testOrder({ items: manyLines(200) })), demoSettings, ORIGIN)
  assert.ok(graphemes(long).length <= MESSAGE_MAX)
  assert.match(long, /\n… and \d+ more products$/)
  assert.match(long, /\/ordernow\n/, 'a link of 200 products would fill the message')
  const nobody = orderAgainMessage({ ...once(testOrder()), customerName: '' }, demoSettings, ORIGIN)
  assert.match(nobody, /^Hello, this is Sri Vinayaga Crackers\.\n/)
})

test('a customer who orders in Tamil is invited in Tamil, with the Tamil names of the goods', () => {
  const items = [orderItem({ ...lakshmiCrackers, tamilName: '4" லட்சுமி வெடி' }, 10)]
  const order = testOrder({ language: 'ta', items })
  const text = orderAgainMessage(once(order), demoSettings, ORIGIN)
  assert.match(text, /^வணக்கம் Kavitha Murugan/)
  assert.ok(text.includes('\nhttps://shop.test/ta/ordernow#cart=0042.10-end\n'), text)
  assert.match(text, /\n1\. 4" லட்சுமி வெடி × 10$/)
  assert.doesNotMatch(text, /Hello|again|Lakshmi/)
})
