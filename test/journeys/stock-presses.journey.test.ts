// §5, §8 Presses on minus and plus while the shop is answering, or when it cannot: each counts once, whichever moment it meets.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { openDatabase } from '#server/database/open.ts'
import { goods } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { admin } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'
import { type JourneyShop, stockOf } from './journey-shop.ts'

const START = 100
const shots = { ...goods.skyShots, stock: START }
const minusOf = `Decrease stock of ${shots.name}`

journey(
  '§5 presses in the very moment in which an answer is drawn are sent and counted like any other',
  { shots },
  async ({ person, shop }) => {
    const page = await (await person('anbu')).visitOffice('/admin/products')
    const answer = await holdEdits(page)

    const minus = page.getByRole('button', { name: minusOf })
    await minus.click()
    await minus.click()
    await pressWhenAnswerIsDrawn(page)
    answer()

    await page.locator('[data-pressed]').waitFor({ state: 'attached' })
    const field = page.getByRole('textbox', { name: `stock of ${shots.name}` })
    await until(async () => Number(await field.inputValue()) === START - 3)
    // The screen counts a press at once, the shop when its edit has come.
    await until(async () => (await stockOf(shop)) <= START - 3)
    await page.waitForLoadState('networkidle')
    assert.equal(await stockOf(shop), START - 3)
    assert.equal(await field.inputValue(), String(START - 3))
  },
  { databases: ['sqlite'], only: 'desk' },
)

journey(
  '§5 "+50" whose answer was lost after the shop had stored it, pressed again, is counted once; the next press anew',
  { shots },
  async ({ person, shop }) => {
    const expected = /Failed to load resource|ERR_FAILED/
    const page = await (await person('anbu', { expected })).visitOffice('/admin/products')
    const field = page.getByRole('textbox', { name: `stock of ${shots.name}` })
    const addFifty = async () => {
      await page.getByRole('button', { name: `Increase stock of ${shots.name}` }).click()
      await page.getByRole('button', { name: '+50', exact: true }).click()
    }
    await page.route(isStock, async (route) => {
      if (route.request().method() !== 'POST') return await route.continue()
      await route.fetch()
      await route.abort()
    })
    await addFifty()
    await page.getByText('Failed to update stock', { exact: true }).waitFor()
    assert.equal(await stockOf(shop), START + 50)
    await page.unroute(isStock)

    await addFifty()
    await page.getByText(/^Added 50 units to stock\. It had arrived/).waitFor()
    assert.equal(await stockOf(shop), START + 50)
    await addFifty()
    await page.getByText('Added 50 units to stock', { exact: true }).waitFor()
    assert.equal(await stockOf(shop), START + 100)
    assert.equal(await field.inputValue(), String(START + 100))
  },
  { databases: ['sqlite'], only: 'desk' },
)

journey(
  '§5 presses after the session has ended outlive the sign-in and are counted once each',
  { shots },
  async ({ person, shop }) => {
    // Its stream of live events hears that the session has ended, as each tab of the back office does.
    const expected = /status of 401/
    const page = await (await person('anbu', { expected })).visitOffice('/admin/products')
    const addTo = async (units: number) => {
      await page.getByRole('button', { name: `Increase stock of ${shots.name}` }).click()
      await page.getByRole('button', { name: `+${units}`, exact: true }).click()
    }
    await endSessions(shop)
    const answer = await holdEdits(page)
    await addTo(25)
    await page.getByRole('button', { name: minusOf }).click()
    answer()
    await page.waitForURL('**/vinayagaadmin?next=**')
    await page.getByText('your last stock change is kept, and saved then').waitFor()
    await page.reload()
    await page.getByText('your last stock change is kept, and saved then').waitFor()
    assert.equal(await stockOf(shop), START)

    await page.getByLabel('Email').fill(admin.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    const field = page.getByRole('textbox', { name: `stock of ${shots.name}` })
    await until(async () => (await stockOf(shop)) === START + 25 - 1)
    await until(async () => Number(await field.inputValue()) === START + 25 - 1)
    await page.reload()
    await field.waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await stockOf(shop), START + 25 - 1, 'they are not sent again')
  },
  { databases: ['sqlite'], only: 'desk' },
)

const isStock = (url: URL) => url.pathname.endsWith('/admin/products.data')

async function endSessions({ place }: JourneyShop): Promise<void> {
  const database = await openDatabase(place, () => new Date())
  try {
    await database.db.deleteFrom('sessions').execute()
  } finally {
    await database.close()
  }
}

/** Lets no edit through until the returned function is called. */
async function holdEdits(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/admin/products.data*', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  return resolve
}

/** Presses minus once the answer's sentence was drawn, before the screen can do what it does after a drawing. */
async function pressWhenAnswerIsDrawn(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      document.documentElement.dataset.pressed = ''
      document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click()
    })
    const area = document.querySelector('.notice-area')
    if (area) observer.observe(area, { subtree: true, childList: true })
  }, minusOf)
}
