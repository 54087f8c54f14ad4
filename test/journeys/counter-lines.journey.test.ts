import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { enterByHand, typeByHand } from '../browser/by-hand.ts'
import { goods } from '../fixtures/sample-data.ts'
import { journey, stage } from './journey.ts'
import { withoutEvents } from './without-events.ts'

const { flowerPots, skyShots } = goods
const input = (page: Page) => page.getByRole('textbox', { name: 'Code or name' })
const lines = (page: Page) => page.locator('.counter-lines > li')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const untilTyping = (page: Page) => until(() => input(page).evaluate((field) => field === document.activeElement))

async function add(page: Page, typed: string, count: number) {
  await input(page).fill(typed)
  await page.locator('.counter-input li button').first().click()
  await until(async () => (await lines(page).count()) === count)
}

journey(
  'the counter asks about a price that the shop changed, and takes lines and the sale back',
  { flowerPots, skyShots },
  async ({ person }) => {
    const owner = await person('owner')
    const page = await owner.visitOffice('/admin/counter')
    await input(page).waitFor()

    await stage('a line of many pieces goes at once, and comes back', async () => {
      await add(page, '4*flower', 1)
      await add(page, '1*colour', 2)
      await button(page, `Remove ${flowerPots.name}`).focus()
      await page.keyboard.press('Enter')
      await page.getByText(`4 × ${flowerPots.name} removed`).waitFor()
      assert.equal(await lines(page).count(), 1)
      await untilTyping(page)
      await button(page, 'Undo').click()
      await until(async () => (await lines(page).count()) === 2)
      await untilTyping(page)
    })

    await stage('a double press on a button of a line removes no other line', async () => {
      assert.equal(await pressesAfter(page, '.counter-remove'), 'none')
      await page.locator('.counter-lines[data-settling]').waitFor({ state: 'detached' })
      assert.equal(await pressesAfter(page, '.counter-undo button'), 'none')
    })

    await stage('a discarded sale comes back until the next one begins, also from its payment', async () => {
      await enterByHand(page)
      await page.getByLabel('Cash given').waitFor()
      await button(page, 'Discard this sale').click()
      await page.getByText('Sale discarded').waitFor()
      await untilTyping(page)
      await button(page, 'Undo').click()
      await until(async () => (await lines(page).count()) === 2)
      await button(page, 'Discard this sale').click()
      await page.getByText('Sale discarded').waitFor()
      await add(page, '4*flower', 1)
      assert.equal(await button(page, 'Undo').count(), 0)
      assert.equal(await page.getByLabel('Cash given').count(), 0)
    })

    await stage('a price that rises is asked about before the payment, taken or kept', async () => {
      const products = await owner.visit('/admin/products')
      await setPrice(products, '320')
      await page.getByText('The price is now ₹320.').waitFor()
      await input(page).focus()
      await enterByHand(page)
      await until(() => page.locator('.counter-new-price').evaluate((box) => box === document.activeElement))
      await button(page, `Take ₹320 for ${flowerPots.name}`).click()
      await untilTyping(page)
      await page.getByText('₹1,280').first().waitFor()
      await enterByHand(page)
      await page.getByLabel('Cash given').waitFor()
      await setPrice(products, '340')
      await page.getByText('A price changed. Choose the price in the lines of this sale.').waitFor()
      await page.getByLabel('Cash given').focus()
      await typeByHand(page, '2000')
      await enterByHand(page)
      assert.equal(await page.getByRole('region', { name: 'The last sale' }).count(), 0)
      await button(page, `Keep ₹320 for ${flowerPots.name}`).click()
      await until(() => page.getByLabel('Cash given').evaluate((field) => field === document.activeElement))
      await enterByHand(page)
      await page.getByRole('region', { name: 'The last sale' }).getByText('Change ₹720').waitFor()
    })

    await stage('a price that the device has not heard of is refused once, and then asked about', async () => {
      const deaf = await person('deaf', { expected: /\/live\?/ })
      await withoutEvents(deaf)
      const other = await deaf.visitOffice('/admin/counter')
      await input(other).waitFor()
      await add(other, '2*flower', 1)
      await setPrice(await owner.visit('/admin/products'), '360')
      await input(other).focus()
      await enterByHand(other)
      await other.getByLabel('Cash given').waitFor()
      await enterByHand(other)
      await button(other, `Take ₹360 for ${flowerPots.name}`).click()
      await enterByHand(other)
      await other.getByRole('region', { name: 'The last sale' }).getByText('₹720').first().waitFor()
    })

    await page.getByRole('link', { name: 'Sales of the day' }).first().click()
    const table = page.getByRole('table', { name: 'Sales' })
    await table.waitFor()
    assert.equal(await table.getByText('1 changed price').count(), 1, 'only the one that the seller kept')
  },
  { databases: ['sqlite'] },
)

/** Presses a button of the sale; returns whether the lines take presses as soon as they have moved. */
async function pressesAfter(page: Page, selector: string) {
  return await page.evaluate(async (found) => {
    const sale = document.querySelector('.counter-sale')!
    const moved = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(sale, { childList: true, subtree: true })
    })
    sale.querySelector<HTMLElement>(found)!.click()
    await moved
    return getComputedStyle(sale.querySelector('.counter-remove')!).pointerEvents
  }, selector)
}

async function setPrice(page: Page, rupees: string) {
  await page
    .getByRole('button', { name: `Edit ${flowerPots.name}` })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Edit Product' })
  await form.getByLabel('Our Price').fill(rupees)
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.waitFor({ state: 'hidden' })
}
