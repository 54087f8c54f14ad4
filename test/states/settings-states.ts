// The states of the settings screen.
import type { Page } from 'playwright-core'
import { seenOtherwise } from './seen-otherwise.ts'
import type { State } from './states.ts'

const at = (chapter: string) => `/admin/settings?chapter=${chapter}`

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function orderInVain(page: Page) {
  await page.getByLabel('Minimum order (₹)').fill('many')
  await page.getByLabel('Amount').fill('lots')
  await page.getByRole('button', { name: 'Add a state' }).click()
  await page.getByLabel('Pincodes without delivery').fill('11\nabc')
  await save(page)
  await page.getByText(/^Line 2, “abc”/).waitFor()
}

async function changeShop(page: Page) {
  await page.getByLabel('Tamil name').fill('ஸ்ரீ விநாயகா பட்டாசு')
  await page.getByText('1 setting changed').waitFor()
}

async function meetOthers(page: Page) {
  await page.getByLabel('Opening hours').fill('9 am to 8 pm')
  await seenOtherwise(page, 'settings-draft:shop', { openingHours: 'Monday to Saturday' })
  await save(page)
  await page.getByText('Someone else has changed Opening hours too. Choose').first().waitFor()
}

async function openStates(page: Page) {
  await page.locator('summary').click()
  await page.getByLabel('Delhi').check()
}

export const settingsStates: State[] = [
  { name: 'admin-settings-shop', as: 'admin', path: at('shop') },
  { name: 'admin-settings-changed', detail: true, as: 'admin', path: at('shop'), act: changeShop },
  { name: 'admin-settings-conflict', as: 'admin', path: at('shop'), act: meetOthers },
  { name: 'admin-settings-ordering', detail: true, as: 'admin', path: at('ordering') },
  { name: 'admin-settings-ordering-errors', as: 'admin', path: at('ordering'), act: orderInVain },
  { name: 'admin-settings-states', as: 'admin', path: at('ordering'), act: openStates },
  { name: 'admin-settings-payment', as: 'admin', path: at('payment') },
  { name: 'admin-settings-season', as: 'admin', path: at('season') },
  { name: 'admin-settings-words', as: 'admin', path: at('words') },
  { name: 'admin-settings-pictures', as: 'admin', path: at('pictures') },
  { name: 'admin-settings-privacy', as: 'admin', path: at('privacy') },
  { name: 'admin-settings-versions', as: 'admin', path: at('versions') },
]
