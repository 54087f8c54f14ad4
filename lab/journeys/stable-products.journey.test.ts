// In `npm test`: web/admin/kit/stable-rows/stable-rows.test.ts, and the `order-list` journey with the same list.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { again } from '#test/browser/again.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { journey, stage } from '#test/journeys/journey.ts'
import type { Person } from '#test/browser/person.ts'

const { flowerPots, skyShots, rockets, lakshmiCrackers } = goods
const bijili = { name: 'Bijili' }
const rows = (page: Page) => page.getByRole('table', { name: 'Products' }).locator('tbody > tr')
const names = async (page: Page) => (await rows(page).locator('[data-cell=name] > strong').allInnerTexts()).join(', ')
const rowOf = (page: Page, { name }: { name: string }) => rows(page).filter({ hasText: name })

/** Another admin adds stock, renames a second product, deletes a third and adds one. */
async function changeAll(other: Person) {
  const page = await other.visitOffice('/admin/products')
  await page.getByRole('button', { name: `Increase stock of ${rockets.name}` }).click()
  await page.getByRole('button', { name: '+200', exact: true }).click()
  await page.getByText('Added 200 units to stock').waitFor()
  await page.getByRole('button', { name: `Delete ${skyShots.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Product deleted successfully').waitFor()
  const form = {
    intent: 'save',
    saveKey: newKey(),
    productName: bijili.name,
    unit: '1pkt',
    category: 'One sound crackers',
    mrp: '20',
    ourPrice: '10',
    stock: '0',
  }
  const answer = await other.context.request.post('/admin/upload.data', { form, ...again })
  assert.ok(answer.ok(), await answer.text())
}

journey(
  'what others change, delete, add or sell moves no product under a finger until the list is refreshed',
  goods,
  async ({ person }) => {
    const one = await person('one')

    await stage('another admin adds to a stock, deletes a product and adds one', async () => {
      const page = await one.visitOffice('/admin/products?stock=low-to-high')
      const before = [rockets, skyShots, flowerPots, lakshmiCrackers].map(({ name }) => name).join(', ')
      assert.equal(await names(page), before)
      // During activity, new rows wait.
      const atWork = setInterval(() => void page.mouse.move(5, 5 + Math.random()).catch(() => {}), 1_000)
      try {
        await page.mouse.move(5, 5)
        await changeAll(await person('other'))
        await rowOf(page, skyShots).getByText('Deleted', { exact: true }).waitFor()
        await until(async () => (await rowOf(page, rockets).getByRole('textbox').inputValue()) === '200')
        assert.equal(await names(page), before)
        assert.equal(await rowOf(page, skyShots).getByRole('button').count(), 0, 'what is deleted cannot be edited')
        await rows(page)
          .first()
          .getByRole('button', { name: `Edit ${rockets.name}` })
          .click({ trial: true })
      } finally {
        clearInterval(atWork)
      }
      await page.locator('.refresh-list[data-outdated]').click()
      const sorted = [bijili.name, flowerPots.name, rockets.name, lakshmiCrackers.name].join(', ')
      await until(async () => (await names(page)) === sorted)
      assert.equal(await page.locator('.refresh-list[data-outdated]').count(), 0)
    })

    await stage(
      'a product whose stock leaves the filter stays in its place, marked, and can be filled up again',
      async () => {
        const page = await one.visitOffice('/admin/products?stock=out')
        await page.getByRole('button', { name: `Increase stock of ${bijili.name}` }).click()
        await page.getByRole('button', { name: '+25', exact: true }).click()
        await page.getByText('Added 25 units to stock').waitFor()
        await rowOf(page, bijili).getByText('No longer in this list').waitFor()
        await page.getByRole('button', { name: `Increase stock of ${bijili.name}` }).click()
        await page.getByRole('button', { name: '+25', exact: true }).click()
        await until(async () => (await rowOf(page, bijili).getByRole('textbox').inputValue()) === '50')
        await page.getByRole('button', { name: 'Refresh list' }).click()
        await page.getByText('No products found').waitFor()
      },
    )
  },
  { databases: ['sqlite'] },
)
