// §2, §4, §5 Online Orders as the admin reads them: list and grid, search and pages, chips, details and bill.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { again } from '../browser/again.ts'
import { lakshmi, murugan } from '../fixtures/sample-data.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { until } from '#test/until.ts'
import { journey } from './journey.ts'
import { aBusyDay, details, openOrders, SHOTS, shown, viewDetails } from './orders-desk.ts'

journey(
  '§2 orders are searched, filtered, sorted and turned over, all in the address',
  aBusyDay,
  async ({ person }) => {
    const page = await openOrders(await person('admin'))
    await shown(page, '1–50 of 53 orders')
    await page.getByRole('link', { name: 'Next' }).click()
    await shown(page, '51–53 of 53 orders')
    await page.reload()
    await shown(page, '51–53 of 53 orders')
    await page.getByPlaceholder('Search by customer name or phone number...').fill('முருக')
    await shown(page, '18 orders')
    assert.equal(new URL(page.url()).searchParams.get('search'), 'முருக')
    await page.getByLabel('Verification Status').selectOption('Unverified')
    await page.getByText('No orders found').waitFor()
    await page.getByLabel('Verification Status').selectOption('All Verification')
    await page.getByLabel('Order Status').selectOption('Complete')
    await page.getByText('No orders found').waitFor()
    await page.getByLabel('Order Status').selectOption('All Status')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await shown(page, '1–50 of 53 orders')
    await page.getByLabel('Search orders').fill('+91 98765 43211')
    await shown(page, '35 orders')
    await page.getByLabel('Search orders').fill('')
    await page.getByLabel('Sort Order').selectOption('Oldest First')
    await page.waitForURL(/sort=oldest/)
    await page.getByRole('link', { name: 'Next' }).click()
    await shown(page, '51–53 of 53 orders')
    await page.getByRole('link', { name: 'Previous' }).click()
    await shown(page, '1–50 of 53 orders')
    assert.equal(new URL(page.url()).search, '?sort=oldest')
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  '§2 grid or list, remembered after a reload',
  aBusyDay,
  async ({ person }) => {
    const page = await openOrders(await person('admin'))
    const isChosen = (name: string) => page.getByRole('radio', { name }).isChecked()
    assert.ok(await isChosen('List'))
    await page.getByRole('table', { name: 'Online Orders' }).waitFor()
    await page.getByRole('radio', { name: 'Grid' }).check({ force: true })
    const grid = page.getByRole('list', { name: 'Online Orders' })
    assert.equal(await grid.getByRole('listitem').count(), 50)
    const card = grid.getByRole('listitem').filter({ hasText: lakshmi.name }).first()
    for (const text of [
      groupedPhoneNumber(lakshmi.mobile),
      groupedPhoneNumber(lakshmi.alternateMobile ?? ''),
      '₹2,500',
      '1 item',
      'Unverified',
      'Pending',
      'ORD',
    ]) {
      assert.ok((await card.innerText()).includes(text), text)
    }
    await page.reload()
    await grid.waitFor()
    assert.ok(await isChosen('Grid'))
    const drawn = await (await page.request.get('/admin/orders', again)).text()
    assert.match(drawn, /class="order-cards"/, 'the server draws it so at once')
  },
  { databases: ['sqlite'], sharing: true },
)

journey('§4 one click on a chip toggles it, and it stays toggled', aBusyDay, async ({ person }) => {
  const page = await openOrders(await person('admin'))
  const row = page.getByRole('row').filter({ hasText: lakshmi.name }).first()
  await row.getByRole('button', { name: /^Verification: Unverified/ }).click()
  await row.getByRole('button', { name: /^Order: Pending/ }).click()
  await row.getByText('Verified', { exact: true }).waitFor()
  await row.getByText('Complete', { exact: true }).waitFor()
  await page.reload()
  await row.getByText('Complete', { exact: true }).waitFor()
  await row.getByRole('button', { name: /^Verification: Verified/ }).click()
  await row.getByText('Unverified', { exact: true }).waitFor()
  await viewDetails(page, lakshmi.name)
  // The chip shows it at once; the shop is not closed before it has answered.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await details(page)
    .getByRole('button', { name: /^Order: Complete/ })
    .click()
  await details(page).getByText('Pending', { exact: true }).waitFor()
  await answered
})

journey(
  '§2 the details show every field and line, and the bill is downloaded as a PDF',
  aBusyDay,
  async ({ person }) => {
    const page = await openOrders(await person('admin'), '?sort=oldest')
    await viewDetails(page, murugan.name)
    const text = await details(page).innerText()
    const { name, mobile, address, district, state, pincode } = murugan
    for (const part of [
      'Order Information',
      'Status Management',
      'Customer Details',
      'Total Items',
      'Total Amount',
      'N/A',
    ])
      assert.ok(text.includes(part), part)
    for (const part of [name, groupedPhoneNumber(mobile), address, district, state, pincode, SHOTS, '₹2,500'])
      assert.ok(text.includes(part), part)
    const [orderId = ''] = /ORD\d{17}/.exec(text) ?? []
    const downloading = page.waitForEvent('download')
    await details(page).getByRole('button', { name: 'Download Bill' }).click()
    const download = await downloading
    assert.equal(download.suggestedFilename(), `Estimate_${orderId}_${name.replaceAll(' ', '_')}.pdf`)
    const printed = pdfLines(await readFile(await download.path())).join('\n')
    assert.ok(printed.includes(orderId), printed)
    await page.getByText('Bill downloaded').waitFor()
    await details(page).getByRole('button', { name: 'Close' }).last().click()
    await details(page).waitFor({ state: 'hidden' })
    assert.equal(new URL(page.url()).search, '?sort=oldest')
    const fromRow = page.waitForEvent('download')
    await page
      .getByRole('button', { name: `Download Bill of ${lakshmi.name}` })
      .first()
      .click()
    assert.match((await fromRow).suggestedFilename(), /^Estimate_ORD\d{17}_Lakshmi_Narayanan\.pdf$/)
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  'the customer of an order is called, written to about it, and the address is copied, or shown where the browser does not copy',
  aBusyDay,
  async ({ person }) => {
    const page = await openOrders(await person('admin'), '?sort=oldest')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await viewDetails(page, murugan.name)
    const { name, mobile, district, state, pincode } = murugan
    const call = details(page).getByRole('link', { name: 'Call', exact: true })
    assert.equal(await call.getAttribute('href'), `tel:${mobile}`)
    const chat = new URL((await details(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
    assert.equal(chat.pathname, `/91${mobile}`)
    assert.match(chat.searchParams.get('text') ?? '', new RegExp(`^Hello ${name}, this is .*\\n.* ORD\\d{17} of .*₹`))

    const copy = details(page).getByRole('button', { name: 'Copy address' })
    await copy.click()
    await page.getByText('Address copied').waitFor()
    const label = await page.evaluate(() => navigator.clipboard.readText())
    assert.ok(label.startsWith(`${name}\n`) && label.endsWith(`Mobile: ${groupedPhoneNumber(mobile)}`), label)
    assert.ok(label.includes(`\n${district}, ${state} - ${pincode}\n`), label)

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await copy.click()
    await page.getByText('The browser did not copy the address.').waitFor()
    const isSelected = async () => (await page.evaluate(() => String(getSelection()))).trim() === label
    await until(isSelected)
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await copy.click()
    await until(isSelected)
  },
  { databases: ['sqlite'], sharing: true },
)
