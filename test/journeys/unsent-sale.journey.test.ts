import assert from 'node:assert/strict'
import type { Route } from 'playwright-core'
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

journey(
  'a sale whose answer comes while another screen is open is shown and printed by the counter, or says why it was refused',
  goods,
  async ({ person, shop }) => {
    const [product] = (await (await fetch(`${shop.origin}/products.json`)).json()) as { code: string }[]
    const page = await (await person('owner')).visitOffice('/admin/counter')
    const last = page.getByRole('region', { name: 'The last sale' })
    const sellOnce = async () => {
      await page.getByRole('textbox', { name: 'Code or name' }).waitFor()
      await scan(page, product?.code ?? '', 2)
      await enterByHand(page)
      await page.getByLabel('Cash given').waitFor()
      await enterByHand(page)
    }
    await page.evaluate(() => {
      window.print = () => void document.body.append('PRINTED ')
    })
    await sellOnce()
    await last.getByLabel('Print every bill').check()

    /** Keeps back the answer to the next sale; `refusal` takes the shop's place. */
    const holdAnswer = async (refusal?: string) => {
      const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const hold = async (route: Route) => {
        asked.resolve()
        await goOn.promise
        if (refusal === undefined) return route.continue()
        return route.fulfill({ json: { ok: false, message: refusal } })
      }
      await page.route('**/admin/counter/send', hold, { times: 1 })
      return { asked: asked.promise, release: goOn.resolve }
    }
    const awayAndBack = async () => {
      await page.getByRole('link', { name: 'Online Orders' }).first().click()
      await page.getByRole('heading', { name: 'Online Orders' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: /^To pay/ }).waitFor()
    }
    const refused = await holdAnswer('Not for sale.')
    await sellOnce()
    await refused.asked
    await awayAndBack()
    refused.release()
    await page.getByText('Not for sale.').waitFor()
    await awayAndBack()
    await page.getByText('Not for sale.').waitFor()

    const sold = await holdAnswer()
    await page.getByRole('button', { name: 'Finish sale' }).click()
    await sold.asked
    await awayAndBack()
    assert.equal(await page.getByText('PRINTED').count(), 0)
    sold.release()
    await last.waitFor()
    await page.getByText('PRINTED').waitFor()
    assert.equal(await page.getByText('PRINTED PRINTED').count(), 0)
  },
  { databases: ['sqlite'], only: 'desk' },
)
