// Nothing is saved: the next state finds the shop unchanged.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { parseCsv, writeCsv } from '#domain/spreadsheets/csv.ts'
import { ownList } from '../fixtures/own-list.ts'
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
  await page.getByRole('button', { name: 'Show what changes' }).waitFor()
}

async function preview(page: Page) {
  await chooseCategories(page)
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByRole('heading', { name: 'Changes' }).waitFor()
}

async function answerFirst(page: Page) {
  await upload('30-amounts-without-discount.csv')(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByText(/would be sold without a discount/).waitFor()
}

/** Rows that wait for an answer, each with its field: a price of ₹0, one that contradicts its discount. */
async function answerRows(page: Page) {
  await upload('27-discount-column-and-prices-that-differ.csv')(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Category for those that are new').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByText('Our price is ₹0.').waitFor()
}

async function uploadText(page: Page, text: string) {
  await page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: '', buffer: Buffer.from(text) })
  await page.getByRole('heading', { name: 'What is in each column?' }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Show what changes' }).waitFor()
}

/** 35 new headings; one of them is to be a category of the shop. */
async function manyHeadings(page: Page) {
  await uploadText(page, ownList.csv)
  await page.getByRole('button', { name: 'Use one of mine' }).nth(1).click()
}

/** 300 rows, twelve with a mistake. */
async function manyRows(page: Page) {
  await uploadText(page, ownList.csv)
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByRole('link', { name: 'Have mistakes' }).filter({ hasText: '12' }).first().waitFor()
}

/** The shop's own list, edited: values that were empty, names in Tamil, a price of ₹0, a misspelt name, a new product. */
async function changedRows(page: Page) {
  const download = await page.request.get('/admin/import/download/products.csv')
  const [heads = [], ...rows] = parseCsv(await download.text()).rows.map(({ cells }) => cells)
  const edited = rows.slice(0, 60).map((cells) => new Map(heads.map((head, at) => [head, cells[at] ?? null])))
  const [first, second, third, fourth, fifth] = edited
  first!.set('Our price', 81).set('Contents', '10 pcs')
  second!.set('M.R.P.', 12_500).set('Our price', 9_500).set('Stock', 1_200)
  third!.set('Tamil name', 'மத்தாப்பூ 10 செ.மீ. மின்னும் வண்ணப் பெட்டி')
  fourth!.set('Our price', 0)
  fifth!.set('Code', null).set('Product name', `${fifth!.get('Product name')}`.replace(/([aeiou])/, '$1$1'))
  const added = new Map(first).set('Code', null).set('Product name', 'புதிய வண்ண ராக்கெட்')
  await uploadText(
    page,
    writeCsv([heads, ...[...edited, added].map((cells) => heads.map((head) => cells.get(head) ?? null))]),
  )
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByRole('heading', { name: 'Changes' }).waitFor()
}

async function goneRows(page: Page) {
  await changedRows(page)
  await page.getByRole('link', { name: /^Missing from the list/ }).click()
  await page.getByRole('table', { name: 'Missing from the list' }).waitFor()
}

export const importStates: State[] = [
  { name: 'admin-import', detail: true, as: 'admin', path: '/admin/import' },
  { name: 'admin-import-refused', detail: true, as: 'admin', path: '/admin/import', act: uploadOldExcel },
  { name: 'admin-import-columns', as: 'admin', path: '/admin/import', act: upload() },
  { name: 'admin-import-categories', as: 'admin', path: '/admin/import', act: chooseCategories },
  { name: 'admin-import-headings', detail: true, as: 'admin', path: '/admin/import', act: manyHeadings },
  { name: 'admin-import-preview', detail: true, as: 'admin', path: '/admin/import', act: preview },
  { name: 'admin-import-rows', detail: true, as: 'admin', path: '/admin/import', act: manyRows },
  { name: 'admin-import-changes', as: 'admin', path: '/admin/import', act: changedRows },
  { name: 'admin-import-gone', detail: true, as: 'admin', path: '/admin/import', act: goneRows },
  { name: 'admin-import-questions', as: 'admin', path: '/admin/import', act: answerFirst },
  { name: 'admin-import-answers', detail: true, as: 'admin', path: '/admin/import', act: answerRows },
]
