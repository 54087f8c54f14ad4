import assert from 'node:assert/strict'
import test from 'node:test'
import { billFileName, billText } from './bill-text.ts'
import { orderItem } from '#domain/order/order.ts'
import { dueOf } from '#domain/payments/due.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { lakshmiCrackers, testOrder } from '#test/fixtures/sample-order.ts'

speak(language)

const ownSettings = {
  ...demoSettings,
  otherName: 'சிவகாசி பட்டாசு',
  otherPhones: ['04562 555555'],
  payeeName: 'M. Kannan',
  bank: { accountName: 'Vinayaga', accountNumber: '001234567890', ifsc: 'ABCD0123456', bankName: 'A Bank', branch: '' },
  dispatchPromises: [{ bookedUntil: '2026-11-30', promise: 'Leaves us by 4 December.' }],
}

test('the bill of a Tamil order is in Tamil, on whichever page it is made, and its file has the same name', () => {
  const items = [{ ...orderItem({ ...lakshmiCrackers, tamilName: '4" லட்சுமி வெடி' }, 10), substituteFor: 'Bijili' }]
  const order = testOrder({ language: 'ta', items, discountPaise: 10_00, totalPaise: 440_00, freightNote: 'to pay' })
  const text = billText(order, ownSettings, dueOf(440_00, 100_00))
  assert.equal(
    text,
    `SRI VINAYAGA CRACKERS
சிவகாசி பட்டாசு
Light up every Deepavali
14/2, Chatrapatti Road, Sivakasi, Tamil Nadu 626123
தொலைபேசி: +91 55555 01999
தொலைபேசி: 04562 555555
மின்னஞ்சல்: orders@srivinayagacrackers.example
இணையதளம்: www.srivinayagacrackers.example
================================================
ஆர்டர் பில் (மதிப்பீடு மட்டுமே, GST பில் அல்ல)
ஆர்டர் எண்   : ORD20261120224520123
தேதி         : 20/11/2026
நேரம்        : 10:45:20 pm
அனுப்புதல்   : Leaves us by 4 December.
லாரி வாடகை   : to pay
------------------------------------------------
பெயர்        : Kavitha Murugan
மொபைல் எண்   : 98765 43210
மாற்று எண்   : 91234 56780
முகவரி       : 12, North Masi Street near the clock tower
மாவட்டம்     : Madurai
மாநிலம்      : தமிழ்நாடு
பின்கோடு     : 625001
================================================
1. 4" லட்சுமி வெடி · 4" Lakshmi (Bijili என்பதற்குப் பதிலாக) [PRD0042]
    10 x ₹45 (1 பாக்கெட்)                   ₹450
------------------------------------------------
மொத்த எண்ணிக்கை                               10
எம்.ஆர்.பி. மொத்தம்                       ₹1,800
நீங்கள் சேமிப்பது                         ₹1,360
பொருட்களின் விலை                            ₹450
தள்ளுபடி                                   − ₹10
மொத்தத் தொகை                                ₹440
பெற்றது ₹100, மீதித் தொகை ₹340
================================================
UPI மூலமோ எங்கள் வங்கிக் கணக்கிலோ ₹340
செலுத்தவும்.
UPI ஐடி        : srivinayagacrackers@example
பெறுபவர்       : M. Kannan
கணக்குப் பெயர் : Vinayaga
கணக்கு எண்     : 001234567890
IFSC           : ABCD0123456
வங்கி          : A Bank
பணம் செலுத்திய ஸ்கிரீன்ஷாட்டை ஆர்டர் எண்ணுடன்
+91 55555 01999 என்ற எங்கள் WhatsApp எண்ணுக்கு
அனுப்பவும்.

எங்களிடம் வாங்கியதற்கு நன்றி! Sri Vinayaga Crackers
`,
  )
  const { language: _, ...english } = order
  const due = dueOf(440_00, 100_00)
  assert.equal(
    inLanguage('ta', () => billText(english, ownSettings, due)),
    billText(english, ownSettings, due),
  )
  assert.equal(
    inLanguage('ta', () => billFileName(order, demoSettings)),
    billFileName(order, demoSettings),
  )
})
