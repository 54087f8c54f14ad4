import assert from 'node:assert/strict'
import { until } from '#test/until.ts'
import { allowSync, dispatchSync } from '../browser/background-sync.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { journey, stage } from './journey.ts'
import { stockOf } from './journey-shop.ts'
import { away, savePages } from './saved-pages.ts'
import { leaveNothing, press, seeThanks, sendWithoutLine, stock, toCheckout } from './waiting-visitor.ts'

const BY_PHONE = 'Your phone sends it when we can be reached, even if you close this page.'

journey(
  'an order that is written without a line is sent after the tab was closed, and not once it was stopped',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', away)
    const { context } = visitor
    await allowSync(context)
    const left = await stockOf(shop)
    const hasCopy = async () => await context.pages()[0]?.evaluate(() => caches.has('shop-left-order'))

    const first = await visitor.visit('/ordernow')
    await savePages(first, ['/ordernow'])
    await toCheckout(first)

    await stage('stopped, it is not sent', async () => {
      await sendWithoutLine(first)
      await first.getByText(BY_PHONE).waitFor()
      assert.ok(await hasCopy())
      await press(first, 'Do not send')
      await first.getByText('Your order was not sent. Your cart and details are still here.').waitFor()
      assert.equal(await hasCopy(), false)
    })

    await stage('with the tab closed the browser sends it', async () => {
      await sendWithoutLine(first)
      await first.getByText(BY_PHONE).waitFor()
      await first.close()
      await context.setOffline(false)
      await dispatchSync(context)
      await until(async () => (await stockOf(shop)) === left - 1)
    })

    await stage('the next visit shows its confirmation, and places no other', async () => {
      const page = await visitor.visit('/ordernow')
      await seeThanks(page)
      assert.equal(await stockOf(shop), left - 1)
      assert.equal(await hasCopy(), false)
      await leaveNothing(page)
      assert.doesNotMatch(await page.evaluate(() => JSON.stringify(localStorage)), new RegExp(lakshmi.mobile))
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)
