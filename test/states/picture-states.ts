// Each is undone: the next state finds the shop unchanged.
import type { Page } from 'playwright-core'
import { pictureZip } from '../fixtures/picture-zip.ts'
import { listedProducts } from '../browser/listed-products.ts'
import type { State } from './states.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

async function choose(page: Page) {
  const zip = await pictureZip(await listedProducts(page))
  await page.locator('input[name=pictures]').setInputFiles(zip)
  await page.getByRole('region', { name: 'These have their product' }).waitFor()
}

async function chooseInVain(page: Page) {
  const buffer = Buffer.from('no zip at all')
  await page
    .locator('input[name=pictures]')
    .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer })
  await page.getByText('This is not a zip').waitFor()
}

async function askForProduct(page: Page) {
  await choose(page)
  await press(/^Choose the product of/)(page)
  await page.locator('dialog[open]').waitFor()
}

async function uploadForEver(page: Page) {
  await page.route('**/media/image/upload', () => {})
  await choose(page)
  await press(/^Add \d+ pictures?$/)(page)
  await page.getByText(/^0 of \d+ uploaded$/).waitFor()
}

async function uploadSignedOut(page: Page) {
  await page.route('**/media/image/upload', (route) =>
    route.fulfill({ status: 401, json: { error: { message: 'Please sign in again' } } }),
  )
  await choose(page)
  await press(/^Add \d+ pictures?$/)(page)
  await page.getByText(/^Stopped\. /).waitFor()
}

async function putInAndUndo(page: Page) {
  await choose(page)
  await press(/^Add \d+ pictures?$/)(page)
  await press('Undo')(page)
  await page.getByText(/^Undone: /).waitFor()
}

export const pictureStates: State[] = [
  { name: 'admin-pictures', as: 'admin', path: '/admin/pictures' },
  { name: 'admin-pictures-empty', detail: true, as: 'admin', path: '/admin/pictures', shop: 'empty' },
  { name: 'admin-pictures-refused', detail: true, as: 'admin', path: '/admin/pictures', act: chooseInVain },
  { name: 'admin-pictures-chosen', as: 'admin', path: '/admin/pictures', act: choose },
  { name: 'admin-pictures-product', as: 'admin', path: '/admin/pictures', act: askForProduct },
  { name: 'admin-pictures-uploading', detail: true, as: 'admin', path: '/admin/pictures', act: uploadForEver },
  { name: 'admin-pictures-stopped', detail: true, as: 'admin', path: '/admin/pictures', act: uploadSignedOut },
  { name: 'admin-pictures-done', detail: true, as: 'admin', path: '/admin/pictures', act: putInAndUndo },
]
