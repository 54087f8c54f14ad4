// An owner's list goes into the shop through the back office: columns, categories, preview, save and undo, over a reload.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { goods } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'

const LIST = join(import.meta.dirname, '../fixtures/spreadsheets/02-discount-in-categories.xlsx')

const FULL_PRICE = join(import.meta.dirname, '../fixtures/spreadsheets/30-amounts-without-discount.csv')

journey(
  'a list at the full M.R.P. is asked about once, and a price can be typed in its place',
  { rockets: goods.rockets },
  async ({ person }) => {
    const page = await (await person('owner')).visitOffice('/admin/import')
    await page.locator('input[type=file]').setInputFiles(FULL_PRICE)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('ATOM BOMBS').selectOption({ label: 'New: ATOM BOMBS' })
    await page.getByRole('button', { name: 'Show what changes' }).click()
    await page.getByText('3 products would be sold without a discount. Is that right?').waitFor()
    await page.getByRole('button', { name: 'Yes, that is right' }).click()
    await page.getByRole('button', { name: 'Save 3 changes' }).click()
    await page.getByRole('button', { name: 'Undo this import' }).waitFor()
  },
)

journey(
  'a list without codes is read, its categories are chosen, its changes are seen, saved and undone',
  { rockets: goods.rockets },
  async ({ person }) => {
    const page = await (await person('owner', { expected: /status of 422/ })).visitOffice('/admin/import')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'old.xls', mimeType: '', buffer: Buffer.from('d0cf11e0', 'hex') })
    await page.getByText('This is an old Excel file (.xls). Save it as .xlsx and upload that.').waitFor()
    await page.locator('input[type=file]').setInputFiles(LIST)
    await page.getByRole('heading', { name: 'What is in each column?' }).waitFor()
    assert.equal(await page.getByLabel(/MRP \(Rs\)/).inputValue(), 'mrp')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Categories' }).waitFor()
    await page.reload()
    await page.getByLabel('Atom Bombs').selectOption({ label: 'New: Atom Bombs' })
    await page.getByRole('button', { name: 'Show what changes' }).click()
    await page.getByRole('heading', { name: 'What changes' }).waitFor()
    assert.match(await page.getByRole('navigation', { name: 'Rows' }).innerText(), /New\s+5/)
    const bomb = page.getByRole('listitem').filter({ hasText: 'Hydrogen bomb' })
    assert.match(await bomb.innerText(), /M\.R\.P\. ₹200\s+Our price ₹30\s+Stock 100/)
    await page.getByRole('button', { name: 'Save 5 changes' }).click()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByText('The import is undone.').waitFor()
  },
  { both: true },
)

journey(
  'what another tab has chosen is shown before it is saved, and a tab that answers quickly is not held up',
  { rockets: goods.rockets },
  async ({ person }) => {
    const owner = await person('owner', { expected: /status of 422/ })
    const page = await owner.visitOffice('/admin/import')
    await page.locator('input[type=file]').setInputFiles(LIST)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Atom Bombs').selectOption({ label: 'New: Atom Bombs' })
    await page.getByRole('button', { name: 'Show what changes' }).click()
    await page.getByRole('button', { name: 'Save 5 changes' }).waitFor()
    const other = await page.context().newPage()
    await other.goto(page.url())
    const gone = (tab: typeof page) => tab.getByLabel('1 product of the shop is not in the list')
    // The second choice leaves before the first is answered.
    await gone(other).selectOption('off')
    await gone(other).selectOption('delete')
    await other.getByRole('button', { name: 'Save 6 changes' }).waitFor()
    assert.equal(await other.getByText('Somebody has changed this import').count(), 0)

    await page.getByRole('button', { name: 'Save 5 changes' }).click()
    await page.getByText('Somebody has changed this import, or you did in another tab.').waitFor()
    await page.getByRole('button', { name: 'Save 6 changes' }).waitFor()
    assert.equal(await gone(page).inputValue(), 'delete')
    await gone(page).selectOption('stay')
    await page.getByRole('button', { name: 'Save 5 changes' }).click()
    await page.getByRole('heading', { name: 'Saved' }).waitFor()
    await page
      .getByRole('region', { name: 'Saved' })
      .getByText(/: 5 new\.$/)
      .waitFor()
  },
)
