// The states of changing many products at once.
import type { Page } from 'playwright-core'
import type { State } from './states.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

async function chooseAll(page: Page) {
  await press('Change many')(page)
  await press(/^All \d+ that match/)(page)
}

async function openChange(page: Page) {
  await chooseAll(page)
  await press(/^Change\.\.\.$/)(page)
  await page.locator('dialog[open]').waitFor()
}

const changePrices = (percent: string) => async (page: Page) => {
  await openChange(page)
  await page.getByLabel('Kind of change').selectOption('raise-percent')
  await page.getByLabel('Percent').fill(percent)
  await page.getByLabel('Preview').waitFor()
}

async function changeInVain(page: Page) {
  await openChange(page)
  await page.getByLabel('Kind of change').selectOption('raise-percent')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change products/ })
    .click()
  await page.getByText('Enter a percentage').waitFor()
}

/** Undone, so that the next state finds the shop unchanged. */
async function applyAndUndo(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change \d/ })
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Undone: /).waitFor()
}

async function changeAndUndo(page: Page) {
  await changePrices('10')(page)
  await applyAndUndo(page)
}

async function lookAtChanges(page: Page) {
  // States run in parallel, and another one's concurrent changes would be skipped.
  await openChange(page)
  await page.getByLabel('Kind of change').selectOption('new')
  await page.getByLabel('Preview').waitFor()
  await applyAndUndo(page)
  await page.getByRole('link', { name: 'Last changes' }).click()
  await page.getByText('Undone on').first().waitFor()
}

export const changeStates: State[] = [
  { name: 'admin-products-choose', as: 'admin', path: '/admin/products', act: chooseAll },
  { name: 'admin-products-change', detail: true, as: 'admin', path: '/admin/products', act: changePrices('10') },
  { name: 'admin-products-change-warned', as: 'admin', path: '/admin/products', act: changePrices('900') },
  { name: 'admin-products-change-fault', detail: true, as: 'admin', path: '/admin/products', act: changeInVain },
  { name: 'admin-products-changed', detail: true, as: 'admin', path: '/admin/products', act: changeAndUndo },
  { name: 'admin-changes', as: 'admin', path: '/admin/products', act: lookAtChanges },
  { name: 'admin-changes-empty', as: 'admin', path: '/admin/products/changes', shop: 'empty' },
]
