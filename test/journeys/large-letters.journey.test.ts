import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { enterByHand } from '../browser/by-hand.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods, lakshmi, ownIdentity } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { withSettings } from './journey-shop.ts'
import { journey, stage } from './journey.ts'

/** Beside the usual 16 and 13. */
const TWICE = { standard: 32, fixed: 26 }
const PHONE_PX = 390

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
  assert.ok('order' in placed)
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

async function fits(page: Page, what: string) {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE_PX, `${what} is too wide`)
  assert.deepEqual(await outOfReach(page), [], what)
}

journey(
  'with letters twice as large the work of a shop fits on a phone: counter, order, packing, count, prices and settings',
  anOrder,
  async ({ person }) => {
    const page = await (await person('owner')).visitOffice('/admin')
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Page.setFontSizes', { fontSizes: TWICE })
    const open = async (path: string) => {
      await page.goto(path)
      await untilHydrated(page)
    }

    await stage('the letters are twice as large', async () => {
      await open('/admin')
      const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      assert.ok(size >= TWICE.standard, `letters of ${size} px`)
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

    await stage('other screens', async () => {
      for (const path of [
        '/admin/settings?chapter=payment',
        '/admin/reports',
        '/admin/stock/count',
        '/admin/products',
        '/admin/video',
      ]) {
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
  },
  { databases: ['sqlite'], only: 'phone' },
)
