// `npm test` proves that a closed shop refuses (`server/orders/orders.test.ts`), and that any refusal of an order that waited is
// kept as a question (`attempt/waiting-order.test.ts`).
import assert from 'node:assert/strict'
import { reopen, stockOf } from '#test/journeys/journey-shop.ts'
import { journey } from '#test/journeys/journey.ts'
import {
  asked,
  bar,
  comeBack,
  expected,
  press,
  quick,
  sendWithoutLine,
  stock,
  toCheckout,
} from '#test/journeys/waiting-visitor.ts'

journey(
  'a shop that closed meanwhile refuses an order that waited, and the visitor reads it',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', { expected })
    let page = await visitor.visit('/ordernow')
    await toCheckout(page)
    await sendWithoutLine(page)
    await page.close()
    await reopen(shop, { takingOrders: false })
    page = await comeBack(visitor, page)
    await bar(page).getByText(asked).waitFor()
    await press(page, 'Show details')
    await page
      .getByRole('dialog')
      .getByText(/not taking orders/)
      .first()
      .waitFor()
    assert.equal(await stockOf(shop), 500)
  },
  { ...quick, ownProcess: true },
)
