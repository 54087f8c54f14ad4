import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { openDatabase } from '#server/database/open.ts'
import { answerTo } from '../browser/again.ts'
import { goods } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { admin } from '../shop/open-test-shop.ts'
import { journey, stage } from './journey.ts'
import { type JourneyShop, stockOf } from './journey-shop.ts'

const START = 100
/** By then a page that does not save data has begun to load the other screens. */
const PRELOADED_MS = 6_000
const shots = { ...goods.skyShots, stock: START }
const minusOf = `Decrease stock of ${shots.name}`

journey(
  '§5 each press counts once, whichever moment it meets: while an answer is drawn, after a lost one, and after the session has ended',
  { shots },
  async ({ person, shop }) => {
    // Its live stream learns that the session has ended, like each back office tab.
    const expected = /Failed to load resource|ERR_FAILED|status of 401/
    const page = await (await person('anbu', { expected })).visitOffice('/admin/products')
    const minus = page.getByRole('button', { name: minusOf })
    const field = page.getByRole('textbox', { name: `stock of ${shots.name}` })
    const add = async (units: number) => {
      await page.getByRole('button', { name: `Increase stock of ${shots.name}` }).click()
      await page.getByRole('button', { name: `+${units}`, exact: true }).click()
    }
    /** The screen counts a press at once, the shop when its edit has arrived; no more follow. */
    const isCounted = async (stock: number) => {
      await until(async () => (await stockOf(shop)) === stock)
      await until(async () => Number(await field.inputValue()) === stock)
      await page.waitForLoadState('networkidle')
      assert.equal(await stockOf(shop), stock)
      assert.equal(await field.inputValue(), String(stock))
    }

    await stage('presses in the very moment in which an answer is drawn', async () => {
      const answer = await holdEdits(page)
      await minus.click()
      await minus.click()
      await pressWhenAnswerIsDrawn(page)
      answer()
      await page.locator('[data-pressed]').waitFor({ state: 'attached' })
      await isCounted(START - 3)
      await page.unrouteAll()
    })

    await stage('“+50” whose answer was lost after the shop had stored it, pressed again', async () => {
      await page.route(isStock, async (route) => {
        if (route.request().method() !== 'POST') return await route.continue()
        await answerTo(route)
        await route.abort()
      })
      await add(50)
      await page.getByText('Failed to update stock', { exact: true }).waitFor()
      assert.equal(await stockOf(shop), START - 3 + 50)
      await page.unroute(isStock)
      await add(50)
      await page.getByText('Added 50 units to stock. We counted it once.').waitFor()
      assert.equal(await stockOf(shop), START - 3 + 50)
      await add(50)
      await page.getByText('Added 50 units to stock', { exact: true }).waitFor()
      await isCounted(START - 3 + 100)
    })

    await stage('a press that never reaches the shop: the number goes back, and the next one counts', async () => {
      await page.route(isStock, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
      await minus.click()
      await page.getByText('Failed to update stock', { exact: true }).waitFor()
      await isCounted(START - 3 + 100)
      await page.unroute(isStock)
      await minus.click()
      await isCounted(START - 4 + 100)
    })

    await stage('a person who saves data loads no other screen', async () => {
      await page.waitForFunction((preloaded) => performance.now() > preloaded, PRELOADED_MS)
      assert.equal(await page.locator('head link[rel=prefetch]').count(), 0)
    })

    await stage('presses after the session has ended are kept over a reload of the sign-in', async () => {
      await endSessions(shop)
      const answer = await holdEdits(page)
      await add(25)
      await minus.click()
      answer()
      await page.waitForURL('**/vinayagaadmin?next=**')
      await page.getByText('We save your last stock change when you sign in again.').waitFor()
      await page.reload()
      await untilHydrated(page)
      await page.getByText('We save your last stock change when you sign in again.').waitFor()
      assert.equal(await stockOf(shop), START - 4 + 100)
    })

    await stage('and are counted once each after it', async () => {
      await page.getByLabel('Email').fill(admin.email)
      await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await isCounted(START - 4 + 100 + 24)
      await page.reload()
      await field.waitFor()
      await isCounted(START - 4 + 100 + 24)
    })

    await stage('all products are changed at once, and one press undoes it', async () => {
      await page.getByRole('button', { name: 'Change many' }).click()
      await page.getByRole('button', { name: 'All 1 that match' }).click()
      await page.getByRole('button', { name: 'Change...' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Kind of change').selectOption('stock-set')
      await dialog.getByLabel('Pieces').fill('500')
      await dialog.getByRole('button', { name: 'Change 1' }).click()
      const undo = page.getByRole('button', { name: 'Undo', exact: true })
      await undo.waitFor()
      assert.equal(await stockOf(shop), 500)
      await undo.click()
      await page.getByText(/^Undone: /).waitFor()
      assert.equal(await stockOf(shop), START - 4 + 100 + 24)
    })
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

/** Blocks all edits until the returned function is called. */
async function holdEdits(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/admin/products.data*', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  return resolve
}

/** Presses minus right after the answer's sentence is rendered, before the screen's effects run. */
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
