import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey } from '../shop/open-test-shop.ts'
import { journey, stage, usually } from './journey.ts'
import { details, openOrders } from './orders-desk.ts'

const PHONE = { width: 390, height: 844 }
/** One row more than a list first shows. */
const GOODS = 61

/** Many products, the last without its picture, and orders of both kinds: the newest of 15 lines, and seven more. */
async function stock(shop: Shop) {
  const ids: string[] = []
  for (let index = 0; index < GOODS; index += 1) {
    const imageUrl = index === GOODS - 1 ? '/media/image/upload/lost.jpg' : ''
    const product = { ...goods.flowerPots, name: `Pots No. ${index}`, imageUrl, stock: 100 }
    const { id } = await shop.products.create(product)
    ids.push(id)
  }
  for (let index = 0; index < 8; index += 1) {
    const customer = index % 3 === 1 ? murugan : lakshmi
    const items = ids.slice(0, index === 7 ? 15 : 1).map((id) => ({ id, quantity: 8 }))
    const placed = await shop.orders.place(newKey(), { customer, items })
    assert.ok('order' in placed)
    if (customer === murugan) await shop.orders.steps.verify(placed.order.orderId, 'Verified')
  }
}

const rows = (page: Page) => page.getByRole('table', { name: 'Online Orders' }).locator('tbody > tr')
const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

async function goTo(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

/** The number of fully visible orders. */
const wholeRows = (page: Page) =>
  rows(page).evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom, left, right } = row.getBoundingClientRect()
        const corner = document.elementFromPoint((left + right) / 2, bottom - 3)
        return top >= 0 && bottom <= innerHeight && row.contains(corner)
      }).length,
  )

journey(
  'on small screens the content has most of the screen, and nothing is wider than the screen',
  stock,
  async ({ person }) => {
    const expected = /status of 404/
    const admin = await person('admin', { expected })
    const page = await openOrders(admin)

    await stage(
      'the first order begins in the upper third of a phone, three are whole, and their buttons have words',
      async () => {
        const first = await rows(page).first().boundingBox()
        assert.ok(first && first.y <= PHONE.height * 0.36, `the first order begins at ${first?.y}`)
        assert.ok((await wholeRows(page)) >= 3)
        for (const word of ['View', 'Bill', 'Delete']) {
          await rows(page).first().getByText(word, { exact: true }).filter({ visible: true }).waitFor()
        }
        // An Unverified order has the widest chips.
        await page.setViewportSize({ width: 360, height: 740 })
        const order = rows(page).filter({ hasText: 'Unverified' }).first()
        const chip = await order.getByRole('button', { name: 'Order: Pending. Change to Complete' }).boundingBox()
        const view = await order.getByRole('link', { name: /^View Details/ }).boundingBox()
        assert.ok(
          chip &&
            view &&
            chip.x + chip.width <= view.x &&
            chip.y < view.y + view.height &&
            view.y < chip.y + chip.height,
        )
        assert.equal(await scrollsSideways(page), false)
      },
    )

    await stage('on a phone in landscape an order is fully visible, and so is Logout', async () => {
      await page.setViewportSize({ width: 844, height: 390 })
      await until(async () => (await wholeRows(page)) >= 1)
      const logout = await page.getByRole('button', { name: 'Logout' }).boundingBox()
      assert.ok(logout && logout.y + logout.height <= 390, `Logout ends at ${logout && logout.y + logout.height}`)
      const sidebar = await page.getByRole('navigation', { name: 'Back office' }).boundingBox()
      assert.ok(sidebar && sidebar.width <= 844 / 8)
    })

    await stage('an order opens wherever it is touched', async () => {
      await page.setViewportSize(PHONE)
      const row = await rows(page).first().boundingBox()
      assert.ok(row)
      await page.touchscreen.tap(row.x + row.width / 2, row.y + 6)
      await page.getByRole('dialog').getByText('Customer Details').waitFor()
    })

    await stage('the total and Save stay in sight over a long order once something is changed', async () => {
      await details(page).getByRole('link', { name: 'Edit Order' }).click()
      const button = page.getByRole('button', { name: 'Save order' })
      await button.waitFor()
      const isInSight = () => button.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)
      assert.equal(await isInSight(), false)
      await page
        .getByRole('button', { name: /^Increase quantity of/ })
        .first()
        .click()
      await until(isInSight)
      // It does not cover the focused element.
      for (let each = 0; each < 12; each += 1) await page.keyboard.press('Tab')
      await until(() =>
        page.evaluate(() => {
          const bar = document.querySelector('.edit-close')?.getBoundingClientRect().top ?? 0
          return (document.activeElement?.getBoundingClientRect().bottom ?? Infinity) <= bar
        }),
      )
      await button.click()
      await page.getByText('Order saved as revision 1.').first().waitFor()
      await until(async () => !(await isInSight()))
    })

    await stage('among products the search stays in sight, and a lost picture looks different from none', async () => {
      await goTo(page, '/admin/products')
      const product = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
      await product('Pots No. 60').getByText('Image Not Found', { exact: true }).waitFor()
      await product('Pots No. 59').getByText('No Image', { exact: true }).waitFor()
      await page.evaluate(() => scrollTo(0, 2_000))
      const search = await page.getByRole('searchbox').boundingBox()
      assert.ok(search && search.y >= 0 && search.y < PHONE.height / 4, `the search is at ${search?.y}`)
      assert.equal(await page.getByText(`60 of ${GOODS} shown`).count(), 1)
    })

    await stage('in a product’s form stock and prices come before the picture', async () => {
      await page.setViewportSize({ width: 390, height: 420 })
      await page.getByRole('button', { name: 'Edit Pots No. 60' }).click()
      const form = page.getByRole('dialog', { name: 'Edit Product' })
      assert.ok((await topOf(form.getByRole('textbox', { name: 'Stock' }))) < 420 - 80, 'the stock is in sight')
      const price = await topOf(form.getByRole('textbox', { name: 'Our Price' }))
      assert.ok(price < (await topOf(form.locator('.file-uploader').first())))
    })

    await stage('the frame fits into 320 pixels, with its panel open', async () => {
      await page.setViewportSize({ width: 320, height: 568 })
      const all = ['/admin', '/admin/upload', '/admin/orders', '/admin/products']
      for (const path of usually(all, ['/admin/upload'])) {
        await goTo(page, path)
        await page.getByRole('button', { name: /^Profile of/ }).click()
        const panel = page.getByRole('region', { name: 'Profile' })
        await panel.getByRole('button', { name: 'Change Password' }).click()
        await page.getByRole('textbox', { name: 'New Password' }).fill('kv4m9t')
        await page.getByRole('button', { name: 'Update Password' }).click()
        await panel.getByRole('alert').getByText(/./).waitFor()
        const beyond = await page.evaluate(() =>
          [...document.querySelectorAll('.back-office-header *, .profile-panel *, .back-office-nav a')]
            .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > 320)
            .map((element) => element.outerHTML.slice(0, 100)),
        )
        assert.deepEqual(beyond, [], path)
        const title = page.getByRole('heading', { level: 1 })
        assert.ok(
          await title.evaluate((heading) => heading.scrollWidth <= heading.clientWidth),
          `${path}: title is cut`,
        )
      }
    })

    await stage('on a tablet the navigation leaves the screen its room, and nothing scrolls sideways', async () => {
      const tablet = await person('tablet', {
        viewport: { width: 768, height: 1_024 },
        isMobile: false,
        expected,
      })
      const wide = await tablet.visitOffice('/admin/orders')
      const all = ['/admin/orders', '/admin/products', '/admin']
      for (const path of usually(all, ['/admin/orders'])) {
        if (path !== '/admin/orders') await goTo(wide, path)
        for (const width of [768, 1_024]) {
          await wide.setViewportSize({ width, height: 1_024 })
          const sidebar = await wide.getByRole('navigation', { name: 'Back office' }).boundingBox()
          assert.ok(sidebar && sidebar.width <= width / 8, `${path}: ${sidebar?.width} of ${width}`)
          assert.equal(await scrollsSideways(wide), false, path)
        }
      }
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)
