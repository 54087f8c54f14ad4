import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { journey, stage } from './journey.ts'
import { stockOf } from './journey-shop.ts'
import { away, savePages } from './saved-pages.ts'
import { checkoutField, fillCheckout, openCheckout, putInCart } from './shopping.ts'
import {
  bar,
  leaveNothing,
  loseAnswer,
  press,
  quick,
  rocket,
  seeThanks,
  stock,
  unanswered,
  unsent,
} from './waiting-visitor.ts'

const YEAR_MS = 365 * 86_400_000
const UNDATED = /waits on this phone\. We cannot tell from which day\. Send it now\? We may have it already\./

const checkout = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })

async function reload(page: Page) {
  await page.reload()
  await untilHydrated(page)
}

journey(
  'a line that is cut before the details, reloads without it, and a clock that is a year wrong: one order each time',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', away)
    const { context } = visitor
    await context.clock.install()
    const page = await visitor.visit('/ordernow')
    await savePages(page, ['/ordernow'])
    let left = await stockOf(shop)
    let posted = 0
    context.on('request', (request) => request.url().endsWith('/orders') && (posted += 1))

    await stage('cart and details are filled without a line; a reload among them loses nothing', async () => {
      await context.setOffline(true)
      await putInCart(page, rocket, 2)
      await openCheckout(page)
      await checkoutField(page, 'state').selectOption(lakshmi.state)
      await checkoutField(page, 'address').fill(lakshmi.address)
      await checkoutField(page, 'mobile').pressSequentially(lakshmi.mobile.slice(0, 4))
      await reload(page)
      await checkout(page).waitFor()
      assert.equal(await checkoutField(page, 'state').inputValue(), lakshmi.state)
      assert.equal(await checkoutField(page, 'address').inputValue(), lakshmi.address)
      assert.equal(await checkoutField(page, 'mobile').inputValue(), lakshmi.mobile.slice(0, 4))
      await fillCheckout(page)
    })

    await stage('the order waits, also after a reload, and is sent once when the line is back', async () => {
      await press(page, 'Send Order')
      await checkout(page).getByText(unsent).waitFor()
      await reload(page)
      await checkout(page).getByText(unsent).waitFor()
      assert.equal(posted, 0)
      await context.setOffline(false)
      await seeThanks(page)
      assert.equal(await stockOf(shop), (left -= 2))
      await leaveNothing(page)
    })

    await stage(
      'its answer is lost, and the clock is then a year ahead or behind: it asks, names no day, and stays one order',
      async () => {
        await putInCart(page, rocket)
        await openCheckout(page)
        await fillCheckout(page)
        await loseAnswer(page)
        await press(page, 'Send Order')
        await checkout(page).getByText(unanswered).waitFor()
        assert.equal(await stockOf(shop), (left -= 1))
        await page.unroute('**/orders')
        const before = posted
        await page.clock.setSystemTime(Date.now() + YEAR_MS)
        await context.setOffline(false)
        await reload(page)
        await press(page, 'Close checkout')
        await bar(page).getByText(UNDATED).waitFor()
        await page.clock.setSystemTime(Date.now() - YEAR_MS)
        await reload(page)
        await bar(page).getByText(UNDATED).waitFor()
        assert.equal(posted, before)
        await press(page, 'Send now')
        await seeThanks(page)
        await until(async () => posted > before)
        assert.equal(await stockOf(shop), left)
        await leaveNothing(page)
      },
    )
  },
  quick,
)
