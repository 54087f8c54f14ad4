import assert from 'node:assert/strict'
import type { Shop } from '#server/shop.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { goods, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'
import { details } from './orders-desk.ts'

async function aPackedOrder(shop: Shop) {
  const { skyShots } = await stockUp(shop, { skyShots: goods.skyShots })
  const placed = await shop.orders.place(newKey(), { customer: murugan, items: [{ id: skyShots.id, quantity: 1 }] })
  assert.ok('order' in placed)
  await shop.orders.steps.take(placed.order.orderId, 'packed', { who: 'ravi@example.com' })
  const office = { name: 'KPN Parcel', branch: 'காரைக்கால்', phone: '04368 222333', places: '609' }
  await shop.dispatch.offices.add(newKey(), office)
}

journey(
  'a packed order is dispatched with LR and photo, and its customer is notified',
  aPackedOrder,
  async ({ person }) => {
    const owner = await person('admin', { expected: /status of 422/ })
    const page = await owner.visitOffice('/admin/dispatch')
    const second = await owner.visitOffice('/admin/dispatch')
    for (const each of [page, second]) {
      await each.getByRole('link', { name: `Dispatch the order of ${murugan.name}` }).click()
    }
    const form = page.getByRole('dialog', { name: 'Dispatch Order' })
    assert.equal(await form.getByLabel('Transport office').locator('option:checked').innerText(), 'KPN Parcel, காரைக்கால்')
    await form.getByRole('button', { name: 'Dispatch order' }).click()
    await form.getByText('Enter the LR number from the lorry receipt.').first().waitFor()
    await form.getByLabel('LR number').fill('KKL 4711')
    await form.getByLabel('Cases').fill('3')
    await form.getByLabel(/^Drop the photo here/).setInputFiles(await redSquare())
    await form.getByText('Image uploaded successfully').waitFor()
    await form.getByRole('button', { name: 'Dispatch order' }).click()
    await page.getByText(`Order of ${murugan.name} dispatched, LR KKL 4711.`).waitFor()

    await page.getByRole('link', { name: 'Dispatched' }).filter({ hasText: '1' }).click()
    const send = page.getByRole('link', { name: `Send LR to ${murugan.name} in Tamil` })
    const text = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    assert.ok(text.includes('LR எண்: KKL 4711') && text.includes('KPN Parcel, காரைக்கால்'), text)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const [chat] = await Promise.all([page.context().waitForEvent('page'), send.click()])
    await chat.close()
    await page.getByText('Opened', { exact: true }).waitFor()

    const late = second.getByRole('dialog', { name: 'Dispatch Order' })
    await late.getByLabel('LR number').fill('KKL 9999')
    await late.getByLabel('Cases').fill('3')
    await late.getByRole('button', { name: 'Dispatch order' }).click()
    await late
      .getByText(/^This order is already marked/)
      .filter({ hasText: 'Dispatched' })
      .filter({ hasText: 'It went with LR KKL 4711 by KPN Parcel, காரைக்கால்.' })
      .waitFor()
    assert.equal(await late.getByLabel('LR number').inputValue(), 'KKL 9999', 'nothing typed is lost')

    await page.getByRole('link', { name: murugan.name, exact: true }).click()
    await details(page)
      .locator('.order-history li')
      .filter({ hasText: 'Dispatched' })
      .filter({ hasText: 'Tamil' })
      .first()
      .waitFor()
    const photo = await details(page).getByRole('link', { name: 'Photo of the receipt' }).getAttribute('href')
    const opened = await page.request.get(photo ?? '')
    assert.match(`${photo} ${opened.headers()['content-type']}`, /^\/admin\/dispatch\/receipt\/\w+\.png image\/png$/)

    const offices = await owner.visitOffice('/admin/dispatch/offices?search=theni')
    await offices.getByText('No transport offices found').waitFor()
    await offices.getByRole('searchbox', { name: 'Search offices' }).fill(murugan.pincode)
    await offices.getByRole('table', { name: 'Transport offices' }).getByText('KPN Parcel').waitFor()
  },
)
