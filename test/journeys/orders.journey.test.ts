import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Shop } from '#server/shop.ts'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { papers as tamil } from '#domain/words/ta/papers/papers.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { until } from '#test/until.ts'
import { said } from '../browser/reading.ts'
import { firstIsLate } from './first-is-late.ts'
import { journey, stage } from './journey.ts'
import { details, openOrders, SHOTS, viewDetails } from './orders-desk.ts'

async function twoOrders(shop: Shop) {
  const { shots } = await stockUp(shop, { shots: goods.skyShots })
  for (const [customer, language] of [
    [lakshmi, 'ta'],
    [murugan, 'en'],
  ] as const) {
    const order = { customer, items: [{ id: shots.id, quantity: 1 }] }
    await inLanguage(language, () => shop.orders.place(newKey(), order))
  }
}

journey(
  '§2, §4 an order is toggled by its chips, read in its details, downloaded as a bill, and its customer called or written to',
  twoOrders,
  async ({ person }) => {
    const { name, mobile, address, district, state, pincode } = murugan
    const page = await openOrders(await person('admin'), '?sort=oldest')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

    await stage('one click on a chip toggles it, and it stays toggled', async () => {
      const row = page.getByRole('row').filter({ hasText: lakshmi.name }).first()
      await row.getByRole('button', { name: 'Verification: Unverified. Change to Verified' }).click()
      await row.getByRole('button', { name: 'Order: Pending. Change to Complete' }).click()
      await row.getByText('Verified', { exact: true }).waitFor()
      await row.getByText('Complete', { exact: true }).waitFor()
      await page.getByText(`Complete: ${lakshmi.name}`).waitFor()
      await page.reload()
      await row.getByText('Complete', { exact: true }).waitFor()
      await row.getByRole('button', { name: 'Verification: Verified. Change to Unverified' }).click()
      // Stored, so that the line is late for the next two.
      await page.getByText(`Unverified: ${lakshmi.name}`).waitFor()
      const late = await firstIsLate(page, '/admin/orders')
      await row.getByRole('button', { name: 'Verification: Unverified. Change to Verified' }).click()
      await row.getByRole('button', { name: 'Verification: Verified. Change to Unverified' }).click()
      await late()
      await page.reload()
      await row.getByText('Unverified', { exact: true }).waitFor()
      const fromRow = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download Bill of ${lakshmi.name}` }).click()
      const download = await fromRow
      assert.match(download.suggestedFilename(), /^Estimate_ORD\d{17}_Lakshmi_Narayanan\.pdf$/)
      const inTamil = pdfLines(await readFile(await download.path())).join('\n')
      for (const label of [tamil.estimate, tamil.overallTotal]) assert.ok(inTamil.includes(label), label)
      await viewDetails(page, lakshmi.name)
      await details(page).getByRole('button', { name: 'Order: Complete. Change to Pending' }).click()
      await details(page).getByText('Pending', { exact: true }).waitFor()
      await details(page).getByRole('button', { name: 'Close' }).last().click()
      await details(page).waitFor({ state: 'hidden' })
      await page.waitForURL((url) => url.search === '?sort=oldest')
    })

    await viewDetails(page, name)
    await stage('the details show every field and line', async () => {
      const text = await details(page).innerText()
      const headings = ['Order Information', 'Status Management', 'Customer Details', 'Total Items', 'Total Amount']
      const fields = [name, groupedPhoneNumber(mobile), address, district, state, pincode, SHOTS, '₹2,500', 'N/A']
      for (const part of [...headings, ...fields]) assert.ok(text.includes(said(part)), part)
    })

    await stage('the bill is downloaded as a PDF', async () => {
      const [orderId = ''] = /ORD\d{17}/.exec(await details(page).innerText()) ?? []
      const downloading = page.waitForEvent('download')
      await details(page).getByRole('button', { name: 'Download Bill' }).click()
      const download = await downloading
      assert.equal(download.suggestedFilename(), `Estimate_${orderId}_${name.replaceAll(' ', '_')}.pdf`)
      const printed = pdfLines(await readFile(await download.path())).join('\n')
      assert.ok(printed.includes(orderId), printed)
      await details(page).getByText('Bill downloaded').waitFor()
    })

    await stage('the customer is called, and written to about the order', async () => {
      const call = details(page).getByRole('link', { name: 'Call', exact: true })
      assert.equal(await call.getAttribute('href'), `tel:${mobile}`)
      const chat = new URL((await details(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
      assert.equal(chat.pathname, `/91${mobile}`)
      assert.match(chat.searchParams.get('text') ?? '', new RegExp(`^வணக்கம் ${name}, .*\\n.* ORD\\d{17} .*₹`))
    })

    await stage('the address is copied, or selected where the browser does not copy', async () => {
      const copy = details(page).getByRole('button', { name: 'Copy address' })
      await copy.click()
      await page.getByText('Address copied').waitFor()
      const label = await page.evaluate(() => navigator.clipboard.readText())
      assert.ok(label.startsWith(`${name}\n`) && label.endsWith(`Mobile: ${groupedPhoneNumber(mobile)}`), label)
      assert.ok(label.includes(`\n${district}, ${state} - ${pincode}\n`), label)
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await copy.click()
      await page.getByText('Your browser did not copy the address.').waitFor()
      const isSelected = async () => (await page.evaluate(() => String(getSelection()))).trim() === label
      await until(isSelected)
      await page.evaluate(() => getSelection()?.removeAllRanges())
      await copy.click()
      await until(isSelected)
    })
  },
  { databases: ['sqlite'] },
)
