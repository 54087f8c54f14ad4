// The customers' states.
import type { Page } from 'playwright-core'
import { settled, unconfirmed } from '../fixtures/past-orders.ts'
import { lakshmi, murugan } from '../fixtures/sample-data.ts'
import type { State } from './states.ts'

const openCustomer =
  ({ name }: { name: string }) =>
  async (page: Page) => {
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.locator('dialog[open]').getByRole('button', { name: 'Download data' }).waitFor()
  }

async function askToErase(page: Page) {
  await openCustomer(settled)(page)
  await page.getByRole('button', { name: 'Erase this customer' }).click()
  await page.getByRole('dialog', { name: 'Erase Customer' }).waitFor()
}

async function typeAnother(page: Page) {
  await askToErase(page)
  await page.getByLabel('Type the mobile number again').fill('98765 00000')
  await page.getByRole('button', { name: 'Erase customer' }).click()
  await page.getByText('You typed another number.').waitFor()
}

const path = '/admin/customers'

export const customerStates: State[] = [
  { name: 'admin-customers', as: 'admin', path },
  { name: 'admin-customers-sum', detail: true, as: 'admin', path: `${path}?sort=sum` },
  { name: 'admin-customers-no-result', detail: true, as: 'admin', path: `${path}?search=umbrella` },
  { name: 'admin-customers-empty', detail: true, as: 'admin', path, shop: 'empty' },
  { name: 'admin-customer', detail: true, as: 'admin', path, act: openCustomer(settled) },
  { name: 'admin-customer-many', as: 'admin', path, act: openCustomer(lakshmi) },
  { name: 'admin-customer-tamil', detail: true, as: 'admin', path, act: openCustomer(murugan) },
  { name: 'admin-customer-unconfirmed', detail: true, as: 'admin', path, act: openCustomer(unconfirmed) },
  { name: 'admin-customer-gone', detail: true, as: 'admin', path: `${path}?customer=ORD1` },
  { name: 'admin-customer-erase', detail: true, as: 'admin', path, act: askToErase },
  { name: 'admin-customer-erase-fault', detail: true, as: 'admin', path, act: typeAnother },
]
