import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import type { Person } from '../browser/person.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { addPeople, people } from '../shop/people.ts'
import { journey, stage } from './journey.ts'
import { away, savedPaths } from './saved-pages.ts'

const { skyShots, flowerPots } = goods

async function anOrder(shop: Shop) {
  await addPeople(shop)
  const stock = await stockUp(shop, { skyShots: { ...skyShots, stock: 90 }, flowerPots: { ...flowerPots, stock: 90 } })
  const items = [
    { id: stock.skyShots.id, quantity: 5 },
    { id: stock.flowerPots.id, quantity: 8 },
  ]
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed)
  await shop.orders.steps.take(placed.order.orderId, 'confirmed')
}

/** The office loads its other parts, and so it saves screens. */
const settings = { ...away, preloads: true } as const
const row = (page: Page, name: string) => page.locator('.packer-tick', { hasText: name })
const link = (page: Page) => page.getByRole('link', { name: `Pack the order of ${lakshmi.name}` })

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The list and its order. */
async function untilSaved(page: Page, count: number) {
  await until(
    async () => (await savedPaths(page, 'office')).filter((path) => path.startsWith('/admin/')).length === count,
  )
}

/** The person has opened packing once, with a network. */
async function savePacking({ visit }: Person) {
  const page = await visit('/admin/packing')
  await signIn(page, people.packer)
  await link(page).waitFor()
  await untilSaved(page, 2)
  await page.close()
}

journey(
  'packing opens without a network for the person who signed in, and is gone when the session has ended',
  anOrder,
  async ({ person }) => {
    const ravi = await person('ravi', settings)
    await savePacking(ravi)

    const page = await stage('without a network list and order open, also after a reload', async () => {
      await ravi.context.setOffline(true)
      const offline = await ravi.visit('/admin/packing')
      await offline.getByText(/No connection — as of/).waitFor()
      await link(offline).click()
      await row(offline, flowerPots.name).click()
      await offline.getByText('We keep 1 tick on this phone').waitFor()
      await offline.reload()
      await untilHydrated(offline)
      await offline.getByText('1 of 2 lines, 8 of 13 pieces').waitFor()
      return offline
    })

    await stage('with a network the tick is sent', async () => {
      await ravi.context.setOffline(false)
      await page.getByText('We keep 1 tick on this phone').waitFor({ state: 'detached' })
      await page.getByText(/No connection — as of/).waitFor({ state: 'detached' })
    })

    await stage('a session that has ended elsewhere leaves nothing', async () => {
      const cookies = await ravi.context.cookies()
      await ravi.context.clearCookies({ name: 'session' })
      await page.goto('/admin/packing')
      await page.getByRole('button', { name: 'Sign In' }).waitFor()
      await untilSaved(page, 0)
      await ravi.context.addCookies(cookies)
    })

    await stage('nor does signing out', async () => {
      await page.goto('/admin/packing')
      await untilSaved(page, 2)
      await page.getByRole('button', { name: 'Profile' }).click()
      await page.getByRole('button', { name: 'Logout' }).last().click()
      await page.waitForURL((url) => url.pathname === '/')
      await untilSaved(page, 0)
      await ravi.context.setOffline(true)
      await assert.rejects(page.goto('/admin/packing'), /ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)

journey(
  'a saved screen in another language than the chosen one stays while the shop is away, and follows the choice when it is back',
  anOrder,
  async ({ person, shop }) => {
    const ravi = await person('ravi', settings)
    await savePacking(ravi)
    await ravi.context.addCookies([{ name: 'language', value: 'ta', url: shop.origin }])
    await shop.goAway()

    const page = await ravi.context.newPage()
    let documents = 0
    page.on('domcontentloaded', () => (documents += 1))
    await page.goto('/admin/packing')
    await page.getByText(/No connection — as of/).waitFor()
    await link(page).click()
    await row(page, flowerPots.name).click()
    await page.getByText('We keep 1 tick on this phone').waitFor()
    assert.equal(documents, 2, 'the list and its order')

    await shop.comeBack()
    await page.locator('html[lang^="ta"]').waitFor({ state: 'attached' })
  },
  { databases: ['sqlite'], only: 'phone', ownProcess: true, onlyInEnglish: 'it begins in English' },
)
