import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { readObjects } from '#test/pdf-objects.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { pngArt } from '../fixtures/images.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { posterGoods } from '../fixtures/sample-data.ts'
import { longSettings, ownSettings } from '../fixtures/own-settings.ts'
import { detail, journey, stage, usually } from './journey.ts'
import { stockUp } from '../shop/open-test-shop.ts'
import { reopen } from './journey-shop.ts'
import { download, fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'

let picture = ''

async function fillWithPicture(shop: Shop) {
  await fillSmallCatalogue(shop)
  await stockUp(shop, posterGoods)
  picture = await shop.media.putImage(await pngArt(300, 300))
}

const pictures = () => ({ logo: picture, heroPicture: picture, posters: Array.from({ length: 5 }, () => picture) })

async function order(page: Page) {
  await page.goto('/ordernow')
  await putInCart(page, 'Wala No. 1', 50)
  await openCheckout(page)
  await fillCheckout(page)
  await sendOrder(page)
}

async function nothingIsWider(page: Page, where: string) {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, where)
}

journey(
  'an own shop’s settings are on its pages and papers, no text mentions UPI when it is off, and the longest texts fit every page',
  fillWithPicture,
  async ({ person, shop }) => {
    await reopen(shop, { ...ownSettings, ...pictures() })
    const visitor = await person('visitor', {
      permissions: ['clipboard-read', 'clipboard-write'],
      expected: /ERR_CONNECTION_REFUSED|status of 404/,
    })
    const page = await visitor.visit('/')
    const payment = page.getByRole('region', { name: 'Payment Information' })

    await stage('they are on its confirmation, and an account is copied', async () => {
      assert.equal(
        await page.locator('.hero-poster').evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
        true,
      )
      await order(page)

      for (const text of [...ownSettings.whatsNext, ...ownSettings.safetyCard, ownSettings.burstingHours])
        await page.getByText(text, { exact: true }).waitFor()
      await page.getByRole('heading', { name: 'Dispatch' }).waitFor()
      await page.getByText('Payee: M. Kannan').waitFor()
      assert.match((await payment.getByRole('link').first().getAttribute('href')) ?? '', /&pn=M\.%20Kannan&/)
      await payment.getByRole('button', { name: 'Copy Account number' }).click()
      await payment.getByRole('button', { name: 'Copied Account number' }).waitFor()
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), ownSettings.bank.accountNumber)
    })

    await stage('they are on its estimate and its bill', async () => {
      const { bytes } = await download(page, 'Download Invoice')
      const invoice = pdfLines(bytes).join('\n')
      const bill = (await download(page, 'Download bill')).bytes.toString()
      for (const paper of [invoice, bill])
        for (const text of [ownSettings.bank.ifsc, ownSettings.dispatchPromises[0]?.promise ?? '', '04562 555555'])
          assert.ok(paper.includes(text), `${text} is missing in:\n${paper}`)
      assert.ok([...readObjects(bytes).values()].some((body) => body.includes('/Subtype /Image')))
    })

    // In npm test: domain/ways-to-pay/ways-to-pay.test.ts, papers/bill-text.test.ts, papers/estimate/texts.test.ts.
    await detail('without UPI no text mentions it', async () => {
      await reopen(shop, { ...ownSettings, upiId: '', whatsNext: [] })
      await order(page)
      await payment.getByText('Account number: 001234567890').waitFor()
      assert.deepEqual(await page.getByText(/\bUPI\b/).allTextContents(), [])
      await page.getByText(/pay ₹2,150 by bank transfer\. Then send/).waitFor()
    })

    // In npm test: domain/ways-to-pay/ways-to-pay.test.ts, papers/bill-text.test.ts.
    await detail('and without an account the shop asks to call', async () => {
      const { bank: _, ...withoutBank } = ownSettings
      await reopen(shop, { ...withoutBank, upiId: '' })
      await page.reload()
      await payment.getByText('We tell you how to pay when we call.').waitFor()
      assert.equal(await payment.locator('svg, a, button').count(), 0)
    })

    await stage('pictures that are gone leave the program’s own', async () => {
      const gone = '/media/image/upload/gone.png'
      await reopen(shop, {
        ...longSettings,
        logo: gone,
        heroPicture: gone,
        posters: Array.from({ length: 5 }, () => gone),
      })
      await page.setViewportSize({ width: 320, height: 568 })
      await page.goto('/')
      await untilHydrated(page)
      await page.locator('.hero-poster[src="/hero/hero-wide.jpg"]').waitFor()
      await page.locator('.hero-label img[src="/logo.svg"]').waitFor()
      await page.getByRole('heading', { name: 'What will you light first?' }).scrollIntoViewIfNeeded()
      await page.locator('.poster img[src="/posters/fancy.jpg"]').waitFor()
    })

    await stage('the longest texts break no page at 320 px', async () => {
      await nothingIsWider(page, '/')
      for (const path of usually(['/about', '/contact'], ['/about'])) {
        await page.goto(path)
        await nothingIsWider(page, path)
      }
      await order(page)
      await nothingIsWider(page, 'the confirmation')
      await download(page, 'Download Invoice')
    })
  },
  { databases: ['sqlite'], only: 'phone', ownProcess: true },
)
