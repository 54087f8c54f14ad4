import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { MAX_PRICE_PAISE, priceFromDiscount, readProductForm } from './product-form.ts'
import { discountFromPrice, productDefaults } from './product.ts'
import { MAX_STOCK } from './stock.ts'

const FILL_IN = 'Please fill in all required fields and wait for image upload'

const typed = {
  productName: '4" Lakshmi',
  unit: '1pkt',
  category: 'One sound crackers',
  mrp: '180',
  ourPrice: '45.00',
  discount: '75',
  stock: '120',
  imageUrl: '/media/image/upload/lakshmi.png',
  videoUrl: '',
}

function refusal(changes: Record<string, unknown>) {
  const read = readProductForm({ ...typed, ...changes })
  assert.ok('errors' in read, JSON.stringify(read))
  return read
}

function draft(changes: Record<string, unknown>) {
  const read = readProductForm({ ...typed, ...changes })
  assert.ok('draft' in read, JSON.stringify(read))
  return read.draft
}

test('typed texts become stored values', () => {
  assert.deepEqual(draft({}), {
    name: '4" Lakshmi',
    unit: '1pkt',
    category: 'One sound crackers',
    mrpPaise: 180_00,
    pricePaise: 45_00,
    stock: 120,
    ...productDefaults,
    imageUrl: '/media/image/upload/lakshmi.png',
  })
  assert.equal(draft({ videoUrl: '/media/video/upload/a.mp4' }).videoUrl, '/media/video/upload/a.mp4')
})

for (const field of ['productName', 'unit', 'category', 'mrp', 'ourPrice', 'stock']) {
  test(`§5 Upload product: ${field} required (${FILL_IN})`, () => {
    for (const empty of ['', '  ', undefined, null, 12, [], {}]) {
      assert.deepEqual(refusal({ [field]: empty }), { errors: { [field]: 'Required' }, message: FILL_IN })
    }
  })
}

test('§5 every missing field is named at once', () => {
  const read = readProductForm({})
  assert.ok('errors' in read)
  assert.deepEqual(Object.keys(read.errors), ['productName', 'unit', 'category', 'mrp', 'ourPrice', 'stock'])
  assert.equal(read.message, FILL_IN)
})

test('a unit that is not on the list counts as not chosen, and so does an impossible category', () => {
  for (const changes of [{ unit: '1Box' }, { unit: 'kg' }, { category: '' }, { category: ' ' }]) {
    assert.equal(refusal(changes).message, FILL_IN)
  }
})

test('§5 Stock count cannot be negative', () => {
  for (const stock of ['-1', '-0.5', ' -200 ']) {
    const message = 'Stock count cannot be negative'
    assert.deepEqual(refusal({ stock }), { errors: { stock: message }, message })
  }
  assert.equal(draft({ stock: '0' }).stock, 0)
})

test('stock is a whole number with an upper limit', () => {
  for (const stock of ['1.5', 'abc', '1e3', '0x10', '٣½']) {
    assert.equal(refusal({ stock }).message, 'Enter the stock as a whole number.', stock)
  }
  assert.equal(draft({ stock: String(MAX_STOCK) }).stock, MAX_STOCK)
  assert.equal(refusal({ stock: String(MAX_STOCK + 1) }).message, 'Enter a stock of up to 10,00,000.')
  assert.equal(refusal({ stock: '9'.repeat(400) }).message, 'Enter a stock of up to 10,00,000.')
})

test('§5 discount 0-100', () => {
  for (const discount of ['', '0', '1', '99', '100', '75%', '33.3', '12.5%', '7.', '100.0'])
    assert.equal(draft({ discount }).pricePaise, 45_00)
  for (const discount of ['101', '-1', '100.1', 'half', '1000', '%', '1.2.3']) {
    assert.equal(refusal({ discount }).message, 'Enter a discount from 0 to 100.', discount)
  }
})

test('whatever discount is sent, the stored one follows from the two prices', () => {
  for (const discount of ['', '0', '85', undefined]) assert.equal('discount' in draft({ discount }), false)
})

test('§5 mrp and price step 0.01, min 0', () => {
  assert.equal(draft({ mrp: '99.99' }).mrpPaise, 9999)
  assert.equal(draft({ ourPrice: '0' }).pricePaise, 0)
  assert.equal(refusal({ mrp: '1.005' }).message, 'Enter the M.R.P in rupees, for example 120 or 99.50.')
  assert.equal(refusal({ ourPrice: 'NaN' }).message, 'Enter our price in rupees, for example 120 or 99.50.')
  assert.equal(refusal({ mrp: '-5' }).message, 'Enter an M.R.P of ₹0 or more.')
  assert.equal(refusal({ ourPrice: '-.01' }).message, 'Enter our price as ₹0 or more.')
})

test('a price has an upper limit', () => {
  assert.equal(draft({ mrp: '1,00,000' }).mrpPaise, MAX_PRICE_PAISE)
  assert.equal(refusal({ mrp: '100000.01' }).message, 'Enter an M.R.P of up to ₹1,00,000.')
})

test('a name is one line of at most 120 characters', () => {
  assert.equal(draft({ productName: ' கம்பி\n மத்தாப்பு ' }).name, 'கம்பி மத்தாப்பு')
  assert.equal(draft({ productName: 'x'.repeat(120) }).name.length, 120)
  assert.equal(refusal({ productName: 'x'.repeat(121) }).message, 'Enter a product name of up to 120 characters.')
})

test('a picture or video is a file of ours or of the media service', () => {
  assert.equal(draft({ imageUrl: '' }).imageUrl, '')
  assert.equal(draft({ imageUrl: undefined }).imageUrl, '')
  assert.equal(refusal({ imageUrl: 'javascript:alert(1)' }).message, 'Please select a valid image file')
  assert.equal(refusal({ imageUrl: `/${'x'.repeat(500)}` }).message, 'Please select a valid image file')
  assert.equal(refusal({ videoUrl: '//evil.example/x.mp4' }).message, 'Please select a valid video file')
})

test('a missing field is reported before a wrong one', () => {
  const { errors, message } = refusal({ productName: 'x'.repeat(121), stock: '' })
  assert.equal(message, FILL_IN)
  assert.equal(errors.productName, 'Enter a product name of up to 120 characters.')
})

test('reading never throws, and every draft can be stored', () => {
  const field = fc.oneof(fc.anything(), fc.string(), fc.constantFrom('12', '0.5', '1box', 'Wala', '-3'))
  const form = fc.record(Object.fromEntries(Object.keys(typed).map((name) => [name, field])), { requiredKeys: [] })
  fc.assert(
    fc.property(form, (changes) => {
      for (const read of [
        readProductForm(changes),
        readProductForm({ ...typed, stock: changes.stock, mrp: changes.mrp }),
      ]) {
        if ('errors' in read)
          assert.ok(Object.values(read.errors).includes(read.message === FILL_IN ? 'Required' : read.message))
        else
          assert.ok(
            Number.isInteger(read.draft.stock) && Number.isInteger(read.draft.mrpPaise) && read.draft.mrpPaise >= 0,
          )
      }
    }),
  )
})

test('price and discount follow from each other', () => {
  assert.equal(priceFromDiscount(180_00, 75), 45_00)
  assert.equal(priceFromDiscount(99_99, 33), 66_99)
  assert.equal(priceFromDiscount(1_01, 50), 51, 'half a paisa rounds up')
  assert.equal(priceFromDiscount(100_00, 150), 0)
  assert.equal(priceFromDiscount(100_00, -20), 100_00)
  fc.assert(
    fc.property(fc.integer({ min: 1_00, max: MAX_PRICE_PAISE }), fc.nat(100), (mrpPaise, percent) => {
      const pricePaise = priceFromDiscount(mrpPaise, percent)
      assert.ok(Number.isInteger(pricePaise) && pricePaise >= 0 && pricePaise <= mrpPaise)
      assert.ok(Math.abs(discountFromPrice(mrpPaise, pricePaise) - percent) <= 1)
    }),
  )
})

test('prices, discount and stock are taken in digits of any script, and a stock with its commas', () => {
  const tamil = draft({ mrp: '௧௮௦', ourPrice: 'Rs. ௪௫.௫௦', discount: '௭௫', stock: '௧,௦௦௦' })
  assert.deepEqual([tamil.mrpPaise, tamil.pricePaise, tamil.stock], [180_00, 45_50, 1000])
  assert.equal(draft({ ourPrice: 'Rs. 50' }).pricePaise, 50_00)
  assert.equal(draft({ mrp: '१००', stock: '٢٥' }).stock, 25)
  for (const stock of ['1,00', '1,2,3', '12,3456']) {
    assert.equal(refusal({ stock }).errors.stock, 'Enter the stock as a whole number.')
  }
  assert.equal(refusal({ stock: '-௫' }).errors.stock, 'Stock count cannot be negative')
})
