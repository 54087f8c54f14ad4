// The states of the packs.
import type { Page } from 'playwright-core'
import type { State } from './states.ts'

const path = '/admin/packs'

async function choose(page: Page, pack: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${pack}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await page.locator('dialog[open]').waitFor()
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Add Pack' }).first().click()
  await page.locator('dialog[open]').waitFor()
}

async function addInVain(page: Page) {
  await openDialog(page)
  const form = page.locator('dialog[open]')
  await form.getByRole('button', { name: 'Add Pack' }).click()
  await form.getByText('Add at least one product.').first().waitFor()
}

async function findProduct(page: Page) {
  await choose(page, 'Children’s evening', 'Edit')
  const form = page.locator('dialog[open]')
  await form.getByLabel('Add a product').fill('a')
  await form.getByRole('button', { name: /^Add / }).first().waitFor()
}

async function searchInVain(page: Page) {
  await page.getByRole('searchbox', { name: 'Search packs' }).fill('umbrella')
  await page.getByText('No packs found').waitFor()
}

async function deleteOne(page: Page) {
  await choose(page, 'Wholesale pack', 'Delete')
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Wholesale pack is back').waitFor()
}

export const packStates: State[] = [
  { name: 'admin-packs', as: 'admin', path },
  { name: 'admin-packs-empty', detail: true, as: 'admin', path, shop: 'empty' },
  { name: 'admin-packs-none-found', detail: true, as: 'admin', path, act: searchInVain },
  { name: 'admin-packs-add-errors', as: 'admin', path, act: addInVain },
  { name: 'admin-packs-find', as: 'admin', path, act: findProduct },
  {
    name: 'admin-packs-broken',
    detail: true,
    as: 'admin',
    path,
    act: (page) => choose(page, 'Last year’s pack', 'Edit'),
  },
  { name: 'admin-packs-restored', detail: true, as: 'admin', path, act: deleteOne },
]
