// The owner's categories: renamed, moved, switched off and merged in the back office, while a visitor has the shop open.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { goods } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'

const { flowerPots } = goods

const rowNames = async (page: Page) =>
  (await page.locator('.category-row h2').allInnerTexts()).map((text) => text.trim())
const titles = async (page: Page) => (await page.locator('.product-section h2').allInnerTexts()).join()

journey(
  '27.3 a renamed category is on every open page, is found by its Tamil name, and old addresses lead to it',
  goods,
  async ({ person }) => {
    const visitor = await (await person('visitor')).visit('/ordernow?category=Flowers+pots')
    const office = await (await person('owner', { expected: /status of 422/ })).visitOffice('/admin/categories')
    await office.getByRole('button', { name: 'Edit Flowers pots' }).click()
    const form = office.getByRole('dialog', { name: 'Edit Category' })
    await form.getByLabel('Category Name').fill(' ')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await form.getByText('Category name is required').first().waitFor()
    await form.getByLabel('Category Name').fill('rockets')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await form.getByText('There is a category Rocket already.').first().waitFor()
    await form.getByLabel('Category Name').fill('Fountains')
    await form.getByLabel('Tamil Name').fill('புஸ்வானம்')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await office.getByText('Fountains has been saved, with its 1 product').waitFor()

    await until(async () => (await titles(visitor)).startsWith('Fountains'))
    assert.equal(await visitor.locator('.product-section h2 [lang=ta]').innerText(), 'புஸ்வானம்')
    await visitor.goto('/ordernow?from=whatsapp&category=flower+pot')
    assert.equal(new URL(visitor.url()).search, '?category=Fountains&from=whatsapp')
    await visitor.goto('/ordernow')
    await visitor.getByPlaceholder('Search crackers...').fill('புஸ்வானம்')
    await until(async () => (await titles(visitor)).startsWith('Fountains'))
    assert.equal(await visitor.locator('.product-section').count(), 1)
  },
)

journey(
  '27.3 categories are moved by buttons and keys, two in a row, and stay so',
  goods,
  async ({ person }) => {
    const page = await (await person('owner')).visitOffice('/admin/categories')
    const down = page.getByRole('button', { name: 'Move down: One sound crackers' })
    await down.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await until(async () => (await rowNames(page)).indexOf('One sound crackers') === 2)
    assert.ok(await down.evaluate((button) => button === document.activeElement), 'the focus goes along')
    await page.getByText('One sound crackers is now 3 of 22').waitFor()
    await until(async () => {
      await page.reload()
      return (await rowNames(page)).indexOf('One sound crackers') === 2
    })
  },
  { databases: ['sqlite'] },
)

journey(
  '27.3 what is off leaves open pages and cannot be ordered; a full category is deleted only with a place for its products',
  goods,
  async ({ person }) => {
    const visitor = await (await person('visitor')).visit('/ordernow')
    await visitor
      .getByRole('listitem')
      .filter({ hasText: flowerPots.name })
      .getByRole('button', { name: 'Add to Cart' })
      .click()
    const office = await (await person('owner')).visitOffice('/admin/categories')
    await office.getByRole('switch', { name: 'Flowers pots in the shop' }).click()
    await office.getByText('Flowers pots is off: visitors neither see nor order it').waitFor()
    await until(async () => !(await titles(visitor)).includes('Flowers pots'))
    await visitor.getByRole('button', { name: /^Cart/ }).click()
    const cart = visitor.getByRole('dialog')
    await cart.getByText(flowerPots.name).first().waitFor()
    await cart.getByText('Out of Stock').first().waitFor()
    await cart.getByRole('button', { name: new RegExp(`^Remove ${flowerPots.name}`) }).click()
    await cart.getByText('Your cart is empty').waitFor()

    await office.getByRole('button', { name: 'Delete Flowers pots' }).click()
    const dialog = office.getByRole('dialog', { name: 'Delete Category' })
    await dialog.getByText(/has 1 product\. They move to the category that you choose/).waitFor()
    await dialog.getByRole('combobox').selectOption('Rocket')
    await dialog.getByRole('button', { name: 'Move and Delete' }).click()
    await office.getByText('Merged into Rocket: 1 product moved').waitFor()
    await until(async () => !(await rowNames(office)).includes('Flowers pots'))
    await visitor.goto('/ordernow?category=Flowers%20pots')
    assert.equal(new URL(visitor.url()).search, '?category=Rocket')
    await visitor.getByText(flowerPots.name).first().waitFor()
  },
  { databases: ['postgres'] },
)
