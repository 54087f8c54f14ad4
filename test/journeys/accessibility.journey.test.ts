// For everyone: by keyboard alone, on 320 pixels, at 200 %, and in Tamil.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { lakshmi, murugan } from '../fixtures/sample-data.ts'
import { until } from '../until.ts'
import { fillSmallCatalogue, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { publicPages } from '../urls.ts'
import { checkoutField, fillCheckout, openCart, openCheckout, putInCart, sendOrder } from './shopping.ts'

const quick = { databases: ['sqlite'] } as const
const MOST_TABS = 400

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.innerText : undefined
    const image = element.querySelector('img')?.alt
    return (element.ariaLabel || label || element.innerText || image || '').replaceAll(/[\s*]+/g, ' ').trim()
  })

/** Presses Tab until something of that name has the focus, and sees that the focus can be seen. */
async function tabTo(page: Page, name: RegExp) {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return seeFocus(page, name)
  }
  throw new Error(`${MOST_TABS} times Tab did not lead to ${name}`)
}

async function seeFocus(page: Page, name: RegExp) {
  const look = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      const around = [element, element?.parentElement, element?.nextElementSibling].filter(
        (each) => each instanceof Element,
      )
      const isMarked = around.some((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      })
      return { isMarked, isOnScreen: x + width > 0 && x < innerWidth && y + height > 0 && y < innerHeight }
    })
  await until(async () => (await look()).isOnScreen, 3_000)
  assert.ok((await look()).isMarked, `nothing shows that ${name} has the focus`)
}

journey(
  'by keyboard alone from the landing page to the confirmation',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/')
    await page.keyboard.press('Tab')
    assert.equal(await focused(page), 'Skip to content')
    await page.keyboard.press('Enter')
    await tabTo(page, /^Order Now/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/ordernow')
    await page.getByRole('heading', { level: 1, name: 'Order Now' }).waitFor()
    await tabTo(page, /^Add to Cart: Wala No. 1$/)
    await page.keyboard.press('Enter')
    await until(async () => /quantity of Wala No. 1/.test(await focused(page)))
    await page.keyboard.press('Shift+Tab')
    assert.equal(await focused(page), 'quantity of Wala No. 1')
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await page.getByText('Total: ₹2,150').waitFor()
    await tabTo(page, /^Purchase$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Your Cart' }).waitFor()
    await tabTo(page, /^Proceed to Checkout$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Checkout' }).waitFor()
    // A phone's and a desk's browser both choose in a list by typing.
    for (const [label, text] of [
      ['Name', lakshmi.name],
      ['State', lakshmi.state],
      ['District', lakshmi.district],
      ['Pincode', lakshmi.pincode],
      ['Mobile Number', lakshmi.mobile],
      ['Full Address with Landmark', lakshmi.address],
    ] as const) {
      await tabTo(page, new RegExp(`^${label}$`))
      await page.keyboard.type(text)
    }
    assert.equal(await checkoutField(page, 'stateType').inputValue(), lakshmi.stateType)
    await tabTo(page, /^Send Order$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()
    await until(async () => (await focused(page)).startsWith('Thank you for your order'))
  },
  quick,
)

journey(
  '320 pixels wide and at 200 %: nothing is cut off, nothing scrolls sideways that should not',
  fillSmallCatalogue,
  async ({ person, screen }) => {
    // A window of 1280 pixels at 400 % and one of 640 at 200 % are what is left of them in CSS pixels.
    const narrow = { viewport: { width: 320, height: 568 }, deviceScaleFactor: 4 }
    const zoomed = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }
    const visitor = await person('visitor', screen === 'phone' ? narrow : zoomed)
    const page = await visitor.visit('/')
    // A phone's browser zooms out of a page that is too wide, and then calls its window wider.
    const width = page.viewportSize()?.width ?? 0
    const fits = async (what: string) => {
      await page.evaluate(stillness)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, `${what} is too wide`)
      const cut = await page.evaluate(
        (right) =>
          [...document.querySelectorAll('dialog[open] :is(button, input, select, h2, p, b)')]
            .filter((element) => element.getBoundingClientRect().right > right + 1)
            .map((element) => element.outerHTML.slice(0, 100)),
        width,
      )
      assert.deepEqual(cut, [], what)
    }
    // The order page last: the steps below begin on it.
    for (const path of [...publicPages().map((each) => each.path), '/ordernow']) {
      await page.goto(path)
      await fits(path)
    }
    await putInCart(page, 'Wala No. 1', 50)
    await fits('the shop with its total')
    await openCart(page)
    await fits('the cart')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('button', { name: 'Send Order' }).click()
    await fits('the checkout with errors')
    await fillCheckout(page)
    await sendOrder(page)
    await fits('the confirmation')
    await page.getByRole('button', { name: 'Continue Shopping' }).click()
    await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
    await page
      .getByRole('textbox', { name: /^Quantity of / })
      .first()
      .waitFor()
    await fits('the price sheet')
  },
  quick,
)

journey(
  'Tamil in every field comes out as it went in',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, catalogueProducts.tamil, 60)
    await openCheckout(page)
    await fillCheckout(page, murugan)
    await sendOrder(page)
    const text = await page.getByRole('main').innerText()
    for (const words of [murugan.name, murugan.district, murugan.address, catalogueProducts.tamil]) {
      assert.ok(text.includes(words), `the confirmation lacks ${words}`)
    }
    const fonts = await page.evaluate(() => [...document.fonts].filter((font) => font.status === 'loaded').length)
    assert.ok(fonts > 0)
    assert.ok(await page.evaluate(() => document.fonts.check('400 16px "Mukta Malar"', 'முருகன்')))
  },
  quick,
)

/** A panel that slides in is measured when it has arrived. */
async function stillness() {
  const moving = document.querySelector('dialog[open]')?.getAnimations() ?? []
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
