// Nothing is saved: the next state finds the shop unchanged.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
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
  await page.getByRole('heading', { name: 'What changes' }).waitFor()
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
  await page.getByRole('link', { name: /^Have mistakes 12/ }).waitFor()
}

/** Values of products that the shop has, an empty one among them, names in Tamil, and a spelling to confirm. */
async function changedRows(page: Page) {
  const rows = [
    'Wala,Wala No. 1,10 pcs,,900,81,30',
    'Wala,Wala No. 2,,கம்பி மாலை,12500,9500,1200',
    'Match box,மத்தாப்பூ 10 செ.மீ. மின்னும் வண்ணப் பெட்டி,10 பீஸ்,,500,95,40',
    'Rocket,Whistling Roket,,,400,80,25',
    'Rocket,புதிய ராக்கெட்,5 pcs,,400,80,25',
    'Bomb,Bomb No. 2,,,400,0,25',
  ]
  await uploadText(page, `Category,Product name,Contents,Tamil name,M.R.P.,Our price,Stock\n${rows.join('\n')}\n`)
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByRole('heading', { name: 'What changes' }).waitFor()
}

async function goneRows(page: Page) {
  await changedRows(page)
  await page.getByRole('link', { name: /^Missing from the list/ }).click()
  await page.getByRole('table', { name: 'Missing from the list' }).waitFor()
}

export const importStates: State[] = [
  { name: 'admin-import', detail: true, as: 'admin', path: '/admin/import' },
  { name: 'admin-import-refused', as: 'admin', path: '/admin/import', act: uploadOldExcel },
  { name: 'admin-import-columns', as: 'admin', path: '/admin/import', act: upload() },
  { name: 'admin-import-categories', as: 'admin', path: '/admin/import', act: chooseCategories },
  { name: 'admin-import-headings', detail: true, as: 'admin', path: '/admin/import', act: manyHeadings },
  { name: 'admin-import-preview', as: 'admin', path: '/admin/import', act: preview },
  { name: 'admin-import-rows', detail: true, as: 'admin', path: '/admin/import', act: manyRows },
  { name: 'admin-import-changes', as: 'admin', path: '/admin/import', act: changedRows },
  { name: 'admin-import-gone', detail: true, as: 'admin', path: '/admin/import', act: goneRows },
  { name: 'admin-import-questions', as: 'admin', path: '/admin/import', act: answerFirst },
  { name: 'admin-import-answers', detail: true, as: 'admin', path: '/admin/import', act: answerRows },
]
