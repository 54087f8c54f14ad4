// A whole start with one's own goods. `npm test` proves each of its rules: lab/README.md names where.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { formatRupees } from '#domain/numbers/money.ts'
import { fromSpecProduct } from '#domain/spec-shape.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import type { Shop } from '#server/shop.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { untilHydrated } from '#test/browser/hydrated.ts'
import { goods, ownIdentity } from '#test/fixtures/sample-data.ts'
import { ownList } from '#test/fixtures/own-list.ts'
import { listedProducts } from '#test/browser/listed-products.ts'
import { journey } from '#test/journeys/journey.ts'
import { download, fillCheckout, openCheckout, sendOrder, storeCart } from '#test/journeys/shopping.ts'

const [{ code, name }] = demoProducts as [(typeof demoProducts)[number]]
const right = ownList.rows - ownList.sentences.length

async function fillDemo(shop: Shop) {
  await shop.products.create({ ...goods.lakshmiCrackers, name }, { code })
  await shop.firstSteps.recordGoods()
}

async function productsOf(page: Page) {
  return (await listedProducts(page)).map(fromSpecProduct)
}

async function saveSettings(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Every open page shows it now.').waitFor()
}

/** The shop's identity, bank account and charges. */
async function fillSettings(page: Page) {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  const open = async (chapter: string) => {
    await page.goto(`/admin/settings?chapter=${chapter}`)
    await untilHydrated(page)
  }
  await open('shop')
  await fill('Name', ownIdentity.name)
  await fill('Address', ownIdentity.address)
  await fill('Phone', ownIdentity.phone)
  await fill('E-mail', ownIdentity.email)
  await fill('Website', ownIdentity.website)
  await fill('WhatsApp number', ownIdentity.whatsappNumber)
  await saveSettings(page)
  await open('payment')
  await fill('UPI ID (optional)', ownIdentity.upiId)
  await saveSettings(page)
  await open('ordering')
  await page.getByLabel('Amount').fill('2.5')
  await page.getByRole('switch', { name: /^Round off/ }).check()
  await saveSettings(page)
  await page.goto('/admin')
  await untilHydrated(page)
}

async function takeDemoAway(page: Page) {
  const panel = page.getByRole('region', { name: 'First steps' })
  await panel.getByRole('button', { name: 'Start with my own products' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start with my own products' })
  await dialog.getByLabel(/Type the shop’s name/).fill(ownIdentity.name)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Removed: 1 product').waitFor()
}

/** The shop has One Sound Crackers, Twinkling Star and Single Shot. */
const NEW_CATEGORIES = ownList.categories - 3

async function importList(page: Page) {
  await page.goto('/admin/import')
  await untilHydrated(page)
  const buffer = Buffer.from(ownList.csv)
  await page.locator('input[type=file]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name: 'What is in each column?' }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: `${NEW_CATEGORIES} new categories` }).waitFor()
  assert.equal(await page.getByRole('checkbox', { name: 'New', checked: true }).count(), NEW_CATEGORIES)
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByRole('heading', { name: 'Changes' }).waitFor()
  const rows = page.getByRole('navigation', { name: 'Rows' })
  await rows.getByRole('link', { name: `New ${right}` }).waitFor()
  await rows.getByRole('link', { name: `Have mistakes ${ownList.sentences.length}` }).click()
  for (const sentence of ownList.sentences) await page.getByText(sentence).waitFor()
  await page.getByRole('button', { name: `Save ${right} products, ${ownList.sentences.length} left out` }).click()
  await page.getByRole('heading', { name: 'Saved', exact: true }).waitFor()
}

/** Changes every product; the notice with its undo stays. */
async function changeAll(page: Page, action: string, value?: [label: string, text: string]) {
  await page.getByRole('button', { name: 'Change many' }).click()
  await page.getByRole('button', { name: `All ${right} that match` }).click()
  await page.getByRole('button', { name: 'Change...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kind of change').selectOption(action)
  if (value) await dialog.getByLabel(value[0]).fill(value[1])
  await dialog.getByRole('button', { name: `Change ${right}` }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
}

journey(
  'from the demo to one’s own shop: a list of 300 rows, three changes of all, an undo, and an order of it',
  fillDemo,
  async ({ person }) => {
    const owner = await person('owner')
    const page = await owner.visitOffice('/admin')
    await fillSettings(page)
    await takeDemoAway(page)
    await importList(page)

    await page.goto('/admin/products')
    await untilHydrated(page)
    const before = await productsOf(page)
    assert.equal(before.length, right)
    await changeAll(page, 'raise-percent', ['Percent', '10'])
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await changeAll(page, 'stock-set', ['Pieces', '500'])
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await changeAll(page, 'off')
    assert.deepEqual(await productsOf(page), [])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText(/^Undone: /).waitFor()
    const after = await productsOf(page)
    assert.deepEqual(
      after.map(({ id, pricePaise, stock }) => ({ id, pricePaise, stock })),
      before.map(({ id, pricePaise }) => ({ id, pricePaise: Math.round(pricePaise * 1.1), stock: 500 })),
    )

    const shopping = await (await person('visitor')).visit('/ordernow')
    const names = await storeCart(shopping, 12, 5)
    const bought = after.filter((product) => names.includes(product.name))
    const sum = bought.reduce((all, { pricePaise }) => all + pricePaise * 5, 0)
    const charged = Math.round(sum * 0.025)
    const total = Math.round((sum + charged) / 100) * 100
    const rounding = formatRupees(Math.abs(total - sum - charged))
    const lines = [
      formatRupees(sum),
      formatRupees(charged),
      ...(rounding === '₹0' ? [] : [rounding]),
      formatRupees(total),
    ]
    const checkout = await openCheckout(shopping)
    for (const line of lines) await checkout.getByText(line).first().waitFor()
    await fillCheckout(shopping)
    const orderId = await sendOrder(shopping)
    for (const line of lines) await shopping.getByText(line).first().waitFor()
    const invoice = pdfLines((await download(shopping, 'Download Invoice')).bytes).join('\n')
    const bill = (await download(shopping, 'Download bill')).bytes.toString()
    for (const paper of [invoice, bill]) {
      for (const text of [orderId, ownIdentity.name, 'Packing charge', ...names, ...lines])
        assert.ok(
          paper.includes(text),
          `${text} is missing in:
${paper}`,
        )
    }
    const link = await shopping.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
    const message = decodeURIComponent(link ?? '')
    for (const line of lines) assert.ok(message.includes(line), `${line} is missing in ${message}`)
    await page.goto('/admin/orders')
    await page.getByText(orderId).first().waitFor()
  },
)
