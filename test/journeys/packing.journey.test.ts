import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { type Catalogue, type Words, wordsOf } from '#domain/words/catalogue.ts'
import { packing } from '#domain/words/en/office/orders/packing.ts'
import { officeShell } from '#domain/words/en/office/shell.ts'
import { signIn } from '#domain/words/en/office/sign-in.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import type { Shop } from '#server/shop.ts'
import { answerTo } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { addPeople, people } from '../shop/people.ts'
import { journey } from './journey.ts'
import { details } from './orders-desk.ts'
import { openScreen } from './open-screen.ts'

const { skyShots, flowerPots, lakshmiCrackers } = goods
// The router prefetches a screen's links; half a second after signing in it has not yet.
const expected = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|\/live\?|manifest patches/

async function anOrder(shop: Shop) {
  await addPeople(shop)
  const stock = { skyShots: { ...skyShots, stock: 90 }, flowerPots: { ...flowerPots, stock: 90 }, lakshmiCrackers }
  const { skyShots: shots, flowerPots: pots, lakshmiCrackers: crackers } = await stockUp(shop, stock)
  const items = [
    { id: shots.id, quantity: 5 },
    { id: pots.id, quantity: 8 },
    { id: crackers.id, quantity: 1 },
  ]
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed)
  await shop.orders.steps.take(placed.order.orderId, 'confirmed')
}

const row = (page: Page, name: string) => page.locator('.packer-tick', { hasText: name })
const ticked = (page: Page, name: string) => page.locator('.packer-tick[aria-pressed="true"]', { hasText: name })
const isPressing = (url: URL) => url.pathname.startsWith('/admin/packing')

async function startPacking(page: Page) {
  await page.getByLabel('Email').fill(people.packer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(people.packer.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // The bottom bar on a phone, the sidebar at a desktop.
  await openScreen(page, /Pack/)
  await page.getByRole('link', { name: `Pack the order of ${lakshmi.name}` }).click()
  await page.getByText('0 of 3 lines, 0 of 14 pieces').waitFor()
}

journey(
  'an order is packed on a phone without a network in the middle, and nothing is lost',
  anOrder,
  async ({ person }) => {
    const ravi = await person('ravi', { expected })
    const page = await ravi.visit('/admin')
    await startPacking(page)
    assert.equal(await page.getByText('₹').count(), 0)
    assert.equal(
      await page.getByRole('link', { name: 'Call the customer' }).getAttribute('href'),
      `tel:${lakshmi.mobile}`,
    )
    await row(page, flowerPots.name).click()
    await page.getByText('1 of 3 lines, 8 of 14 pieces').waitFor()
    // It is rendered before the shop has it.
    await page.waitForFunction(() => {
      const kept = Object.entries(localStorage).filter(([name]) => name.startsWith('packing-presses:'))
      return kept.every(([, text]) => (JSON.parse(String(text)) as { isSent?: boolean }).isSent)
    })

    await ravi.context.setOffline(true)
    await row(page, lakshmiCrackers.name).click()
    await page.getByText('There is no network.').waitFor()
    await page.getByText('We keep 1 tick on this phone').waitFor()
    await page.getByRole('button', { name: `Short: ${skyShots.name}` }).click()
    await page.getByLabel('How many of the 5 do you have?').fill('3')
    await page.getByRole('button', { name: 'Report to the shop' }).click()
    await page.getByText('We keep 2 ticks on this phone').waitFor()

    // Pages load again before the ticks are sent.
    await page.route(isPressing, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await ravi.context.setOffline(false)
    await page.reload()
    await untilHydrated(page)
    await ticked(page, lakshmiCrackers.name).waitFor()
    await page.getByText('You found 3 of 5.').waitFor()

    const owner = await (await person('owner', { expected })).visitOffice('/admin/orders')
    await owner
      .getByRole('link', { name: `View Details of ${lakshmi.name}` })
      .first()
      .click()
    await details(owner).getByRole('heading', { name: 'History' }).waitFor()
    assert.equal(await owner.getByText('while packing').count(), 0)
    await page.unroute(isPressing)
    await details(owner)
      .getByText('while packing')
      .filter({ hasText: people.packer.email })
      .filter({ hasText: skyShots.name })
      .filter({ hasText: /3\D*5|5\D*3/ })
      .waitFor()
    await page.getByText('on this phone').waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Finish packing' }).click()
    await page.getByText('1 line is short. Ask the shop to change the order first.').waitFor()
    // They were found after all.
    await row(page, skyShots.name).click()
    await page.getByText('3 of 3 lines, 14 of 14 pieces').waitFor()
    await owner.getByText('while packing').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Finish packing' }).click()
    await page.getByLabel('How many cases?').fill('4')
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await page.getByText('Packed in 4 cases.').waitFor()
    await details(owner).locator('.order-history li', { hasText: '4 cases' }).waitFor()
    await page.getByRole('link', { name: 'Next order' }).click()
    await page.getByRole('heading', { name: 'No orders to pack' }).waitFor()
  },
  // In Tamil: test/work-in-tamil.test.ts, and the next walk.
  { only: 'phone', databases: ['sqlite'] },
)

const inTamil = <const C extends Catalogue>(catalogue: C): Words<C> => inLanguage('ta', () => wordsOf(catalogue))
const isIn = (page: Page, language: string) => page.locator(`html[lang="${language}"]`).waitFor()

journey(
  'a packer chooses Tamil, packs an order, and goes back to English with ticks that are not sent yet',
  anOrder,
  async ({ person }) => {
    const ravi = await person('ravi', { expected })
    const page = await ravi.visit('/vinayagaadmin?next=%2Fadmin%2Fpacking')
    await page.getByRole('button', { name: 'தமிழ்' }).click()
    await isIn(page, 'ta-IN')
    await untilHydrated(page)
    const door = inTamil(signIn)
    await page.getByLabel(door.email).fill(people.packer.email)
    await page.getByRole('textbox', { name: door.password }).fill(people.packer.password)
    await page.getByRole('button', { name: door.submit }).click()
    await page.getByRole('heading', { name: inTamil(officeShell).packing }).waitFor()

    const text = inTamil(packing)
    await page.getByRole('link', { name: text.packOrderOf({ name: lakshmi.name }) }).click()
    const done = page.getByText(text.linesDone({ done: 1, count: 3 }))
    await row(page, flowerPots.name).click()
    await done.waitFor()
    assert.equal(await page.getByText('Finish packing').count(), 0)
    // Another tab, in which nothing was typed.
    const other = await ravi.visit('/admin/packing')
    await isIn(other, 'ta-IN')
    await page.route(isPressing, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await row(page, lakshmiCrackers.name).click()
    await page.locator('.profile-button').click()
    await page.getByRole('button', { name: 'English' }).click()
    await isIn(page, 'en-IN')
    await untilHydrated(page)
    await isIn(other, 'en-IN')
    await ticked(page, lakshmiCrackers.name).waitFor()
    await page.unroute(isPressing)
    await page.getByText('on this phone').waitFor({ state: 'hidden' })
    await row(page, skyShots.name).click()
    await page.getByText('3 of 3 lines, 14 of 14 pieces').waitFor()
    await page.getByRole('button', { name: 'Finish packing' }).click()
    await page.getByLabel('How many cases?').fill('4')
    await page.route(isPressing, async (route) => {
      if (route.request().method() !== 'POST') return await route.continue()
      await answerTo(route)
      await route.abort()
    })
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await page.getByText('Packed in 4 cases.').waitFor()
    // Its answer was lost, and the press repeated after the undo is not the first one.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Finish packing' }).click()
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await page.getByText('“Packed” has been undone since. To mark it again, press again.').waitFor()
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await page.getByText('Packed in 4 cases.').waitFor()
  },
  { only: 'phone', databases: ['sqlite'], onlyInEnglish: 'He chooses his languages himself.' },
)
