// The back office's other states.
import type { Page } from 'playwright-core'
import { seenOtherwise } from './seen-otherwise.ts'
import type { State } from './states.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const openDialog = (name: RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.locator('dialog[open]').waitFor()
}

async function backUpForEver(page: Page) {
  await page.route('**/admin/backups*', () => {})
  await press('Back Up Now')(page)
  await page.getByText('Backing up...').waitFor()
}

async function openProfile(page: Page) {
  await press(/^Profile of/)(page)
  await page.getByText('Signed in as').waitFor()
}

async function openPasswordForm(page: Page) {
  await openProfile(page)
  await press('Change Password')(page)
}

/** The password is not changed, or the next state could not sign in. */
const typePassword = (typed: string, again: string) => async (page: Page) => {
  await openPasswordForm(page)
  await page.getByRole('textbox', { name: 'New Password' }).fill(typed)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(again)
  await press('Update Password')(page)
  await page.locator('.password-form .notice').waitFor()
}

const find =
  (text: string, shown: string | RegExp, answers = true) =>
  async (page: Page) => {
    if (!answers) await page.route('**/admin/find?*', (route) => route.abort())
    await press('Find')(page)
    await page.getByRole('searchbox', { name: 'Find' }).fill(text)
    await page.locator('dialog[open]').getByText(shown).first().waitFor()
  }

const chooseView = (name: string) => async (page: Page) => {
  await page.getByRole('radio', { name }).check({ force: true })
}

const editProduct = openDialog(/^Edit /)

async function editInVain(page: Page) {
  await editProduct(page)
  const form = page.locator('dialog[open]')
  for (const label of ['Product Name', 'Our Price']) await form.getByLabel(label).fill('')
  await press('Save Changes')(page)
  await page.getByText('Please fill in all required fields').waitFor()
}

async function editWithoutImage(page: Page) {
  await editProduct(page)
  await press('Remove')(page)
  await page.getByLabel(/Drop the product image/).waitFor({ state: 'attached' })
}

async function editTakenUp(page: Page) {
  await editProduct(page)
  await page.locator('dialog[open]').getByLabel('Product Name').fill('கம்பி மத்தாப்பு மின்னும் வண்ணப் பெட்டி 10 செ.மீ. பெரியது')
  await press('Close')(page)
  await editProduct(page)
  await page.getByText('These are your changes from last time.').waitFor()
}

async function editConflict(page: Page) {
  await editProduct(page)
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('Product Name').fill('Colour Rain')
  await dialog.getByLabel('Our Price').fill('19')
  await seenOtherwise(page, 'product-edit ', { productName: 'மழை', ourPrice: '25', imageUrl: '' })
  await editProduct(page)
  await page.getByText('Someone else has changed Product Name too.').waitFor()
}

async function viewDetails(page: Page) {
  const links = page.getByRole('link', { name: /^View Details/ })
  await links.nth(1).click()
  await page.locator('dialog[open]').waitFor()
}

async function copyInVain(page: Page) {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await viewDetails(page)
  await press('Copy address')(page)
  await page.locator('.address-label').waitFor()
}

const seeDialog = (page: Page) => page.locator('dialog[open]').waitFor()

async function viewFirstDetails(page: Page) {
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await seeDialog(page)
}

async function tryAgainInVain(page: Page) {
  await viewFirstDetails(page)
  await press('Try again')(page)
  await page.getByText(/^Insufficient stock for product/).waitFor()
}

/** By its mark: of orders of one second, any may be the oldest. */
async function viewReplaced(page: Page) {
  const replaced = page.locator('[data-mark="superseded"]')
  await replaced
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await page.getByText(/^The customer sent this order again/).waitFor()
}

async function verifyFirst(page: Page) {
  await page.getByRole('button', { name: 'Verification: Unverified. Change to Verified' }).first().click()
  await page.getByText('No longer in this list').waitFor()
}

async function chooseGrid(page: Page) {
  await page.getByRole('radio', { name: 'Grid' }).check({ force: true })
  await page.getByRole('list', { name: 'Online Orders' }).waitFor()
}

export const officeStates: State[] = [
  { name: 'sign-in', detail: true, path: '/vinayagaadmin' },
  { name: 'sign-in-ended', path: '/vinayagaadmin?next=%2Fadmin%2Fproducts&unsaved=1' },
  { name: 'sign-in-empty', detail: true, path: '/vinayagaadmin', act: press('Sign In') },
  { name: 'admin', detail: true, as: 'admin', path: '/admin' },
  { name: 'admin-all-screens', as: 'admin', path: '/admin/settings', only: 'phone', act: openDialog(/^More/) },
  { name: 'admin-find', as: 'admin', path: '/admin', act: find('98', 'Customers') },
  { name: 'admin-find-tamil', detail: true, as: 'admin', path: '/admin', act: find('மத்தாப்பு', 'Products') },
  { name: 'admin-find-nothing', detail: true, as: 'admin', path: '/admin', act: find('zzzz', /^Nothing found/) },
  { name: 'admin-find-failed', detail: true, as: 'admin', path: '/admin', act: find('pack', /did not answer/, false) },
  { name: 'admin-backup-running', detail: true, as: 'admin', path: '/admin', act: backUpForEver },
  { name: 'admin-empty', detail: true, as: 'admin', path: '/admin', shop: 'empty' },
  { name: 'admin-missing', as: 'admin', path: '/admin/nowhere' },
  { name: 'admin-profile', detail: true, as: 'admin', path: '/admin', act: openProfile },
  { name: 'admin-password', detail: true, as: 'admin', path: '/admin', act: openPasswordForm },
  {
    name: 'admin-password-differs',
    detail: true,
    as: 'admin',
    path: '/admin',
    act: typePassword('kv4m-9tqx', 'kv4m'),
  },
  {
    name: 'admin-password-easy',
    as: 'admin',
    path: '/admin',
    act: typePassword('diwali123', 'diwali123'),
  },
  { name: 'admin-products', detail: true, as: 'admin', path: '/admin/products', many: true },
  { name: 'admin-products-grid', as: 'admin', path: '/admin/products', only: 'desk', act: chooseView('Grid') },
  { name: 'admin-products-list', as: 'admin', path: '/admin/products', only: 'phone', act: chooseView('List') },
  { name: 'admin-products-edit', detail: true, as: 'admin', path: '/admin/products', act: editProduct },
  { name: 'admin-products-edit-errors', detail: true, as: 'admin', path: '/admin/products', act: editInVain },
  { name: 'admin-products-edit-no-image', detail: true, as: 'admin', path: '/admin/products', act: editWithoutImage },
  { name: 'admin-products-edit-taken-up', detail: true, as: 'admin', path: '/admin/products', act: editTakenUp },
  { name: 'admin-products-edit-conflict', as: 'admin', path: '/admin/products', act: editConflict },
  { name: 'admin-products-delete', detail: true, as: 'admin', path: '/admin/products', act: openDialog(/^Delete /) },
  { name: 'admin-products-no-result', detail: true, as: 'admin', path: '/admin/products?search=umbrella' },
  { name: 'admin-products-bulk', as: 'admin', path: '/admin/products', act: openDialog(/^Increase stock/) },
  { name: 'admin-products-empty', detail: true, as: 'admin', path: '/admin/products', shop: 'empty' },
  { name: 'admin-orders', detail: true, as: 'admin', path: '/admin/orders' },
  { name: 'admin-orders-no-result', detail: true, as: 'admin', path: '/admin/orders?search=umbrella' },
  { name: 'admin-orders-empty', detail: true, as: 'admin', path: '/admin/orders', shop: 'empty' },
  { name: 'admin-orders-detail', as: 'admin', path: '/admin/orders', act: viewDetails },
  { name: 'admin-orders-detail-uncopied', detail: true, as: 'admin', path: '/admin/orders', act: copyInVain },
  { name: 'admin-orders-delete', as: 'admin', path: '/admin/orders', act: openDialog(/^Delete Order/) },
  { name: 'admin-orders-grid', as: 'admin', path: '/admin/orders', act: chooseGrid },
  { name: 'admin-orders-short', as: 'admin', path: '/admin/orders?stock=short' },
  { name: 'admin-orders-left', as: 'admin', path: '/admin/orders?verified=Unverified', act: verifyFirst },
  { name: 'admin-orders-days', detail: true, as: 'admin', path: '/admin/orders?day=range&from=2020-01-01' },
  { name: 'admin-orders-today', detail: true, as: 'admin', path: '/admin/orders?day=today&counted=yes' },
  { name: 'admin-products-low', detail: true, as: 'admin', path: '/admin/products?stock=low' },
  {
    name: 'admin-orders-detail-short',
    detail: true,
    as: 'admin',
    path: '/admin/orders?stock=short',
    act: viewFirstDetails,
  },
  { name: 'admin-orders-detail-refused', as: 'admin', path: '/admin/orders?stock=short', act: tryAgainInVain },
  {
    name: 'admin-orders-detail-replaced',
    detail: true,
    as: 'admin',
    path: '/admin/orders?sort=oldest',
    act: viewReplaced,
  },
  {
    name: 'admin-orders-gone',
    detail: true,
    as: 'admin',
    path: '/admin/orders?order=ORD20261120224520123',
    act: seeDialog,
  },
]
