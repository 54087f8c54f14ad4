import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { admin } from '../shop/open-test-shop.ts'
import { journey, stage } from './journey.ts'
import { signedInAgo } from './signed-in-ago.ts'

const ORDER = 'ORD20241102183000123'

/** Prices as text, missing fields, a product that is gone, and an order of which little is known. */
const shopExport = JSON.stringify({
  products: {
    '-Oa': {
      productName: 'Red rocket',
      code: 'PRD0901',
      category: '1Box',
      items: 'Rocket',
      mrp: '₹ 100',
      ourPrice: '40',
      stock: '12',
    },
    '-Ob': { productName: 'Without a price' },
  },
  orders: {
    '-Oc': {
      orderId: ORDER,
      orderDate: '2/11/2024',
      orderTime: '6:30:00 pm',
      totalAmount: 80,
      verified: 'Verified',
      completion: 'Complete',
      customerDetails: {
        name: 'Lakshmi',
        mobile: '98765 43210',
        state: 'tamilnadu',
        pincode: '626123',
        address: '1 Car Street',
      },
      items: [{ id: '-Oa', productName: 'Red rocket', quantity: 2, ourPrice: 40 }],
    },
    '-Od': { orderDate: '20/11/2024', items: [{ productName: 'Gone sparkler', quantity: '3', ourPrice: '₹ 5' }] },
    '-Oe': { orderDate: '21/11/2024', items: [] },
  },
  videos: { '-Of': { title: 'Night', videoUrl: 'https://res.media.example/v1/night.mp4' } },
})

async function upload(page: Page) {
  const file = { name: 'old-shop.json', mimeType: 'application/json', buffer: Buffer.from(shopExport) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('heading', { name: 'Report of the check' }).waitFor()
}

journey(
  'an owner brings products, orders and videos of another shop',
  { rockets: goods.rockets },
  async ({ person, shop }) => {
    const owner = await person('owner', { expected: /status of 422/ })
    const page = await owner.visitOffice('/admin/import')
    await page.getByRole('link', { name: 'Bring your products, orders and videos.' }).click()
    await page.getByRole('heading', { name: 'The export of your old shop' }).waitFor()
    const press = (name: string) => page.getByRole('button', { name }).first().click()
    const count = (row: string) => page.getByRole('row', { name: row }).innerText()

    await stage('the export is checked, and the report stays for a reload and another tab', async () => {
      await upload(page)
      await page.reload()
      await untilHydrated(page)
      assert.match(await count('New'), /\s1\s+2\s+1$/)
      assert.match(await count('Refused'), /\s1\s+1\s+0$/)
      await page.getByText('Orders, Lines').click()
      await page.getByText('It has no goods.').waitFor()
      const other = await owner.visit('/admin/import/shop')
      await other.getByRole('heading', { name: 'Report of the check' }).waitFor()
      await other.close()
    })

    await stage('it is saved with the own password', async () => {
      await signedInAgo(shop, 60)
      await press('Save the import')
      const dialog = page.getByRole('dialog', { name: 'Save this import?' })
      await dialog.getByText('We add 1 product, 2 orders and 1 video.').waitFor()
      await dialog.getByRole('button', { name: 'Save the import' }).click()
      await dialog.getByLabel('Your password').fill(admin.password)
      await dialog.getByRole('button', { name: 'Save the import' }).click()
      await page.getByRole('heading', { name: 'Your old shop is here' }).waitFor()
    })

    await stage('imported orders open, also one of which little is known', async () => {
      await page.getByRole('link', { name: 'See the orders' }).click()
      await page
        .getByRole('link', { name: /View Details of Lakshmi/ })
        .first()
        .click()
      const details = page.getByRole('dialog', { name: 'Order Details' })
      await details.getByText(ORDER).first().waitFor()
      assert.match(await details.innerText(), /Red rocket[\s\S]*₹80/)
      await page.goBack()
      await page
        .getByRole('link', { name: /View Details of No name/ })
        .first()
        .click()
      await details.getByText('Gone sparkler').first().waitFor()
      assert.match(await details.innerText(), /₹15/)
      assert.equal(await details.getByRole('link', { name: /^Call/ }).count(), 0, 'it has no number')
    })
  },
)
