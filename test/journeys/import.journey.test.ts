import assert from 'node:assert/strict'
import { join } from 'node:path'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { detail, journey, stage } from './journey.ts'

const fixture = (name: string) => join(import.meta.dirname, '../fixtures/spreadsheets', name)
const LIST = fixture('02-discount-in-categories.xlsx')
const FULL_PRICE = fixture('30-amounts-without-discount.csv')

journey(
  'a list without codes is read, its changes are seen, also those of another tab, saved once and undone',
  { rockets: goods.rockets },
  async ({ person }) => {
    const owner = await person('owner', { expected: /status of 422/ })
    const page = await owner.visitOffice('/admin/import')
    const file = page.locator('input[type=file]')
    const press = (name: string) => page.getByRole('button', { name }).click()

    await stage('an old Excel file is refused with instructions', async () => {
      await file.setInputFiles({ name: 'old.xls', mimeType: '', buffer: Buffer.from('d0cf11e0', 'hex') })
      await page.getByText('This is an old Excel file (.xls). Save it as .xlsx and upload that.').waitFor()
    })

    await stage('columns are recognised, categories chosen over a reload, and the changes shown', async () => {
      await file.setInputFiles(LIST)
      await page.getByRole('heading', { name: 'What is in each column?' }).waitFor()
      assert.equal(await page.getByLabel(/MRP \(Rs\)/).inputValue(), 'mrp')
      await press('Continue')
      await page.getByRole('heading', { name: '1 new category' }).waitFor()
      await page.reload()
      await untilHydrated(page)
      const isNew = page.getByRole('checkbox', { name: 'New' })
      assert.equal(await isNew.isChecked(), true, 'the answer that is chosen already')
      await press('Use one of mine')
      const mine = page.getByLabel('Category for Atom Bombs')
      assert.equal(await mine.evaluate((select) => select === document.activeElement), true)
      await mine.selectOption('Bomb')
      await isNew.check()
      assert.equal(await isNew.isChecked(), true)
      await press('Show what changes')
      await page.getByRole('heading', { name: 'Changes' }).waitFor()
      assert.match(await page.getByRole('navigation', { name: 'Rows' }).innerText(), /New\s+5/)
      const bomb = page.getByRole('row').filter({ hasText: 'Hydrogen bomb' })
      assert.match(await bomb.innerText(), /₹200\s+₹30\s+100\s/)
    })

    const gone = (tab: typeof page) => tab.getByLabel('1 product of your shop is missing from the list')
    await stage('a tab that answers quickly is not delayed', async () => {
      const other = await owner.visit(`${page.url()}&rows=gone`)
      // The second choice is sent before the first is answered.
      await gone(other).selectOption('off')
      await gone(other).selectOption('delete')
      await other.getByRole('button', { name: 'Save 5 products, delete 1' }).waitFor()
      assert.equal(await other.getByText('Someone else changed this import').count(), 0)
      await other.close()
    })

    await stage('another tab’s choice is shown before it is saved', async () => {
      await press('Save 5 products')
      await page.getByText('Someone else changed this import, or you did in another tab.').waitFor()
      await page.getByRole('button', { name: 'Save 5 products, delete 1' }).waitFor()
      assert.equal(await gone(page).count(), 0, 'it is decided above the rows that it is about')
      await page.getByRole('link', { name: /^Missing from the list/ }).click()
      assert.equal(await gone(page).inputValue(), 'delete')
      await gone(page).selectOption('stay')
      await press('Save 5 products')
      await page.getByRole('heading', { name: 'Saved' }).waitFor()
      await page
        .getByRole('region', { name: 'Saved' })
        .getByText(/: 5 new\.$/)
        .waitFor()
      await page.getByText('1 new category: Atom Bombs.').waitFor()
      await press('Undo this import')
      await page.getByText('The import is undone.').waitFor()
      await page.getByText('1 new category: Atom Bombs.').waitFor({ state: 'hidden' })
    })

    // In npm test: domain/imports/import-questions.test.ts, server/imports/imports.test.ts.
    await detail('a list at the full M.R.P. raises one question', async () => {
      await page.goto('/admin/import')
      await untilHydrated(page)
      await file.setInputFiles(FULL_PRICE)
      await press('Continue')
      await press('Show what changes')
      await page.getByText('3 products would be sold without a discount. Is that right?').waitFor()
      await press('Yes, that is right')
      await press('Save 3 products')
      await page.getByRole('button', { name: 'Undo this import' }).waitFor()
    })
  },
)
