import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { lakshmi } from '../fixtures/sample-data.ts'
import { until } from '../until.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { checkoutField } from './shopping.ts'

const MOST_TABS = 400

/** The focused element, as a screen reader names it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.innerText : undefined
    const image = element.querySelector('img')?.alt
    return (element.ariaLabel || label || element.innerText || image || '').replaceAll(/[\s*]+/g, ' ').trim()
  })

/** The middle of the focused element is on the screen, and not behind the total bar. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const bar = document.querySelector('.total-bar')
    if (!element || element === document.body || bar?.contains(element)) return true
    const { x, y, width, height } = element.getBoundingClientRect()
    const foot = bar?.checkVisibility() && !element.closest('dialog') ? bar.getBoundingClientRect().top : innerHeight
    return x >= 0 && x + width / 2 < innerWidth && y + height / 2 < foot
  })

/** Presses Tab until an element of that name has the focus, and asserts that each focus is visible. */
async function tabTo(page: Page, name: RegExp) {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    if (!(await isInSight(page)))
      await until(
        () => isInSight(page),
        3_000,
        () => focused(page),
      )
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
    // Browsers on phones and desktops both select an option by typing.
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
  { databases: ['sqlite'] },
)
