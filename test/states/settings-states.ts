// The states of the settings screen.
import type { Page } from 'playwright-core'
import { untilHydrated } from '../browser/hydrated.ts'
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
  await page.getByText(/^Line 2: /).waitFor()
}

async function shareInVain(page: Page) {
  await page.getByLabel('Share of Bomb').fill('many')
  await save(page)
  await page.getByText('Share must be a number from 0 to 100').first().waitFor()
}

async function changeShop(page: Page) {
  await page.getByLabel('Tamil name').fill('ஸ்ரீ விநாயகா பட்டாசு')
  await page.getByText('1 setting changed').waitFor()
}

/** One with Tamil, one whose fault opened it. */
async function writeTamil(page: Page) {
  await page.locator('summary', { hasText: 'Address, in Tamil' }).click()
  await page.getByLabel('Address, in Tamil').fill('14/2, சத்திரப்பட்டி சாலை, சிவகாசி, தமிழ்நாடு 626123')
  await page.locator('summary', { hasText: 'Opening hours, in Tamil' }).click()
  await page.getByLabel('Opening hours, in Tamil').fill('திங்கள் முதல் சனி வரை '.repeat(12))
  await save(page)
  await page.getByText('Shorten Opening hours, in Tamil to 200 characters').first().waitFor()
}

async function meetOthers(page: Page) {
  await page.getByLabel('Opening hours').first().fill('9 am to 8 pm')
  await seenOtherwise(page, 'settings-draft:shop', { openingHours: 'Monday to Saturday' })
  await save(page)
  await page
    .getByText(/has changed .* too\. Choose/)
    .first()
    .waitFor()
}

async function openStates(page: Page) {
  await page.locator('summary', { hasText: 'We deliver everywhere' }).click()
  await page.getByLabel('Delhi').check()
}

/** Two saves, and the dialog that goes back before them. */
async function goBack(page: Page) {
  for (const [chapter, label, text] of [
    ['season', 'Bursting hours', '6 am to 7 am and 7 pm to 8 pm'],
    ['words', 'Hero text', 'பட்டாசுகள் சிவகாசியிலிருந்து நேராக உங்கள் வீட்டிற்கு. '.repeat(3).trim()],
  ] as const) {
    await page.goto(at(chapter))
    await untilHydrated(page)
    // Its Tamil is below it.
    const field = page.getByLabel(label).first()
    await field.fill((await field.inputValue()) === '' ? text : '')
    await save(page)
    await page.getByText('Saved. Every open page shows it now.').waitFor()
  }
  await page.goto(at('versions'))
  await untilHydrated(page)
  await page
    .getByRole('button', { name: /^Go back to/ })
    .nth(1)
    .click()
  await page.getByText('2 settings were different then.').waitFor()
}

async function goBackInPart(page: Page) {
  await goBack(page)
  await page.getByText('Only what I tick').click()
  await page.getByRole('dialog').getByLabel('Hero text').check()
  await page.getByRole('button', { name: 'Restore 1 setting' }).waitFor()
}

export const settingsStates: State[] = [
  { name: 'admin-settings-shop', detail: true, as: 'admin', path: at('shop') },
  { name: 'admin-settings-changed', detail: true, as: 'admin', path: at('shop'), act: changeShop },
  { name: 'admin-settings-tamil', as: 'admin', path: at('shop'), act: writeTamil },
  { name: 'admin-settings-conflict', detail: true, as: 'admin', path: at('shop'), act: meetOthers },
  { name: 'admin-settings-ordering', detail: true, as: 'admin', path: at('ordering') },
  { name: 'admin-settings-ordering-errors', as: 'admin', path: at('ordering'), act: orderInVain },
  { name: 'admin-settings-states', detail: true, as: 'admin', path: at('ordering'), act: openStates },
  { name: 'admin-settings-payment', as: 'admin', path: at('payment') },
  { name: 'admin-settings-season', as: 'admin', path: at('season') },
  { name: 'admin-settings-words', detail: true, as: 'admin', path: at('words') },
  { name: 'admin-settings-pictures', as: 'admin', path: at('pictures') },
  { name: 'admin-settings-budget', as: 'admin', path: at('budget') },
  { name: 'admin-settings-budget-errors', detail: true, as: 'admin', path: at('budget'), act: shareInVain },
  { name: 'admin-settings-privacy', detail: true, as: 'admin', path: at('privacy') },
  { name: 'admin-settings-versions', as: 'admin', path: at('versions') },
  { name: 'admin-settings-go-back', detail: true, as: 'admin', path: at('versions'), act: goBack },
  { name: 'admin-settings-go-back-part', as: 'admin', path: at('versions'), act: goBackInPart },
]
