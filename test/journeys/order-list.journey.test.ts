import assert from 'node:assert/strict'
import { untilHydrated } from '../browser/hydrated.ts'
import type { Locator, Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { screens } from '../browser/screens.ts'
import { lakshmi, murugan } from '../fixtures/sample-data.ts'
import { detail, journey, stage } from './journey.ts'
import { aShortage, details, openOrders, SHOTS, shown, someOrders, viewDetails } from './orders-desk.ts'
import { orderElsewhere } from './shopping.ts'

const BETWEEN_TAPS_MS = 450
/** After a bell the next is silent for a moment. */
const BETWEEN_BELLS_MS = 1_600
const desk = { viewport: screens.desk.viewport, isMobile: false, hasTouch: false }

const rows = (page: Page) => page.getByRole('table', { name: 'Online Orders' }).locator('tbody > tr')
const chip = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole('button', { name: /^Verification/ })
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const close = (page: Page) => details(page).getByRole('button', { name: 'Close' }).last().click()

/** Taps twice at the present place of the first row's chip. Returns the orders that the taps changed. */
async function tapTwice(page: Page): Promise<string[]> {
  const box = await chip(page, 0).boundingBox()
  assert.ok(box)
  const changed: string[] = []
  page.on('request', (request) => {
    const form = new URLSearchParams(request.postData() ?? '')
    if (form.get('intent') === 'verify') changed.push(form.get('orderId') ?? '')
  })
  for (const _ of [1, 2]) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(BETWEEN_TAPS_MS)
  }
  await until(async () => changed.length === 2)
  return changed
}

journey(
  'two taps at one place never meet two customers; a row that leaves the filter stays, marked, with a way back',
  someOrders(8),
  async ({ person }) => {
    // On a phone each row is a card, which a vanishing mark would shorten.
    const phone = await openOrders(await person('phone'), '?verified=Unverified')
    const page = await openOrders(await person('desk', desk), '?verified=Unverified')
    for (const [screen, each] of Object.entries({ phone, desk: page })) {
      await stage(`two taps at one place, at the ${screen}`, async () => {
        const [first, second] = await tapTwice(each)
        assert.equal(second, first)
        // A reload aborts a request that the shop has not read yet.
        await each.getByText(`Unverified: ${lakshmi.name}`).waitFor()
        await each.reload()
        await shown(each, '5 orders')
        await untilHydrated(each)
      })
    }

    const undo = page.getByRole('button', { name: 'Undo' })
    await stage('by keyboard Undo is one Tab behind the chip, and the focus returns to the chip', async () => {
      await chip(page, 0).focus()
      await page.keyboard.press('Enter')
      await undo.waitFor()
      await page.keyboard.press('Tab')
      assert.ok(await isFocused(undo), 'Undo has the focus')
      await page.keyboard.press('Enter')
      await page.getByText(`Unverified: ${lakshmi.name}`).waitFor()
      await until(() => isFocused(chip(page, 0)))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await until(async () => (await undo.count()) === 0)
      await until(() => isFocused(chip(page, 0)))
    })

    await stage('a row that leaves the filter stays, marked, with a way back', async () => {
      await chip(page, 0).click()
      await page.getByText(`Verified: ${lakshmi.name}`, { exact: true }).waitFor()
      await shown(page, '4 orders')
      await rows(page).first().getByText('No longer in this list').waitFor()
      assert.equal(await rows(page).count(), 5)
      await undo.click()
      await page.getByText(`Unverified: ${lakshmi.name}`).waitFor()
      await shown(page, '5 orders')
      await until(async () => (await page.getByText('No longer in this list').count()) === 0)
    })

    await stage('the refreshed list is without it', async () => {
      await chip(page, 0).click()
      await rows(page).first().getByText('No longer in this list').waitFor()
      await page.getByRole('button', { name: 'Refresh list' }).click()
      await until(async () => (await rows(page).count()) === 4)
      await page.getByLabel('Verification Status').selectOption('Verified')
      await shown(page, '4 orders')
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)

journey(
  'another admin’s changes and new orders move nothing under a finger, and are shown, with a bell where it is allowed',
  aShortage,
  async ({ person, shop }) => {
    const admin = await person('one')
    await admin.context.addInitScript(countStrikes)
    const page = await openOrders(admin, '?verified=Unverified')
    const other = await openOrders(await person('other'))
    const row = (name: string) => rows(page).filter({ hasText: name })
    const comeIn = (name: string) => orderElsewhere(shop.origin, SHOTS, 1, { ...lakshmi, name })

    await stage('setting an order Complete names its warnings, and a message opens with its details', async () => {
      await viewDetails(page, lakshmi.name)
      await details(page).getByRole('button', { name: 'Order: Pending. Change to Complete' }).click()
      await details(page).getByText(`Complete: ${lakshmi.name} Its stock is not deducted.`).waitFor()
      await close(page)
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await page.goBack()
      await viewDetails(page, lakshmi.name)
      assert.equal(await page.getByText(`Complete: ${lakshmi.name}`).count(), 0)
      await close(page)
      await shown(page, '3 orders')
      await row(murugan.name).first().getByRole('button', { name: 'Order: Pending. Change to Complete' }).click()
      await page.getByText(`Complete: ${murugan.name} It is still Unverified.`).waitFor()
    })

    const names = async () =>
      Promise.all([0, 1, 2].map(async (index) => nameOf(await rows(page).nth(index).innerText())))
    await stage('an order changed or deleted by another admin stays in its place, marked', async () => {
      const before = await names()
      await page.bringToFront()
      await page.mouse.move(5, 5)
      await chip(other, 0).click()
      await rows(page).nth(0).getByText('No longer in this list').waitFor()
      await other
        .getByRole('button', { name: /^Delete Order of/ })
        .nth(1)
        .click()
      await other.getByRole('dialog').getByRole('button', { name: 'Delete Order' }).click()
      await page.mouse.move(8, 8)
      await rows(page).nth(1).getByText('Deleted', { exact: true }).waitFor()
      assert.equal(await chip(page, 1).count(), 0)
      assert.deepEqual(await names(), before)
    })

    await stage('new orders wait for Refresh list, and are silent until a click allows the bell', async () => {
      await other.goto('/admin/products')
      await untilHydrated(other)
      const stock = other.getByRole('textbox', { name: new RegExp(SHOTS) }).first()
      await stock.fill('50')
      await stock.press('Enter')
      await other.getByText('Stock updated successfully').waitFor()
      const before = await names()
      await page.bringToFront()
      await page.mouse.move(5, 5)
      await comeIn('Selvi')
      await page.getByText('New order from Selvi, ₹2,500').waitFor()
      assert.match(await page.title(), /^\(1\) /, 'the title counts what came in')
      assert.deepEqual(await names(), before)
      await page.getByRole('button', { name: 'Refresh list' }).click()
      await until(async () => nameOf(await rows(page).nth(0).innerText()) === 'Selvi')
      await row('Selvi').getByText('New', { exact: true }).waitFor()
      assert.equal(await rows(page).count(), 2)
      assert.equal(await strikesAt(page), 0, 'silent until a click allows it')
    })

    await stage('the bell rings once it is allowed', async () => {
      await page.getByRole('button', { name: 'Sound for new orders' }).click()
      await until(async () => (await strikesAt(page)) === 2)
      assert.doesNotMatch(await page.title(), /^\(/, 'a press has seen it')
      await page.waitForTimeout(BETWEEN_BELLS_MS)
      await comeIn('Anbu')
      await page.getByText('New order from Anbu').waitFor()
      await until(async () => (await strikesAt(page)) === 4)
    })

    // In npm test: web/admin/orders/order-states.test.ts, web/admin/orders/list/list-rule.test.ts.
    await detail('a chip pressed while more orders arrive shows the press', async () => {
      const rush = Promise.all(['Rush A', 'Rush B', 'Rush C', 'Rush D'].map(comeIn))
      await row('Selvi').getByRole('button', { name: 'Verification: Unverified. Change to Verified' }).click()
      await row('Selvi').getByText('Verified', { exact: true }).waitFor()
      await rush
      await shown(page, '6 orders')
      await row('Selvi').getByText('Verified', { exact: true }).waitFor()
    })

    await stage('an open order deleted by another admin is shown as deleted', async () => {
      await page.getByLabel('Verification Status').selectOption('All Verification')
      await viewDetails(page, lakshmi.name)
      await other.goto('/admin/orders')
      await other.getByRole('button', { name: `Delete Order of ${lakshmi.name}` }).click()
      const question = other.getByRole('dialog', { name: 'Delete Order' })
      assert.equal(await question.getByLabel(/^Return its/).count(), 0, 'an order that took nothing returns nothing')
      await question.getByRole('button', { name: 'Delete Order' }).click()
      await other.getByText('Order deleted', { exact: true }).waitFor()
      await details(page).getByText('This order no longer exists.').waitFor()
      await close(page)
    })
  },
)

function countStrikes() {
  const strikes = { count: 0 }
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function startAndCount(when) {
    strikes.count += 1
    start.call(this, when)
  }
  Object.assign(window, { strikes })
}

const strikesAt = (page: Page) =>
  page.evaluate(() => (window as unknown as { strikes: { count: number } }).strikes.count)

function nameOf(rowText: string): string {
  return rowText.split('\n')[0]?.replace(/New$/, '').trim() ?? ''
}
