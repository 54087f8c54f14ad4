// The states of the categories.
import type { Page } from 'playwright-core'
import type { State } from './states.ts'

const path = '/admin/categories'

async function openMenu(page: Page) {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
}

const choose = (action: string) => async (page: Page) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: action }).click()
  await page.locator('dialog[open]').waitFor()
}

const openDialog = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.locator('dialog[open]').waitFor()
}

async function addInVain(page: Page) {
  await openDialog(/^Add Category$/)(page)
  const form = page.locator('dialog[open]')
  await form.getByRole('button', { name: 'Add Category' }).click()
  await form.getByText('Enter a category name.').first().waitFor()
}

export const categoryStates: State[] = [
  { name: 'admin-categories', detail: true, as: 'admin', path },
  { name: 'admin-categories-empty', detail: true, as: 'admin', path, shop: 'empty' },
  { name: 'admin-categories-menu', as: 'admin', path, act: openMenu },
  { name: 'admin-categories-add-errors', as: 'admin', path, act: addInVain },
  { name: 'admin-categories-edit', detail: true, as: 'admin', path, act: choose('Edit') },
  { name: 'admin-categories-delete', detail: true, as: 'admin', path, act: choose('Delete') },
]
