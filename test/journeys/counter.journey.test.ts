import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { isoDay } from '#domain/dates/indian-date.ts'
import type { Product } from '#domain/product/product.ts'
import { until } from '#test/until.ts'
import { answerTo } from '../browser/again.ts'
import { enterByHand, holdEnter, scan, typeByHand } from '../browser/by-hand.ts'
import { goods } from '../fixtures/sample-data.ts'
import { journey, stage } from './journey.ts'

type Listed = Record<'code' | 'productName', string> & { stock: number }

const line = (page: Page) => page.getByRole('textbox', { name: 'Code or name' })
const of = (some: readonly Listed[], { name }: Pick<Product, 'name'>) =>
  some.find(({ productName }) => productName === name)!
const lines = (page: Page) => page.locator('.counter-lines > li')

async function typeAll(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    await typeByHand(page, text)
    await enterByHand(page)
  }
}

journey(
  'five lines by a keypad, change at once, a sale without a network that is sent once, and a return',
  goods,
  async ({ person, shop, screen }) => {
    const listed = async () => (await (await fetch(`${shop.origin}/products.json`)).json()) as Listed[]
    const before = await listed()
    const code = (product: Pick<Product, 'name'>) => of(before, product).code.replace(/\D/g, '')
    const stock = async (product: Pick<Product, 'name'>) => of(await listed(), product).stock
    const { lakshmiCrackers, flowerPots, skyShots } = goods

    const page = await (
      await person('owner', { expected: /ERR_FAILED|Failed to (load|fetch)/ })
    ).visitOffice('/admin/counter')
    await line(page).waitFor()
    await until(() => line(page).evaluate((input) => input === document.activeElement))
    // Twelve of one, three of the next, one more of it, two and one; number pad keys only.
    await typeAll(page, [`12*${code(lakshmiCrackers)}`, `${code(flowerPots)}*3`])
    await typeByHand(page, '+')
    await typeAll(page, [`2*${code(skyShots)}`])
    await until(async () => (await lines(page).count()) === 3)
    assert.match(await lines(page).nth(1).innerText(), /Flower Pots Special[\s\S]*4[\s\S]*₹1,000/)
    await enterByHand(page)
    await page.getByRole('heading', { name: 'To pay ₹6,600' }).waitFor()
    await typeByHand(page, '7000')
    await page.getByText('Change ₹400').waitFor()
    await enterByHand(page)
    await page.getByRole('region', { name: 'The last sale' }).getByText('Change ₹400').waitFor()
    const bill = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const [[, width, length] = [], ...others] = bill.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
    assert.equal(others.length, 0, 'one page')
    assert.ok(
      Number(width) < 228 && Number(length) < 2 * Number(width),
      `a bill of three lines is ${length} points long`,
    )
    assert.equal(await stock(lakshmiCrackers), lakshmiCrackers.stock - 12)
    assert.equal(await stock(skyShots), skyShots.stock - 2)

    await page.route('**/admin/counter/send', (route) => route.abort())
    await until(() => line(page).evaluate((input) => input === document.activeElement))
    await typeAll(page, [`5*${code(lakshmiCrackers)}`, `2*${code(skyShots)}`])
    await page.getByText('Only 1 in stock').waitFor()
    await enterByHand(page)
    await page.getByLabel('Cash given').waitFor()
    await enterByHand(page)
    await page.getByText('1 sale is kept on this device').waitFor()
    assert.equal(await stock(lakshmiCrackers), lakshmiCrackers.stock - 12)
    await page.unroute('**/admin/counter/send')
    // The first answer is lost, and the sale is sent again.
    let sent = 0
    await page.route('**/admin/counter/send', async (route) => {
      sent += 1
      if (sent > 1) return await route.continue()
      await answerTo(route)
      await route.abort()
    })
    await page.reload()
    await until(async () => (await page.getByText('kept on this device').count()) === 0 && sent > 1)
    assert.equal(await stock(lakshmiCrackers), lakshmiCrackers.stock - 17)
    assert.equal(await stock(skyShots), 0)

    await page.getByRole('link', { name: 'Sales of the day' }).first().click()
    await page.getByRole('heading', { name: 'Sold without stock' }).waitFor()
    await page.getByRole('table', { name: 'Sales' }).waitFor()
    assert.equal(await page.getByRole('link', { name: /^CTR/ }).count(), 3, 'two sales, one of which lacked a piece')
    await page.getByRole('table', { name: 'Sales' }).getByRole('link', { name: /^CTR/ }).last().click()
    await page.getByLabel(`Pieces of ${lakshmiCrackers.name} that come back`).fill('2')
    await page.getByText('Refund ₹100', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Return goods' }).click()
    await page.getByText('Goods returned. Refund ₹100 to the customer.').waitFor()
    assert.equal(await stock(lakshmiCrackers), lakshmiCrackers.stock - 15)

    await page.getByRole('link', { name: 'Sales of the day' }).click()
    const expected = 6_600 + 250 + 5_000 - 100
    const jump = page.getByRole('link', { name: 'Close the day' })
    await page.getByRole('heading', { name: 'Close the day' }).waitFor()
    assert.equal(await jump.isVisible(), screen === 'phone', 'where the closing stands below the list')
    if (screen === 'phone') await jump.click()
    await page.getByLabel('Cash counted').fill(String(expected - 20))
    await page.getByText('₹20 short').waitFor()
    await page.reload()
    await until(async () => (await page.getByLabel('Cash counted').inputValue()) === String(expected - 20))
    await page.getByText('₹20 short').waitFor()
    await page.getByRole('button', { name: 'Close the day' }).click()
    await page.getByRole('heading', { name: 'The day is closed' }).waitFor()
  },
)

journey(
  'a repeating key and a scanner sell nothing; closing waits for the sales on the device, and a day closed elsewhere shows at once',
  goods,
  async ({ person, shop }) => {
    const listed = (await (await fetch(`${shop.origin}/products.json`)).json()) as Listed[]
    const { lakshmiCrackers, flowerPots, skyShots } = goods
    const [first, second, third] = [lakshmiCrackers, flowerPots, skyShots].map((product) => of(listed, product).code)
    const owner = await person('owner', { expected: /ERR_FAILED|Failed to (load|fetch)/ })
    const page = await owner.visitOffice('/admin/counter')
    await line(page).waitFor()
    await until(() => line(page).evaluate((input) => input === document.activeElement))
    const toPay = page.getByRole('heading', { name: /^To pay/ })
    const last = page.getByRole('region', { name: 'The last sale' })

    await stage('a scanner with no, one or two line ends adds the scanned product', async () => {
      for (const code of [first, second, third]) await scan(page, code ?? '', 2)
      await until(async () => (await lines(page).count()) === 3)
      assert.equal(await toPay.count(), 0, 'the second line end opens no payment')
      await scan(page, first ?? '', 1)
      await page.getByRole('term').filter({ hasText: '3 lines' }).filter({ hasText: '4 pieces' }).waitFor()
      await scan(page, first ?? '', 0)
      await scan(page, second ?? '', 0)
      await page.getByText(`We found no product for “${first}${second}”.`).waitFor()
      await page.keyboard.press('Escape')
    })

    await stage('a code that is scanned while the payment is open is a line, not the cash', async () => {
      await enterByHand(page)
      await page.getByLabel('Cash given').waitFor()
      await typeByHand(page, '9000')
      await scan(page, second ?? '', 2)
      await page.getByRole('term').filter({ hasText: '3 lines' }).filter({ hasText: '5 pieces' }).waitFor()
      assert.equal(await toPay.count(), 0)
      await enterByHand(page)
      await until(async () => (await page.getByLabel('Cash given').inputValue()) === '9000')
      await page.keyboard.press('Escape')
    })

    await stage('a code that nothing has, scanned into the discount, waits in the input of the counter', async () => {
      await page.getByLabel('Discount').focus()
      await scan(page, '8901234567890', 1)
      assert.equal(await page.getByLabel('Discount').inputValue(), '')
      await until(async () => (await line(page).inputValue()) === '8901234567890')
      await page.keyboard.press('Escape')
    })

    await stage('a repeating Enter opens the payment and sells nothing', async () => {
      await holdEnter(page, 12)
      await toPay.waitFor()
      assert.equal(await last.count(), 0)
      assert.equal(await page.getByLabel('Cash given').inputValue(), '9000')
    })
    const sales = await owner.visit('/admin/counter/sales')
    await sales.getByText('No counter sales on this day').waitFor()

    await stage('a closing waits for the sale that is kept on the device, and so does Logout', async () => {
      await page.context().route('**/admin/counter/send', (route) => route.abort())
      await enterByHand(page)
      await last.getByText('kept on this device').waitFor()
      await sales.getByText('1 sale is kept on this device. You can close the day when it is sent.').waitFor()
      await sales.getByText('Cash from sales that are not sent yet').waitFor()
      await sales.getByLabel('Cash counted').fill('3100')
      await sales.getByRole('button', { name: 'Close the day' }).click()
      assert.equal(await sales.getByRole('heading', { name: 'The day is closed' }).count(), 0)
      await sales.getByRole('button', { name: 'Logout' }).first().click()
      await sales.getByRole('dialog', { name: '1 sale is not sent yet' }).waitFor()
      await sales.getByRole('button', { name: 'Stay signed in' }).click()
      await page.context().unroute('**/admin/counter/send')
      await until(async () => (await last.getByText('kept on this device').count()) === 0)
      await until(async () => (await sales.getByText('not sent yet').count()) === 0)
      await sales.getByText('The cash is right').waitFor()
    })

    await stage('the open counter shows that the day is closed and reopened, also after a failed read', async () => {
      await page.route('**/admin/counter/day', (route) => route.abort(), { times: 1 })
      await sales.getByRole('button', { name: 'Close the day' }).click()
      await sales.getByRole('heading', { name: 'The day is closed' }).waitFor()
      await page.getByText(/is closed\. Open it again to sell\./).waitFor()
      await sales.getByRole('button', { name: 'Open the day again' }).click()
      await until(async () => (await page.getByText(/Open it again to sell/).count()) === 0)
    })

    await stage('a sale that is being sent stays as it is, and what is scanned belongs to the next one', async () => {
      await scan(page, first ?? '', 1)
      await until(async () => (await lines(page).count()) === 1)
      await enterByHand(page)
      await page.getByLabel('Cash given').waitFor()
      const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      await page.route('**/admin/counter/send', async (route) => {
        asked.resolve()
        await goOn.promise
        await route.continue()
      })
      await enterByHand(page)
      await asked.promise
      await typeByHand(page, '-')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Back' }).click()
      await scan(page, second ?? '', 2)
      await scan(page, third ?? '', 2)
      assert.equal(await toPay.count(), 1)
      assert.equal(await lines(page).count(), 1)
      goOn.resolve()
      await until(async () => (await lines(page).count()) === 2)
      assert.equal(await toPay.count(), 0)
      await page.unroute('**/admin/counter/send')
    })

    await stage('cash that is counted at midnight stays with its day, which the screen says is over', async () => {
      const today = isoDay(new Date())
      const next = isoDay(new Date(Date.now() + 86_400_000))
      await sales.getByLabel('Cash counted').fill('50')
      assert.equal(new URL(sales.url()).search, '')
      // The answers after midnight, to a page without a day in its address.
      await sales.route(/sales\.data(?!.*day=)/, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(today, next) })
      })
      await enterByHand(page)
      await page.getByLabel('Cash given').waitFor()
      await enterByHand(page)
      await sales.waitForURL(({ search }) => search === `?day=${today}`)
      await until(async () => (await sales.getByLabel('Cash counted').inputValue()) === '50')
      await sales.goto(`${shop.origin}/admin/counter/sales?day=2026-01-01`)
      await sales.getByText('These are the sales of an earlier day').waitFor()
      await sales.getByRole('link', { name: 'Show today' }).click()
      await until(async () => (await sales.getByLabel('Cash counted').inputValue()) === '50')
    })
  },
  { databases: ['sqlite'], only: 'desk' },
)
