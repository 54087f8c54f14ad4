import assert from 'node:assert/strict'
import { ATTEMPT_NAME } from '#web/browser/stored-order.ts'
import { until } from '#test/until.ts'
import { addressRead } from '../browser/reading.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { detail, journey, stage, usually } from './journey.ts'
import { stockOf } from './journey-shop.ts'
import { checkoutField } from './shopping.ts'
import {
  attemptIn,
  bar,
  comeBack,
  expected,
  leaveNothing,
  loseAnswer,
  press,
  quick,
  seeThanks,
  sendWithoutLine,
  shown,
  stock,
  toCheckout,
  unanswered,
  unsent,
} from './waiting-visitor.ts'

journey(
  'an order that is written without a line waits on the phone, is sent once when the line is back, and can be stopped',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', { expected })
    let page = await visitor.visit('/ordernow')
    let left = await stockOf(shop)
    const sent: string[] = []
    visitor.context.on('request', (request) => {
      if (request.url().endsWith('/orders')) sent.push(request.headers()['idempotency-key'] ?? '')
    })

    await stage('it says so, locks its details, and can be stopped with cart and details as they were', async () => {
      const checkout = await toCheckout(page)
      const fields = (['state', 'mobile', 'address'] as const).map((name) => checkoutField(page, name))
      const isEditable = () => Promise.all(fields.map((field) => field.isEditable()))
      assert.deepEqual(await isEditable(), [true, true, true])
      await sendWithoutLine(page)
      assert.deepEqual(await isEditable(), [false, false, false])
      assert.ok(await checkout.getByRole('button', { name: 'Waiting to send' }).isDisabled())
      await press(page, 'Do not send')
      await page.getByText('Your order was not sent. Your cart and details are still here.').waitFor()
      assert.deepEqual(await isEditable(), [true, true, true])
      assert.equal(await checkoutField(page, 'address').inputValue(), lakshmi.address)
      assert.ok(await checkout.getByRole('button', { name: 'Send Order' }).isEnabled())
      assert.doesNotMatch(await attemptIn(page), new RegExp(lakshmi.mobile))
      assert.equal(sent.length, 0)
    })

    await stage('it is sent when the line is back, also from behind a bar in the shop', async () => {
      await sendWithoutLine(page)
      await press(page, 'Close checkout')
      await bar(page).getByText(unsent).waitFor()
      assert.equal(sent.length, 0)
      await visitor.context.setOffline(false)
      await seeThanks(page)
      assert.equal(await stockOf(shop), (left -= 1))
      await leaveNothing(page)
    })

    await stage('it is sent after the tab was closed, from any page', async () => {
      await toCheckout(page)
      await sendWithoutLine(page)
      page = await comeBack(visitor, page)
      await seeThanks(page)
      assert.equal(new URL(page.url()).pathname, addressRead('/ordernow'))
      assert.equal(await stockOf(shop), (left -= 1))
      await leaveNothing(page)
    })

    // In npm test: the page that is loaded again in the `waiting-order-cut` journey, `attempt/waiting-order.test.ts`.
    await detail(
      'after a lost answer it says that it may be there, and the closed tab leads to the one order',
      async () => {
        await toCheckout(page)
        await loseAnswer(page)
        await press(page, 'Send Order')
        await page.getByRole('dialog').getByText(unanswered).waitFor()
        assert.equal(await stockOf(shop), (left -= 1))
        page = await comeBack(visitor, page)
        await seeThanks(page)
        assert.equal(await stockOf(shop), left)
        await leaveNothing(page)
      },
    )

    // In npm test: `attempt/waiting-order.test.ts`, `server/orders/replace-order.test.ts`.
    await detail('stopped after a lost answer it says so, and the next one replaces it', async () => {
      await toCheckout(page)
      await loseAnswer(page)
      await press(page, 'Send Order')
      await page.getByRole('dialog').getByText(unanswered).waitFor()
      await press(page, 'Do not send')
      await page.getByText('If you send it again with the same mobile number, we keep only one.').waitFor()
      await page.unroute('**/orders')
      await visitor.context.setOffline(false)
      await checkoutField(page, 'address').fill(`${lakshmi.address}, first floor`)
      await press(page, 'Send Order')
      await seeThanks(page)
      assert.equal(await stockOf(shop), (left -= 1))
      await leaveNothing(page)
    })

    await stage('of two tabs one shows the confirmation, and the other loses its bar', async () => {
      await toCheckout(page)
      await sendWithoutLine(page)
      await visitor.context.route('**/orders', (route) => route.abort())
      await visitor.context.setOffline(false)
      const second = await visitor.visit('/about')
      await bar(second).getByText(unanswered).waitFor()
      await visitor.context.unroute('**/orders')
      await until(async () => (await shown(page)) + (await shown(second)) > 0, 30_000)
      await until(async () => !(await attemptIn(page)))
      assert.equal(await stockOf(shop), (left -= 1))
      await until(async () => (await bar(second).getByText(unanswered).count()) === 0)
      if ((await shown(page)) === 0) [page] = [second, await page.close()]
      else await second.close()
      await leaveNothing(page)
    })

    await stage('of another day it asks, and sends nothing by itself; a clock that was set back asks too', async () => {
      // A clock that was set back: the `waiting-order-cut` journey.
      for (const hours of usually([-13, 13], [-13])) {
        await toCheckout(page)
        await sendWithoutLine(page)
        await page.evaluate(
          ([name, ms]) => {
            const attempt = JSON.parse(localStorage.getItem(name) ?? '{}')
            localStorage.setItem(name, JSON.stringify({ ...attempt, madeAt: attempt.madeAt + ms }))
          },
          [ATTEMPT_NAME, hours * 3_600_000] as const,
        )
        const before = sent.length
        page = await comeBack(visitor, page, '/')
        await bar(page)
          .getByText(
            hours < 0 ? /waits on this phone\. Send it now\?/ : /We cannot tell from which day\. Send it now\?/,
          )
          .waitFor()
        assert.equal(sent.length, before)
        if (hours < 0) {
          await press(page, 'Send now')
          await seeThanks(page)
          assert.equal(await stockOf(shop), (left -= 1))
          await leaveNothing(page)
        } else {
          await press(page, 'Do not send')
          await page.getByRole('dialog', { name: 'Checkout' }).waitFor()
          assert.equal(await checkoutField(page, 'address').inputValue(), lakshmi.address)
          assert.equal(await bar(page).count(), 0)
          assert.equal(sent.length, before)
          await press(page, 'Send Order')
          await seeThanks(page)
          assert.equal(await stockOf(shop), (left -= 1))
          await leaveNothing(page)
        }
      }
    })

    // In npm test: the control of `attempt/waiting-order.test.ts`.
    await detail('control: with a key that changes at a reload, a lost answer becomes a second order', async () => {
      await toCheckout(page)
      await loseAnswer(page)
      await press(page, 'Send Order')
      await page.getByRole('dialog').getByText(unanswered).waitFor()
      left -= 1
      await page.evaluate((name) => {
        const attempt = JSON.parse(localStorage.getItem(name) ?? '{}')
        localStorage.setItem(name, JSON.stringify({ ...attempt, key: attempt.key.replaceAll(/[0-4]/g, '9') }))
      }, ATTEMPT_NAME)
      page = await comeBack(visitor, page)
      await seeThanks(page)
      assert.equal(await stockOf(shop), left - 1)
    })
  },
  quick,
)
