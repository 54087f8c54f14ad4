import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings } from '../settings/shop-settings.ts'
import { termsText } from './terms-text.ts'
import { settingsIn } from '../settings/settings-in.ts'

const english = settingsIn('en', demoSettings)
const textOf = (change: Partial<typeof english>) => termsText({ ...english, ...change }).join('\n')

test('by the terms a customer sends an enquiry and pays nothing before the call', () => {
  assert.match(textOf({}), /shown for enquiry/)
  assert.match(textOf({}), /You pay nothing before that call/)
})

test('the terms name the licence, the GSTIN and the minimum of the shop, if it has them', () => {
  assert.match(textOf({}), /LE-5 licence.*GSTIN: 33AAAAA0000A1Z9/)
  assert.match(textOf({}), /Minimum order: ₹2,000/)
  assert.doesNotMatch(textOf({ licenceNumber: '', gstin: '', minimumOrderPaise: 0 }), /Licence|GSTIN|Minimum/)
  assert.doesNotMatch(textOf({ takingOrders: false }), /Minimum/)
})

test('the terms name the charges beside the goods, and the minimum of each state', () => {
  const text = termsText({
    ...english,
    minimumByState: [{ state: 'Karnataka', minimumPaise: 5000_00 }],
    packing: { unit: 'percent', amount: 2.5 },
    roundOff: true,
  }).join('\n')
  assert.match(text, /Minimum order: ₹2,000; ₹5,000 for Karnataka\./)
  assert.match(text, /Packing charge: 2\.5% of the goods\./)
  assert.match(text, /We round the total to the rupee/)
  const packing = { unit: 'rupees', amount: 50 } as const
  assert.match(termsText({ ...english, packing }).join('\n'), /Packing charge: ₹50\./)
  assert.doesNotMatch(termsText(english).join('\n'), /Packing|round/)
})
