import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { journey, stage } from './journey.ts'

const { flowerPots } = goods

const rowNames = async (page: Page) =>
  (await page.locator('.category-row h2').allInnerTexts()).map((text) => text.trim())
const titles = async (page: Page) => (await page.locator('.product-section h2').allInnerTexts()).join()

journey(
  'categories are renamed, moved, switched off and merged, and every open page follows',
  goods,
  async ({ person }) => {
    const visitor = await (await person('visitor')).visit('/ordernow?category=Flowers+pots')
    const office = await (await person('owner', { expected: /status of 422/ })).visitOffice('/admin/categories')

    await stage('a new name is on every open page, and a name that another one has is refused', async () => {
      await office.getByRole('button', { name: 'Edit Flowers pots' }).click()
      const form = office.getByRole('dialog', { name: 'Edit Category' })
      await form.getByLabel('Category Name').fill('rockets')
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await form.getByText('There is a category Rocket already.').first().waitFor()
      await form.getByLabel('Category Name').fill('Fountains')
      await form.getByLabel('Tamil Name').fill('புஸ்வானம்')
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await office.getByText('Fountains has been saved, with its 1 product').waitFor()
      await until(async () => (await titles(visitor)).startsWith('Fountains'))
      assert.equal(await visitor.locator('.product-section h2 [lang=ta]').innerText(), 'புஸ்வானம்')
    })

    await stage('old addresses redirect to it, and its Tamil name finds it', async () => {
      await visitor.goto('/ordernow?from=whatsapp&category=flower+pot')
      await untilHydrated(visitor)
      assert.equal(new URL(visitor.url()).search, '?category=Fountains&from=whatsapp')
      await visitor.goto('/ordernow')
      await untilHydrated(visitor)
      await visitor.getByPlaceholder('Search crackers...').fill('புஸ்வானம்')
      await until(async () => (await titles(visitor)).startsWith('Fountains'))
      assert.equal(await visitor.locator('.product-section').count(), 1)
    })

    await stage('two presses of a key move a category by two, and the focus goes along', async () => {
      const down = office.getByRole('button', { name: 'Move down: One sound crackers' })
      await down.focus()
      await office.keyboard.press('Enter')
      await office.keyboard.press('Enter')
      await until(async () => (await rowNames(office)).indexOf('One sound crackers') === 2)
      assert.ok(await down.evaluate((button) => button === document.activeElement), 'the focus goes along')
      await office.getByText('One sound crackers is now 3 of 22').waitFor()
    })

    await stage('a category switched off leaves the open page and cannot be ordered', async () => {
      await visitor
        .getByRole('listitem')
        .filter({ hasText: flowerPots.name })
        .getByRole('button', { name: 'Add to Cart' })
        .click()
      await office.getByRole('switch', { name: 'Fountains in the shop' }).click()
      await office.getByText('Fountains is off: visitors neither see nor order it').waitFor()
      await until(async () => !(await titles(visitor)).includes('Fountains'))
      await visitor.getByRole('button', { name: /^Cart/ }).click()
      const cart = visitor.getByRole('dialog')
      await cart.getByText(flowerPots.name).first().waitFor()
      await cart.getByText('Out of Stock').first().waitFor()
      await cart.getByRole('button', { name: new RegExp(`^Remove ${flowerPots.name}`) }).click()
      await cart.getByText('Your cart is empty').waitFor()
    })

    await stage('a full category is deleted only with a place for its products', async () => {
      await office.getByRole('button', { name: 'Delete Fountains' }).click()
      const dialog = office.getByRole('dialog', { name: 'Delete Category' })
      await dialog.getByText(/has 1 product\. They move to the category that you choose/).waitFor()
      await dialog.getByRole('combobox').selectOption('Rocket')
      await dialog.getByRole('button', { name: 'Move and Delete' }).click()
      await office.getByText('Merged into Rocket: 1 product moved').waitFor()
      await until(async () => !(await rowNames(office)).includes('Fountains'))
      assert.equal((await rowNames(office)).indexOf('One sound crackers'), 2, 'where it was moved')
      await visitor.goto('/ordernow?category=Flowers%20pots')
      assert.equal(new URL(visitor.url()).search, '?category=Rocket')
      await visitor.getByText(flowerPots.name).first().waitFor()
    })
  },
)
