import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import type { Shop } from '#server/shop.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { goods as sample, lakshmi } from '../fixtures/sample-data.ts'
import { stockUp } from '../shop/open-test-shop.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey, stage } from './journey.ts'
import { fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'

const GIFT_BOX = 'Gift box of the season'

const groundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor)

const PAPER_AND_INK = ['white', 'black']

/** The colours of the quiet zone and of the first corner mark on the screen. */
async function cornerOf(code: Locator): Promise<string[]> {
  const svg = code.locator('svg')
  const modules = Number((await svg.getAttribute('viewBox'))?.split(' ')[2])
  const { data, info } = await sharp(await svg.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const shade = (module: number) => {
    const at = Math.round(((module + 0.5) * info.width) / modules)
    const light = data[(at * info.width + at) * info.channels] ?? 128
    return light > 240 ? 'white' : light < 15 ? 'black' : `grey ${light}`
  }
  return [shade(1), shade(4)]
}

/** A gift box whose order exceeds the banks' daily limit. */
async function goods(shop: Shop) {
  await fillSmallCatalogue(shop)
  await stockUp(shop, { giftBox: { ...sample.skyShots, name: GIFT_BOX, stock: 500 } })
}

journey(
  'the confirmation’s UPI ID is copied or selected, a phone pays by its app, the code is black on white in any colours, and a large amount says what banks allow',
  goods,
  async ({ person, screen }) => {
    const visitor = await person('visitor', { permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await visitor.visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    await openCheckout(page)
    await fillCheckout(page)
    await sendOrder(page)

    await stage('the UPI ID is copied, or selected where the browser does not copy', async () => {
      await page.getByRole('button', { name: 'Copy', exact: true }).click()
      await page.getByRole('button', { name: 'Copied', exact: true }).waitFor()
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), demoSettings.upiId)
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await page.getByRole('button', { name: 'Copied', exact: true }).click()
      await page.getByText('Your browser did not copy the UPI ID. It is selected now. Copy it from there.').waitFor()
      assert.equal(await page.evaluate(() => String(getSelection())), demoSettings.upiId)
    })

    await stage('a phone pays by its app', async () => {
      const app = page.getByRole('link', { name: 'Pay by UPI app', exact: true })
      assert.equal(await app.isVisible(), screen === 'phone')
      const href = await page.locator('.payment-app').getAttribute('href')
      assert.match(href ?? '', /^upi:\/\/pay\?.*am=2150/)
    })

    const dark = { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } as const
    await stage('the code is black on white in the reader’s own colours', async () => {
      // Light on dark: colours that happen to be dark on light would show no difference.
      await page.emulateMedia(dark)
      const code = page.getByRole('link', { name: 'Pay ₹2,150 with a UPI app' })
      assert.equal(await groundOf(code), 'rgb(255, 255, 255)')
      const ink = await code.locator('path').evaluate((path) => getComputedStyle(path).fill)
      assert.equal(ink, 'rgb(0, 0, 0)')
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' })
      assert.deepEqual(await cornerOf(code), PAPER_AND_INK)
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
      assert.deepEqual(await cornerOf(code), PAPER_AND_INK)
      await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: false })
    })

    await stage('in these colours the chosen view differs from the others', async () => {
      await page.emulateMedia(dark)
      await page.getByRole('button', { name: 'Continue Shopping' }).click()
      const chosen = page.locator('.segment').filter({ hasText: 'Cards' })
      await chosen.waitFor()
      assert.notEqual(await groundOf(chosen), await groundOf(page.locator('.segmented').filter({ has: chosen })))
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' })
    })

    await stage('no amount is wider than 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 568 })
      await putInCart(page, GIFT_BOX, 60)
      await page.evaluate(() => {
        const sum = document.querySelector('.total-bar-sum > b')
        if (sum) sum.textContent = 'Total: ₹3,00,49,99,700'
      })
      const overlaps = await page.locator('.total-bar').evaluate((bar) => {
        const [sum, button] = [bar.querySelector('b'), bar.querySelector('button')].map((each) => {
          const range = document.createRange()
          range.selectNodeContents(each ?? bar)
          return range.getBoundingClientRect()
        })
        return sum && button && sum.right > button.left && sum.bottom > button.top && sum.top < button.bottom
      })
      assert.equal(overlaps, false)
    })

    await stage('a large amount names the banks’ limit, and no text is wider than 320 px', async () => {
      await openCheckout(page)
      const long = 'Venkatanarasimharajuvaripeta'.repeat(3).slice(0, 80)
      await fillCheckout(page, { ...lakshmi, name: long, district: long, address: long.repeat(3) })
      await sendOrder(page)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
      await page.getByText('UPI usually ends at ₹1,00,000 a day').waitFor()
    })
  },
  { databases: ['sqlite'] },
)
