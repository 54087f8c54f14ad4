// Nothing is saved: the next state finds the shop unchanged.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { State } from './states.ts'

const LISTS = join(import.meta.dirname, '../fixtures/spreadsheets')

const upload =
  (file = '02-discount-in-categories.xlsx') =>
  async (page: Page) => {
    await page.locator('input[type=file]').setInputFiles(join(LISTS, file))
    await page.getByRole('heading', { name: 'What is in each column?' }).waitFor()
  }

async function uploadOldExcel(page: Page) {
  const buffer = Buffer.from('d0cf11e0', 'hex')
  await page.locator('input[type=file]').setInputFiles({ name: 'old.xls', mimeType: '', buffer })
  await page.getByText('Save it as .xlsx and upload that.').waitFor()
}

async function chooseCategories(page: Page) {
  await upload()(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Categories', exact: true }).waitFor()
}

async function preview(page: Page) {
  await chooseCategories(page)
  await page.getByLabel('Atom Bombs').selectOption({ label: 'New: Atom Bombs' })
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByRole('heading', { name: 'What changes' }).waitFor()
}

async function answerFirst(page: Page) {
  await upload('30-amounts-without-discount.csv')(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('ATOM BOMBS').selectOption({ label: 'New: ATOM BOMBS' })
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByText(/would be sold without a discount/).waitFor()
}

/** Rows that wait for an answer, each with its field: a price of ₹0, one that contradicts its discount. */
async function answerRows(page: Page) {
  await upload('27-discount-column-and-prices-that-differ.csv')(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Rows without a category').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByText('Our price is ₹0.').waitFor()
}

export const importStates: State[] = [
  { name: 'admin-import', detail: true, as: 'admin', path: '/admin/import' },
  { name: 'admin-import-refused', as: 'admin', path: '/admin/import', act: uploadOldExcel },
  { name: 'admin-import-columns', as: 'admin', path: '/admin/import', act: upload() },
  { name: 'admin-import-categories', as: 'admin', path: '/admin/import', act: chooseCategories },
  { name: 'admin-import-preview', as: 'admin', path: '/admin/import', act: preview },
  { name: 'admin-import-questions', as: 'admin', path: '/admin/import', act: answerFirst },
  { name: 'admin-import-answers', detail: true, as: 'admin', path: '/admin/import', act: answerRows },
]
