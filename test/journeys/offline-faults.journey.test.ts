import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { openPerson } from '../browser/person.ts'
import { openFront } from '../browser/front.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { detail, journey, stage, usually } from './journey.ts'
import { away, savedPaths, savePages } from './saved-pages.ts'
import { fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'

const BAR = /The shop cannot be reached at the moment\./
const heading = (page: Page) => page.getByRole('heading', { name: 'Wala No. 1', exact: true })
const orderScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/order-page-[\w.-]+\.js$/.test(name)),
  )

/** Everything of the public pages on the device, as text. */
const savedTexts = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name === 'shop-pages')
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text()))
      }),
    )
    return all.flat().join('\n')
  })

/** Whether the page could show the picture at this address. */
const showPicture = (page: Page, address: string) =>
  page.evaluate((src) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const picture = new Image()
    picture.addEventListener('load', () => resolve(true))
    picture.addEventListener('error', () => resolve(false))
    picture.src = src
    return promise
  }, address)

journey(
  'nothing of an order is saved with the pages, and its confirmation and estimate need no network',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor', away)
    // An earlier worker has saved a photo of a receipt.
    const savedReceipt = `/admin/dispatch/receipt/${'b'.repeat(32)}.png`
    await visitor.context.addInitScript(async (path) => {
      if (location.origin === 'null' || localStorage.getItem('has-receipt')) return
      localStorage.setItem('has-receipt', 'yes')
      const picture = new Response('picture', { headers: { 'Content-Type': 'image/png' } })
      await (await caches.open('shop-artwork')).put(path, picture)
    }, savedReceipt)
    const page = await visitor.visit('/ordernow')
    await savePages(page, ['/ordernow', '/', '/ordernow.data'])
    await until(async () => !(await savedPaths(page)).includes(savedReceipt))
    await page.reload()
    await untilHydrated(page)
    await putInCart(page, 'Wala No. 1', 50)
    await openCheckout(page)
    await fillCheckout(page)
    await sendOrder(page)
    const thanks = page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` })
    await thanks.waitFor()
    await until(async () => (await savedPaths(page)).some((path) => path.includes('/estimate-pdf-')))

    await stage('of what an image asks for only pictures are saved, and none of the back office', async () => {
      await page.reload()
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      const receipt = `/admin/dispatch/receipt/${'a'.repeat(32)}.png`
      for (const path of [receipt, '/terms', '/admin']) assert.ok(!(await showPicture(page, path)), path)
      assert.ok(await showPicture(page, '/favicon.svg'))
      await until(async () => (await savedPaths(page)).includes('/favicon.svg'))
      const saved = await savedPaths(page)
      for (const path of [receipt, '/terms', '/admin']) assert.ok(!saved.includes(path), path)
    })

    await visitor.context.setOffline(true)
    await page.reload()
    await thanks.waitFor()
    await page.getByText(BAR).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Invoice' }).click(),
    ])
    assert.match((await readFile(await file.path())).toString('latin1'), /^%PDF-/)

    await visitor.context.setOffline(false)
    const link = page.locator('a[href*="/order/"]').first()
    await page.goto((await link.getAttribute('href')) ?? '')
    await page.getByText(lakshmi.district).first().waitFor()
    assert.deepEqual(
      (await savedPaths(page)).filter((path) => /\/order\/|\/orders|\/admin/.test(path)),
      [],
    )
    const texts = await savedTexts(page)
    assert.match(texts, /Wala No\. 1/)
    for (const word of [lakshmi.name, lakshmi.mobile, lakshmi.address]) assert.ok(!texts.includes(word), word)
  },
  { databases: ['sqlite'] },
)

journey(
  'a new version leaves an open page alone, and no page gets scripts of another version',
  fillSmallCatalogue,
  async ({ t, shop, screen }) => {
    const front = await openFront(shop.origin, t)
    const visitor = await openPerson(front.origin, screen, away)
    try {
      const old = await visitor.visit('/ordernow')
      await savePages(old, ['/ordernow', '/', '/ordernow.data'])
      const [oldScript = ''] = await orderScripts(old)
      const files = await savedPaths(old)
      assert.ok(files.includes(new URL(oldScript).pathname))

      await old.getByRole('searchbox').fill('wala')
      const born = await old.evaluate(() => performance.timeOrigin)
      front.becomeNewer()

      // A version whose files do not all arrive replaces nothing.
      front.lack(/\/assets\/price-sheet-/)
      const broken = await visitor.visit('/ordernow')
      await broken.locator('h1').first().click()
      await visitor.context.setOffline(true)
      await broken.reload()
      await heading(broken).waitFor()
      await untilHydrated(broken)
      assert.deepEqual(await orderScripts(broken), [oldScript], 'the former page with its former script')
      await broken.close()
      await visitor.context.setOffline(false)
      front.lack(undefined)

      const newer = await visitor.visit('/ordernow')
      const [newScript = ''] = await orderScripts(newer)
      assert.notEqual(newScript, oldScript)
      await newer.locator('h1').first().click()
      await until(async () => {
        const saved = await savedPaths(newer)
        return saved.includes(new URL(newScript).pathname) && !saved.includes(new URL(oldScript).pathname)
      })
      assert.equal(await old.getByRole('searchbox').inputValue(), 'wala')
      assert.equal(await old.evaluate(() => performance.timeOrigin), born, 'the open page was loaded again')

      await visitor.context.setOffline(true)
      await newer.reload()
      await heading(newer).waitFor()
      await untilHydrated(newer)
      assert.deepEqual(await orderScripts(newer), [newScript])
    } finally {
      await visitor.leave()
    }
  },
  { databases: ['sqlite'], only: 'phone' },
)

journey(
  'where the browser refuses its storage or the worker, the shop works as without one',
  fillSmallCatalogue,
  async ({ t, shop, screen }) => {
    const front = await openFront(shop.origin, t)
    const full = await openPerson(front.origin, screen, away)
    try {
      // In npm test: `web/offline/saved-pages.test.ts`.
      await detail('the storage is full', async () => {
        const page = await full.visit('/about')
        const session = await full.context.newCDPSession(page)
        await session.send('Storage.overrideQuotaForOrigin', { origin: front.origin, quotaSize: 1 })
        await page.locator('h1').first().click()
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        await page.goto('/ordernow')
        await untilHydrated(page)
        await putInCart(page, 'Wala No. 1', 50)
        await page.reload()
        await page.getByText('Total: ₹2,150').first().waitFor()
        assert.deepEqual(
          (await savedPaths(page)).filter((path) => path === '/ordernow'),
          [],
        )
        // The control: with room the same page is saved.
        await session.send('Storage.overrideQuotaForOrigin', { origin: front.origin })
        await page.reload()
        await savePages(page, ['/ordernow'])
      })
    } finally {
      await full.leave()
    }

    const others = [
      { name: 'no service workers', start: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker') },
      { name: 'no caches', start: () => Reflect.deleteProperty(globalThis, 'caches') },
    ]
    front.breakWorker()
    const broken = { name: 'a broken worker', start: () => {} }
    for (const { name, start } of usually([...others, broken], [broken])) {
      await stage(name, async () => {
        const visitor = await openPerson(front.origin, screen, { ...away, expected: /./ })
        try {
          const errors: Error[] = []
          await visitor.context.addInitScript(start)
          const page = await visitor.visit('/ordernow')
          page.on('pageerror', (error) => errors.push(error))
          await page.locator('h1').first().click()
          await putInCart(page, 'Wala No. 1', 50)
          await page.reload()
          await page.getByText('Total: ₹2,150').first().waitFor()
          assert.deepEqual(errors, [])
        } finally {
          await visitor.leave()
        }
      })
    }
  },
  { databases: ['sqlite'], only: 'phone' },
)
