// The states of the back office.
import type { Page } from 'playwright-core'
import { admin } from '#test/open-test-shop.ts'
import { redSquare } from '#test/red-square.ts'
import type { State } from './states.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const openDialog = (name: RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.locator('dialog[open]').waitFor()
}

async function chooseImage(page: Page) {
  await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
  await page.getByText(/Uploads in/).waitFor()
}

async function uploadImage(page: Page) {
  await chooseImage(page)
  await press('Upload now')(page)
}

async function uploadForEver(page: Page) {
  await page.route('**/media/image/upload', () => {})
  await uploadImage(page)
  await page.getByText(/Uploading image/).waitFor()
}

async function uploadInVain(page: Page) {
  await page.route('**/media/image/upload', (route) => route.abort())
  await uploadImage(page)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
}

async function uploadWell(page: Page) {
  await uploadImage(page)
  await page.getByText('Image uploaded successfully').waitFor()
}

async function viewDetails(page: Page) {
  const links = page.getByRole('link', { name: /^View Details/ })
  await links.nth(1).click()
  await page.locator('dialog[open]').waitFor()
}

export const officeStates: State[] = [
  { name: 'sign-in', path: '/vinayagaadmin' },
  { name: 'sign-in-empty', path: '/vinayagaadmin', act: press('Sign In') },
  { name: 'admin', as: 'admin', path: '/admin' },
  { name: 'admin-upload', as: 'admin', path: '/admin/upload' },
  { name: 'admin-upload-errors', as: 'admin', path: '/admin/upload', act: press('Save Product') },
  { name: 'admin-upload-countdown', as: 'admin', path: '/admin/upload', act: chooseImage },
  { name: 'admin-upload-sending', as: 'admin', path: '/admin/upload', act: uploadForEver },
  { name: 'admin-upload-failed', as: 'admin', path: '/admin/upload', act: uploadInVain },
  { name: 'admin-upload-sent', as: 'admin', path: '/admin/upload', act: uploadWell },
  { name: 'admin-products', as: 'admin', path: '/admin/products' },
  { name: 'admin-products-no-result', as: 'admin', path: '/admin/products?search=umbrella' },
  { name: 'admin-products-bulk', as: 'admin', path: '/admin/products', act: openDialog(/^Increase stock/) },
  { name: 'admin-products-empty', as: 'admin', path: '/admin/products', shop: 'empty' },
  { name: 'admin-orders', as: 'admin', path: '/admin/orders' },
  { name: 'admin-orders-no-result', as: 'admin', path: '/admin/orders?search=umbrella' },
  { name: 'admin-orders-empty', as: 'admin', path: '/admin/orders', shop: 'empty' },
  { name: 'admin-orders-detail', as: 'admin', path: '/admin/orders', act: viewDetails },
  { name: 'admin-orders-delete', as: 'admin', path: '/admin/orders', act: openDialog(/^Delete Order/) },
]

export async function signIn(page: Page): Promise<void> {
  await page.goto('/vinayagaadmin')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
  await press('Sign In')(page)
  await page.waitForURL('**/admin')
}
