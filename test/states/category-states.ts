// The states of the categories.
import type { Page } from 'playwright-core'
import type { State } from './states.ts'

const path = '/admin/categories'

const openDialog = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.locator('dialog[open]').waitFor()
}

async function addInVain(page: Page) {
  await openDialog(/^Add Category$/)(page)
  const form = page.locator('dialog[open]')
  await form.getByRole('button', { name: 'Add Category' }).click()
  await form.getByText('Category name is required').first().waitFor()
}

export const categoryStates: State[] = [
  { name: 'admin-categories', as: 'admin', path },
  { name: 'admin-categories-add-errors', as: 'admin', path, act: addInVain },
  { name: 'admin-categories-edit', detail: true, as: 'admin', path, act: openDialog(/^Edit /) },
  { name: 'admin-categories-delete', as: 'admin', path, act: openDialog(/^Delete /) },
]
