import assert from 'node:assert/strict'
import { enterByHand, scan } from '../browser/by-hand.ts'
import { goods } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'

journey(
  'a sale that is kept on the device is sent from any screen of the office',
  goods,
  async ({ person, shop }) => {
    const [product] = (await (await fetch(`${shop.origin}/products.json`)).json()) as { code: string }[]
    const page = await (
      await person('owner', { expected: /ERR_FAILED|Failed to (load|fetch)/ })
    ).visitOffice('/admin/counter')
    await page.getByRole('textbox', { name: 'Code or name' }).waitFor()
    await page.route('**/admin/counter/send', (route) => route.abort())
    await scan(page, product?.code ?? '', 2)
    await enterByHand(page)
    await page.getByLabel('Cash given').waitFor()
    await enterByHand(page)
    await page.getByRole('region', { name: 'The last sale' }).getByText('kept on this device').waitFor()
    await page.goto('/admin/orders')
    const kept = page.getByText('1 sale is kept on this device')
    await kept.waitFor()
    await page.unroute('**/admin/counter/send')
    await kept.waitFor({ state: 'detached' })
    await page.goto('/admin/counter/sales')
    await page.getByRole('table', { name: 'Sales' }).waitFor()
    assert.equal(await page.getByRole('link', { name: /^CTR/ }).count(), 1)
  },
  { databases: ['sqlite'], only: 'desk' },
)
