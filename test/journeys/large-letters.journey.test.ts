import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { enterByHand } from '../browser/by-hand.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { chooseLetters } from '../browser/letters.ts'
import { goods, lakshmi, ownIdentity } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { withSettings } from './journey-shop.ts'
import { journey, stage, usually } from './journey.ts'

const TWICE_PERCENT = 200
const PHONE_PX = 390
/** Of the shop that was filled last. */
let orderPage = ''

/** One order to edit and pack, and a UPI ID as long as many are. */
async function anOrder(shop: Shop) {
  await withSettings(shop, { ...ownIdentity, upiId: 'muruganfireworks.sattur@example' })
  const { pots, lakshmis } = await stockUp(shop, {
    pots: { ...goods.flowerPots, stock: 10_000 },
    lakshmis: goods.lakshmiCrackers,
  })
  const items = [
    { id: pots.id, quantity: 33 },
    { id: lakshmis.id, quantity: 10 },
  ]
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed && placed.link !== undefined)
  orderPage = `/order/${placed.link}`
  await shop.orders.steps.verify(placed.order.orderId, 'Verified')
}

/** Controls and texts of the screen that lie beyond the window, where no scrolling of their own list leads to them. */
const outOfReach = (page: Page) =>
  page.locator('main :is(button, a, input, select, textarea, p, b, strong, dd, td)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        if (width <= 1 || (left >= -1 && right <= innerWidth + 1)) return false
        for (let each = element.parentElement; each; each = each.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return false
        }
        return true
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Names of the bar under the thumb and the screen's title, as far as a person cannot see them whole. */
const cutInFrame = (page: Page) =>
  page
    .locator('.back-office-title, .back-office-nav :is(.nav-short, .nav-more-button > span:not(.visually-hidden))')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const text = range.getBoundingClientRect()
          const frame = (element.closest('li') ?? element).getBoundingClientRect()
          return text.left < frame.left - 1 || text.right > Math.min(frame.right, innerWidth) + 1
        })
        .map((element) => element.textContent),
    )

/** Texts of more than one word that break within a word, two letters to a line or fewer. */
const crushed = (page: Page) =>
  page.locator('main :is(a, b, strong, span, p, h2, h3, dd, td, li, label)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => {
        const hasOwnText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
        const range = document.createRange()
        range.selectNodeContents(element)
        const letters = [...element.textContent.trim()].length
        const lines = new Set([...range.getClientRects()].map(({ top }) => top))
        const isRead = element.getBoundingClientRect().width > 1
        return isRead && hasOwnText && letters > 6 && lines.size > letters / 2.5
      })
      .map((element) => element.textContent),
  )

async function fits(page: Page, what: string) {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE_PX, `${what} is too wide`)
  assert.deepEqual(await outOfReach(page), [], what)
  assert.deepEqual(await crushed(page), [], `${what}: letters below each other`)
  assert.deepEqual(await cutInFrame(page), [], `${what}: title and bar`)
}

journey(
  'with letters twice as large the work of a shop fits on a phone: counter, order, packing, count, prices and settings',
  anOrder,
  async ({ person }) => {
    const page = await (await person('owner')).visitOffice('/admin')
    await chooseLetters(page, TWICE_PERCENT)
    const open = async (path: string) => {
      await page.goto(path)
      await untilHydrated(page)
    }

    await stage('the letters are twice as large', async () => {
      await open('/admin')
      const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      assert.ok(size >= 32, `letters of ${size} px`)
    })

    await stage('the counter, from its input to the change', async () => {
      await open('/admin/counter')
      const input = page.getByRole('textbox', { name: 'Code or name' })
      await input.fill('390*flower')
      await page.locator('.counter-input li').first().waitFor()
      await fits(page, 'what the input finds')
      await enterByHand(page)
      await page.locator('.counter-line-pieces').waitFor()
      await fits(page, 'a line')
      await page.getByRole('button', { name: 'Take payment' }).click()
      await page.getByRole('textbox', { name: 'Cash given' }).fill('99000')
      await fits(page, 'cash and change')
      await page.getByRole('textbox', { name: 'Cash given' }).press('+')
      await page.getByText(/^Scan to pay/).waitFor()
      await fits(page, 'the code to scan')
    })

    await stage('an edited order', async () => {
      await open('/admin/orders')
      await page.getByRole('link', { name: `View Details of ${lakshmi.name}` }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Edit Order' }).click()
      const field = page.getByRole('textbox', { name: `quantity of ${goods.flowerPots.name}` })
      await field.fill('515')
      await field.press('Enter')
      await page.locator('.edit-total .edit-line-before').waitFor()
      await fits(page, 'the edit')
      await page.getByRole('button', { name: 'Undo changes' }).click()
    })

    await stage('an order to pack, and its list on paper', async () => {
      await open('/admin/packing')
      await page.getByRole('link', { name: lakshmi.name, exact: true }).click()
      await page.locator('.packer-tick').first().waitFor()
      await fits(page, 'the packer’s screen')
    })

    await stage('the pages of a visitor: an order with its steps, and the contact', async () => {
      for (const path of [orderPage, '/contact']) {
        await open(path)
        await fits(page, path === orderPage ? 'the order’s page' : path)
      }
    })

    await stage('other screens', async () => {
      const few = ['/admin/settings?chapter=payment', '/admin/stock/count', '/admin/products']
      const more = ['/admin/reports', '/admin/categories', '/admin/money?view=due', '/admin/video']
      for (const path of usually([...more, ...few], few)) {
        await open(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await fits(page, path)
      }
    })

    await stage('control: a button beyond the edge is found', async () => {
      await page.evaluate(() =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML(
            'beforeend',
            '<div style="overflow: clip"><button style="margin-left: 30rem">far</button></div>',
          ),
      )
      assert.equal((await outOfReach(page)).length, 1)
    })

    await stage('control: a name in a column of one letter is found', async () => {
      await page.evaluate(() =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML('beforeend', '<p style="width: 1ch; overflow-wrap: anywhere">Lakshmi Narayanan</p>'),
      )
      assert.deepEqual(await crushed(page), ['Lakshmi Narayanan'])
    })

    await stage('control: columns of the usual width lead More beyond the edge', async () => {
      await page.locator('.nav-groups').evaluate((bar: HTMLElement) => (bar.style.gridAutoColumns = '3rem'))
      assert.deepEqual(await cutInFrame(page), ['More'])
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)
