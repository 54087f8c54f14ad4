// An owner's list goes into the shop through the back office: columns, categories, preview, save and undo, over a reload.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { goods } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'

const LIST = join(import.meta.dirname, '../fixtures/spreadsheets/02-discount-in-categories.xlsx')

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
