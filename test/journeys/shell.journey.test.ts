import assert from 'node:assert/strict'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { until } from '../until.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { pageLinks } from '#web/storefront/shell/links.ts'
import { journey, stage } from './journey.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { moving } from '../browser/person.ts'

const quick = { databases: ['sqlite'] } as const
const pages = Object.fromEntries(pageLinks(demoSettings, wordsOf(shell)).map(({ to, label }) => [label, to]))
/** The specification's pages, each longer than a screen. */
const named = { Home: '/', 'Order Now': '/ordernow', Contact: '/contact', About: '/about', 'Price List': '/pricelist' }

journey(
  '§2 the frame of every public page: the bar on top leads to each page, footer and side widgets to the shop, and any other path to a friendly page',
  fillSmallCatalogue,
  async ({ person, screen, shop }) => {
    // A failed script is reported three times, sometimes without a text.
    const expected = /status of 404|Error loading route module|Failed to fetch dynamically|net::ERR_FAILED|\/about:\s*$/
    const visitor = await person('visitor', { ...moving, expected })
    const page = await visitor.visit('/')
    const menu = page.getByRole('navigation', { name: 'Main' })

    await stage('the bar stays on top, its links open their pages, and each begins at its top', async () => {
      assert.deepEqual({ ...pages, ...named }, pages)
      for (const [label, path] of Object.entries(named).toReversed()) {
        // A page that is still loading its products cannot scroll.
        await until(() =>
          page.evaluate(() => {
            scrollTo(0, 600)
            return scrollY > 100
          }),
        )
        const logo = await page.getByRole('banner').boundingBox()
        assert.ok(logo && logo.y >= 0 && logo.y < 10, 'the bar has scrolled away')
        if (screen === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
        assert.deepEqual(await menu.getByRole('link').allInnerTexts(), Object.keys(pages))
        await menu.getByRole('link', { name: label, exact: true }).click()
        await page.waitForURL((url) => url.pathname === path)
        await until(() => page.evaluate(() => scrollY === 0))
        if (screen === 'phone') await menu.waitFor({ state: 'hidden' })
      }
    })

    await stage('footer and side widgets: every way to reach the shop', async () => {
      await page.goto('/about')
      await untilHydrated(page)
      const { address, phone, email, whatsappNumber, legalNotice, licenceNumber, social } = demoSettings
      const footer = page.getByRole('contentinfo')
      for (const words of [address, legalNotice, licenceNumber]) await footer.getByText(words).first().waitFor()
      assert.equal(await footer.getByRole('link', { name: email }).getAttribute('href'), `mailto:${email}`)
      const tel = `tel:${phone.replaceAll(' ', '')}`
      assert.equal(await footer.getByRole('link', { name: phone }).getAttribute('href'), tel)
      for (const place of Object.values(social).filter(Boolean)) {
        assert.equal(await footer.locator(`a[href="${place}"]`).count(), 1)
      }
      const useful = footer.getByRole('navigation', { name: /useful links/i })
      // Far from the screen it is not laid out, and has no inner text.
      assert.deepEqual(await useful.getByRole('link').allTextContents(), Object.keys(pages))
      const products = footer.getByRole('navigation', { name: /products/i })
      // Those of the ten in the footer that the small catalogue has goods of.
      assert.deepEqual(await products.getByRole('link').allTextContents(), [
        'Wala',
        'Sparklers',
        'Rocket',
        'All crackers',
      ])

      const middle = (page.viewportSize()?.width ?? 0) / 2
      const placeOf = async (link: ReturnType<typeof page.getByRole>) => (await link.boundingBox())?.x ?? Number.NaN
      if (screen === 'phone') await page.getByRole('button', { name: 'Chat or call' }).click()
      const chat = page.getByRole('link', { name: 'Chat on WhatsApp' })
      assert.match((await chat.getAttribute('href')) ?? '', new RegExp(whatsappNumber))
      assert.ok((await placeOf(chat)) < middle)
      const call = page.getByRole('link', { name: /^Call / })
      assert.equal(await call.getAttribute('href'), tel)
      assert.ok((await placeOf(call)) < middle)

      if (screen === 'phone') await page.keyboard.press('Escape')
      const order = page.getByRole('link').filter({ has: page.getByRole('img', { name: 'Order Now' }) })
      assert.ok((await placeOf(order)) > middle)
      const blinks = (reducedMotion: 'reduce' | 'no-preference') =>
        page
          .emulateMedia({ reducedMotion })
          .then(() => order.evaluate((link) => link.getAnimations({ subtree: true }).length > 0))
      assert.equal(await blinks('no-preference'), true)
      assert.equal(await blinks('reduce'), false)
      await order.click()
      await page.waitForURL('**/ordernow')
    })

    await stage('any other path: the public layout, status 404, a friendly page', async () => {
      assert.equal((await fetch(`${shop.origin}/fireworks/for/nobody`)).status, 404)
      await page.goto('/fireworks/for/nobody')
      await untilHydrated(page)
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      await page.getByRole('banner').waitFor()
      await page.getByRole('contentinfo').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    })

    await stage('a press on a link counts although a script of its page is lost once', async () => {
      const other = await visitor.visit('/about')
      let asked = 0
      await visitor.context.route('**/assets/*.js', async (route) => {
        asked += 1
        await (asked === 1 ? route.abort() : route.continue())
      })
      if (screen === 'phone') await other.getByRole('button', { name: 'Menu' }).click()
      await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
      await other.waitForURL((url) => url.pathname === '/contact')
      await other.getByRole('heading', { level: 1 }).waitFor()
      assert.ok(asked > 1, 'no script was lost')
    })
  },
  quick,
)

journey(
  '§2 the menu of a phone opens and closes by its button, Escape, a touch outside and Back, which stays on the page',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/about')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: 'Menu' })

    await stage('it closes by its button, Escape, a touch outside and a link', async () => {
      const closings = [
        () => button.click(),
        () => page.keyboard.press('Escape'),
        () => page.touchscreen.tap(30, 700),
        () => menu.getByRole('link', { name: 'Contact' }).click(),
      ]
      for (const close of closings) {
        assert.equal(await menu.isVisible(), false)
        await button.click()
        await menu.waitFor()
        assert.equal(await menu.getByRole('link').count(), Object.keys(pages).length)
        await close()
        await menu.waitFor({ state: 'hidden' })
      }
    })

    await stage('Back closes it and stays on the page; a link of it leaves one step behind', async () => {
      await page.goto('/')
      await untilHydrated(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await page.waitForURL('**/about')
      await button.click()
      await menu.waitFor()
      await page.goBack()
      await menu.waitFor({ state: 'hidden' })
      assert.match(page.url(), /\/about$/)
      await button.click()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      await button.click()
      await menu.getByRole('link', { name: 'Contact' }).click()
      await page.waitForURL('**/contact')
      await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
      await page.goBack()
      await page.waitForURL('**/about')
      await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor()
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/')
    })
  },
  { ...quick, only: 'phone' },
)
