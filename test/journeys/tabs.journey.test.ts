import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { again } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { detail, journey, stage, usually } from './journey.ts'
import { fillCheckout, openCheckout, orderElsewhere, putInCart, sendOrder } from './shopping.ts'

/** One more than a browser's HTTP/1.1 connections to one shop; as long as they share one stream, fewer show the same. */
const [TABS = 0] = usually([7], [3])
const once = { databases: ['sqlite'], only: 'phone' } as const

/** The tabs that opened a live stream, in order. */
function watchStreams(context: BrowserContext): { page: Page; url: string }[] {
  const streams: { page: Page; url: string }[] = []
  context.on('page', (page) => {
    page.on('request', (request) => {
      if (request.resourceType() === 'eventsource') streams.push({ page, url: request.url() })
    })
  })
  return streams
}

function left(page: Page, count: number, region = 'Bomb') {
  return page.getByRole('region', { name: region, exact: true }).getByText(`Only ${count} left`)
}

journey(
  'tabs over HTTP/1.1 receive every change over one stream, and any of them orders; a hidden tab has no stream until it is shown',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    await stage('tabs, of which the one with the stream is closed', async () => {
      const visitor = await person('visitor')
      const streams = watchStreams(visitor.context)
      const tabs = await Promise.all(Array.from({ length: TABS }, () => visitor.visit('/ordernow')))
      await until(async () => streams.length > 0)
      await orderElsewhere(shop.origin, 'Bomb No. 1', 495)
      await Promise.all(tabs.map((tab) => left(tab, 5).waitFor()))
      assert.equal(streams.length, 1)

      await streams[0]?.page.close()
      const open = tabs.filter((tab) => !tab.isClosed())
      await orderElsewhere(shop.origin, 'Bomb No. 2', 496)
      await Promise.all(open.map((tab) => left(tab, 4).waitFor()))
      assert.equal(streams.length, 2)

      const last = open.at(-1)!
      await putInCart(last, 'Wala No. 1', 50)
      await openCheckout(last)
      await fillCheckout(last)
      await sendOrder(last)
      await Promise.all(open.map((tab) => tab.close()))
    })

    await stage('a tab opened in the background shows the changes once it is visible', async () => {
      const { context } = await person('with a hidden tab')
      const streams = watchStreams(context)
      const tab = await context.newPage()
      await tab.addInitScript(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      })
      const loaded = Promise.race([tab.waitForResponse('**/assets/live-tab-*.js'), tab.waitForRequest('**/live?*')])
      await tab.goto('/ordernow')
      await untilHydrated(tab)
      await loaded
      await orderElsewhere(shop.origin, 'Bomb No. 3', 497)
      assert.deepEqual(streams, [])
      await tab.evaluate(() => {
        Reflect.deleteProperty(document, 'visibilityState')
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await left(tab, 3).waitFor()
      assert.equal(streams.length, 1)

      // A tab left for another page has nothing that would keep it out of the back/forward cache; the way back reconnects.
      await tab.evaluate(() => void window.dispatchEvent(new Event('pagehide')))
      await tab.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0)
      await tab.evaluate(() => void window.dispatchEvent(new Event('pageshow')))
      await until(async () => streams.length === 2)
    })

    await stage(
      'a page whose live part was lost on the way, which browsers never load again, reads the stock without it',
      async () => {
        const { context } = await person('with a part lost', { expected: /ERR_FAILED/ })
        const page = await context.newPage()
        let isLost = false
        await page.route('**/assets/live-tab-*.js', (route) => {
          isLost = true
          return route.abort()
        })
        await page.goto('/ordernow')
        await untilHydrated(page)
        await until(async () => isLost)
        await orderElsewhere(shop.origin, 'Wala No. 2', 498)
        await left(page, 2, 'Wala').waitFor()
      },
    )
  },
  once,
)

journey(
  '§6 the back office receives orders over its own tabs’ stream, which ends for all with the session; a failed reload keeps the latest stock',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const owner = await person('owner', { expected: /status of 401|\/live\?|ERR_FAILED/ })
    const streams = watchStreams(owner.context)
    const office = [await owner.visitOffice('/admin/orders'), await owner.visit('/admin/orders')]
    const visitor = await owner.visit('/ordernow')

    await stage('two streams, and no order in that of the visitors', async () => {
      await visitor.evaluate(() => {
        const heard: string[] = []
        Object.assign(window, { heard })
        const channel = new BroadcastChannel('live products,settings,stock,videos')
        channel.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)))
      })
      const second = await owner.visit('/ordernow')
      await orderElsewhere(shop.origin, 'Bomb No. 1', 495)
      for (const tab of office) await tab.getByText('Lakshmi Narayanan').first().waitFor()
      for (const tab of [visitor, second]) await left(tab, 5).waitFor()
      const heard = await visitor.evaluate(() => String(Reflect.get(window, 'heard')))
      assert.match(heard, /"type":"stock"/)
      assert.doesNotMatch(heard, /orders/)
      assert.deepEqual(
        streams.map(({ url }) => new URL(url).searchParams.get('topics')),
        ['orders,products,settings,stock,videos', 'products,settings,stock,videos'],
      )
      await second.close()
    })

    // In npm test: `web/live/revalidate.test.ts`.
    await detail(
      'a reload of the products that fails keeps the stock, and is repeated until the shop answers',
      async () => {
        let failures = 0
        await visitor.route('**/ordernow.data*', (route) => {
          failures += 1
          return route.abort()
        })
        const products = await owner.visit('/admin/products?search=Bomb+No.+2')
        await products
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click()
        await products
          .getByRole('dialog')
          .getByRole('button', { name: /^Delete/ })
          .click()
        const isOnline = () => visitor.evaluate(() => void window.dispatchEvent(new Event('online')))
        await until(async () => {
          await isOnline()
          return failures > 1
        })
        assert.equal(await left(visitor, 5).count(), 1)
        await visitor.unroute('**/ordernow.data*')
        await isOnline()
        await visitor.getByRole('heading', { name: 'Bomb No. 2', exact: true }).waitFor({ state: 'detached' })
        await left(visitor, 5).waitFor()
        await products.close()
      },
    )

    await stage('the session ends, and with it the stream of every office tab', async () => {
      await owner.context.request.post('/admin/sign-out', {
        headers: { Origin: shop.origin },
        maxRedirects: 0,
        ...again,
      })
      for (const tab of office) await tab.waitForURL('**/vinayagaadmin?next=%2Fadmin%2Forders')
    })
  },
  once,
)
