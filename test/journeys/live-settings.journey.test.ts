import type { Page } from 'playwright-core'
import { answerTo } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { detail, journey, stage } from './journey.ts'
import { storeCart } from './shopping.ts'

const stock = { flowerPots: { ...goods.flowerPots, stock: 500 } }

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Every open page shows it now.').waitFor()
  await page.getByText('Nothing changed').waitFor()
}

const routesOf = ({ searchParams }: URL) => searchParams.get('_routes')

/** Holds the shop's next answer for these routes back. */
async function holdAnswer(page: Page, routes: string) {
  const answered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    (url) => routesOf(url) === routes,
    async (route) => {
      const response = await answerTo(route)
      answered.resolve()
      await released.promise
      // The page may have aborted it.
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  return { answered: answered.promise, release: released.resolve }
}

journey(
  'open pages follow the settings without a reload: the landing page, About, cart and price',
  stock,
  async ({ person }) => {
    const visitor = await person('visitor')
    const landing = await visitor.visit('/')
    const about = await visitor.visit('/about')
    const shopping = await visitor.visit('/ordernow')
    await storeCart(shopping, 1, 60)
    await shopping.getByRole('button', { name: /^Cart/ }).click()
    await shopping.getByText('Grand Total').waitFor()
    const tamil = await visitor.visit('/ta')
    const pages = [landing, about, shopping, tamil]
    for (const page of pages) await page.evaluate(() => void (document.documentElement.dataset.sameDocument = ''))
    const office = await (await person('owner')).visitOffice('/admin/settings?chapter=ordering')

    await stage('another charge and another minimum', async () => {
      await office.getByLabel('Amount').fill('2.5')
      await office.getByRole('switch', { name: /^Round off/ }).check()
      await office.getByLabel('Minimum order (₹)').fill('99999')
      await save(office)
      await shopping.getByText('Packing charge').waitFor()
      await shopping.getByText(/^Minimum order amount is ₹99,999\./).waitFor()
      await landing.getByText('Minimum order ₹99,999').waitFor()
    })

    const taking = office.getByRole('switch', { name: /^Taking orders/ })
    await stage('the closed shop shows why, and reopens', async () => {
      const sentence = 'We count our stock until Monday.'
      await office.getByLabel('Message when the shop is closed (optional)').fill(sentence)
      await taking.uncheck()
      await office.getByText('2 settings changed').waitFor()
      await save(office)
      for (const page of pages) await page.locator('.closed-bar').getByText(sentence).waitFor()
      await taking.check()
      await save(office)
      for (const page of pages) await page.locator('.closed-bar').waitFor({ state: 'detached' })
    })

    await stage('settings saved during a load, or loaded for a page that was left, are loaded after it', async () => {
      const sentence = office.getByLabel('Message when the shop is closed (optional)')
      const closed = (day: string) => about.locator('.closed-bar').getByText(`until ${day}`)
      const layout = await holdAnswer(about, 'storefront/shell/layout')
      await sentence.fill('We count our stock until Tuesday.')
      await taking.uncheck()
      await save(office)
      await layout.answered
      await sentence.fill('We count our stock until Friday.')
      await save(office)
      await landing.locator('.closed-bar').getByText('until Friday').waitFor()
      layout.release()
      await closed('Friday').waitFor()

      const left = await holdAnswer(about, 'storefront/about/route')
      const loaded = about.waitForResponse((answer) => routesOf(new URL(answer.url())) === 'storefront/shell/layout')
      await sentence.fill('We count our stock until Saturday.')
      await save(office)
      await Promise.all([left.answered, (await loaded).finished()])
      await about.locator('footer a[href$="/privacy"]').click()
      await about.waitForURL('**/privacy')
      await closed('Saturday').waitFor()
      left.release()
      await about.goBack()
      await about.waitForURL('**/about')
      await taking.check()
      await save(office)
      for (const page of pages) await page.locator('.closed-bar').waitFor({ state: 'detached' })
    })

    await stage('a shop that is only looked at has no cart, and gets it back', async () => {
      await shopping.keyboard.press('Escape')
      const add = shopping.getByRole('button', { name: /^(Add to Cart|Increase quantity)/ }).first()
      const cart = shopping.getByRole('button', { name: /^Cart/ })
      await add.waitFor()
      const viewing = office.getByRole('switch', { name: /^View only/ })
      await viewing.check()
      await save(office)
      await add.waitFor({ state: 'hidden' })
      await cart.waitFor({ state: 'hidden' })
      await viewing.uncheck()
      await save(office)
      await add.waitFor()
      await cart.waitFor()
    })

    // In npm test: the stages before follow other settings on the same pages; server/settings/settings.test.ts.
    await detail('another name of the shop', async () => {
      await office.goto('/admin/settings?chapter=shop')
      await untilHydrated(office)
      await office.getByLabel('Tamil name').fill('விநாயகா பட்டாசு')
      await save(office)
      for (const page of [landing, about]) await page.getByText('விநாயகா பட்டாசு').first().waitFor()
      await tamil.getByRole('heading', { level: 1, name: 'விநாயகா பட்டாசு' }).waitFor()
    })

    // In npm test: domain/settings/settings-in.test.ts, test/one-language.test.ts.
    await detail('a text is on Tamil pages in English, until its Tamil is saved', async () => {
      await office.getByLabel('Opening hours (optional)').fill('9 am to 9 pm')
      await office.getByText('Tamil pages show your English text.').nth(1).waitFor()
      await save(office)
      await tamil.locator('footer [lang=en]').getByText('9 am to 9 pm').waitFor()
      await office.locator('summary', { hasText: 'Opening hours, in Tamil' }).click()
      await office.getByLabel('Opening hours, in Tamil').fill('காலை 9 முதல் இரவு 9 வரை')
      await save(office)
      await tamil.locator('footer').getByText('காலை 9 முதல் இரவு 9 வரை').waitFor()
      await landing.locator('footer').getByText('9 am to 9 pm').waitFor()
    })

    await stage('no page has reloaded', async () => {
      for (const page of pages) await page.waitForFunction(() => document.documentElement.dataset.sameDocument === '')
    })
  },
)
