// A visitor's open pages follow the settings without a reload: the shop that closes, another minimum, another charge.
import type { Page } from 'playwright-core'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'
import { storeCart } from './shopping.ts'

const stock = { flowerPots: { ...goods.flowerPots, stock: 500 } }

async function set(page: Page, chapter: string, change: () => Promise<unknown>) {
  await page.goto(`/admin/settings?chapter=${chapter}`)
  await untilHydrated(page)
  await change()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Every open page shows it now.').waitFor()
}

journey(
  '27.2 open pages follow the settings: landing page, About, cart and price, and nobody has reloaded',
  stock,
  async ({ person }) => {
    const visitor = await person('visitor')
    const landing = await visitor.visit('/')
    const about = await (await person('reader')).visit('/about')
    const shopping = await (await person('customer')).visit('/ordernow')
    await storeCart(shopping, 1, 60)
    await shopping.getByRole('button', { name: /^Cart/ }).click()
    await shopping.getByText('Grand Total').waitFor()
    for (const page of [landing, about, shopping]) {
      await page.evaluate(() => void (document.documentElement.dataset.sameDocument = ''))
    }

    const office = await (await person('owner')).visitOffice('/admin/settings')
    await set(office, 'ordering', async () => {
      await office.getByLabel('Amount').fill('2.5')
      await office.getByRole('switch', { name: /^Round off/ }).check()
      await office.getByLabel('Minimum order (₹)').fill('99999')
    })
    await shopping.getByText('Packing charge').waitFor()
    await shopping.getByText(/^Minimum order amount is ₹99,999\./).waitFor()
    await landing.getByText('Minimum order ₹99,999').waitFor()

    const sentence = 'We count our stock until Monday.'
    await set(office, 'ordering', async () => {
      await office.getByLabel('Sentence for visitors while no orders are taken').fill(sentence)
      await office.getByRole('switch', { name: /^Taking orders/ }).uncheck()
    })
    for (const page of [landing, about, shopping]) await page.locator('.closed-bar').getByText(sentence).waitFor()

    await set(office, 'shop', () => office.getByLabel('Tamil name', { exact: true }).fill('விநாயகா பட்டாசு'))
    for (const page of [landing, about]) await page.getByText('விநாயகா பட்டாசு').first().waitFor()
    for (const page of [landing, about, shopping]) {
      await page.waitForFunction(() => document.documentElement.dataset.sameDocument === '')
    }
  },
  { both: true },
)

journey(
  '27.2 a shop that is only looked at has no cart, and gets it back while the page stays open',
  stock,
  async ({ person }) => {
    const visitor = await (await person('visitor')).visit('/ordernow')
    const office = await (await person('owner')).visitOffice('/admin/settings')
    const add = visitor.getByRole('button', { name: 'Add to Cart' }).first()
    const cart = visitor.getByRole('button', { name: /^Cart/ })
    await add.waitFor()
    await set(office, 'ordering', () => office.getByRole('switch', { name: /^View only/ }).check())
    await add.waitFor({ state: 'hidden' })
    await cart.waitFor({ state: 'hidden' })
    await set(office, 'ordering', () => office.getByRole('switch', { name: /^View only/ }).uncheck())
    await add.waitFor()
    await cart.waitFor()
  },
)
