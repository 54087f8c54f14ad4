// §4, §5 The order list under a finger: what changes stays in its place until the list is asked for again, and each tap can be undone.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey } from '../shop/open-test-shop.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey } from './journey.ts'
import { aBusyDay, aShortage, details, openOrders, shown, viewDetails } from './orders-desk.ts'

const BETWEEN_TAPS_MS = 450

const rows = (page: Page) => page.getByRole('table', { name: 'Online Orders' }).locator('tbody > tr')
const chip = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole('button', { name: /^Verification/ })
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const text = (page: Page, row: number) => rows(page).nth(row).innerText()

/** Taps twice at the place where the first row's chip is now; returns the orders that the taps have changed. */
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
  'two taps at one place never meet two customers, though the first row leaves the filter',
  aBusyDay,
  async (walk) => {
    const page = await openOrders(await walk.person('admin'), '?verified=Unverified')
    const [first, second] = await tapTwice(page)
    assert.equal(second, first)
    // A page that is loaded anew takes back a request that the shop has not read yet.
    await page.getByText(`Unverified: ${lakshmi.name}`).waitFor()
    await page.reload()
    await shown(page, '35 orders')
  },
  // On a phone each row is a card, which a mark that goes would make lower.
  { both: true },
)

journey(
  'a row that leaves the filter stays, marked, with a way back; the list asked for again is without it',
  aBusyDay,
  async (walk) => {
    const page = await openOrders(await walk.person('admin'), '?verified=Unverified')
    await chip(page, 0).click()
    await page.getByText(`Verified: ${lakshmi.name}`).waitFor()
    await shown(page, '34 orders')
    await rows(page).first().getByText('No longer in this list').waitFor()
    assert.equal(await rows(page).count(), 35)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`Unverified: ${lakshmi.name}`).waitFor()
    await shown(page, '35 orders')
    await until(async () => (await page.getByText('No longer in this list').count()) === 0)

    await chip(page, 0).click()
    await rows(page).first().getByText('No longer in this list').waitFor()
    await page.getByRole('button', { name: 'Refresh list' }).click()
    await until(async () => (await rows(page).count()) === 34)
    await page.getByLabel('Verification Status').selectOption('Verified')
    await shown(page, '19 orders')
  },
)

journey(
  'by keyboard Undo is one Tab behind the chip, and the focus returns to the chip',
  aBusyDay,
  async ({ person }) => {
    const page = await openOrders(await person('admin'), '?verified=Unverified')
    const undo = page.getByRole('button', { name: 'Undo' })
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
  },
  { databases: ['sqlite'], only: 'desk' },
)

journey(
  'what another admin changes or deletes and what comes in moves nothing under a finger',
  aShortage,
  async (walk) => {
    const { person, shop } = walk
    const page = await openOrders(await person('one'), '?verified=Unverified')
    const other = await openOrders(await person('other'))
    const before = [await text(page, 0), await text(page, 1), await text(page, 2)].map(nameOf)
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

    const products = (await (await fetch(`${shop.origin}/products.json`)).json()) as { id: string }[]
    await page.mouse.move(5, 5)
    await fetch(`${shop.origin}/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
      body: JSON.stringify({ customer: { ...lakshmi, name: 'Selvi' }, items: [{ id: products[0]?.id, quantity: 1 }] }),
    })
    await page.getByText('New order from Selvi').waitFor()
    assert.deepEqual([await text(page, 0), await text(page, 1), await text(page, 2)].map(nameOf), before)
    await page.getByRole('button', { name: 'Refresh list' }).click()
    await until(async () => nameOf(await text(page, 0)) === 'Selvi')
    assert.equal(await rows(page).count(), 2)
  },
)

journey(
  'an order that is set Complete says what speaks against it, and a message goes with its details',
  aShortage,
  async ({ person }) => {
    const page = await openOrders(await person('admin'), '?stock=short')
    await viewDetails(page, lakshmi.name)
    await details(page)
      .getByRole('button', { name: /^Order: Pending/ })
      .click()
    await details(page).getByText(`Complete: ${lakshmi.name} Its stock is not deducted.`).waitFor()
    await details(page).getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.goBack()
    await viewDetails(page, lakshmi.name)
    assert.equal(await page.getByText(`Complete: ${lakshmi.name}`).count(), 0)
    await details(page).getByRole('button', { name: 'Close' }).last().click()
    await page.goto('/admin/orders?sort=oldest')
    await untilHydrated(page)
    await rows(page)
      .filter({ hasText: murugan.name })
      .last()
      .getByRole('button', { name: /^Order: Pending/ })
      .click()
    await page.getByText(`Complete: ${murugan.name} It is still Unverified.`).waitFor()
  },
  { databases: ['sqlite'] },
)

/** The first line of a row. */
function nameOf(rowText: string): string {
  return rowText.split('\n')[0]?.replace(/New$/, '').trim() ?? ''
}
