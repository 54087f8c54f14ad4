import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import type { Person } from '../browser/person.ts'
import { screens } from '../browser/screens.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { addPeople, people } from '../shop/people.ts'
import { journey } from './journey.ts'
import { details, nextButton, openOrders, paymentDialog, viewDetails } from './orders-desk.ts'
import { countTaps } from './taps.ts'

const UTR = '432156789012'
const { flowerPots, skyShots } = goods
const expected = { expected: /status of 422/, leavesShop: true } as const
const desk = { viewport: screens.desk.viewport, isMobile: false, hasTouch: false }

async function twoOrders(shop: Shop) {
  await addPeople(shop)
  const { pots, shots } = await stockUp(shop, { pots: flowerPots, shots: skyShots })
  const place = (customer: typeof murugan, id: string, quantity: number) =>
    shop.orders.place(newKey(), { customer, items: [{ id, quantity }] })
  const other = await place(murugan, pots.id, 8)
  await place({ ...lakshmi, alternateMobile: '' }, shots.id, 1)
  assert.ok('order' in other)
  await shop.orders.steps.take(other.order.orderId, 'confirmed')
}

async function signInAs(person: Person, role: keyof typeof people): Promise<Page> {
  const page = await person.visit('/admin')
  await page.getByLabel('Email').fill(people[role].email)
  await page.getByRole('textbox', { name: 'Password' }).fill(people[role].password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page
    .getByRole('link', { name: role === 'packer' ? /Packing/ : /Orders/ })
    .first()
    .waitFor()
  return page
}

/** Chooses the message and opens it in WhatsApp, which the history records. */
async function send(page: Page, message: string) {
  await details(page).getByLabel('Message', { exact: true }).selectOption({ label: message })
  const link = details(page).getByRole('link', { name: `Send: ${message}` })
  const [chat] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await chat.close()
  await details(page).locator('.order-history li', { hasText: 'Message opened in WhatsApp' }).first().waitFor()
}

async function recordStep(page: Page, step: string) {
  await details(page).getByLabel('Next step').selectOption({ label: step })
  await details(page).getByRole('button', { name: 'Record step', exact: true }).click()
  await details(page).locator('.order-history li', { hasText: step }).first().waitFor()
}

async function pay(page: Page) {
  await nextButton(page, 'Record a payment').click()
  const form = paymentDialog(page)
  await form.getByLabel('UTR').fill(UTR)
  await form.getByRole('button', { name: 'Record payment' }).click()
  return form
}

/** From the Dashboard. */
async function callConfirmAndSend(page: Page) {
  const { tap, count, scrolled } = await countTaps(page)
  await tap(page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Orders/ }))
  await tap(page.getByRole('link', { name: `View Details of ${lakshmi.name}` }))
  const call = details(page).getByRole('link', { name: `Call ${lakshmi.name}` })
  // No browser of a test has a telephone.
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await tap(call)
  await tap(nextButton(page, 'Confirm order'))
  const link = details(page).getByRole('link', { name: 'Send: Confirmed' })
  await details(page).locator('.order-history li', { hasText: 'Confirmed' }).waitFor()
  const [chat] = await Promise.all([page.context().waitForEvent('page'), tap(link)])
  await chat.close()
  await details(page).locator('.order-history li', { hasText: 'Message opened in WhatsApp' }).waitFor()
  assert.deepEqual({ taps: count(), scrolled: await scrolled() }, { taps: 5, scrolled: [] })
}

/** From any screen: a UPI payment that the bank shows, with its 12 digits typed. */
async function recordSeenPayment(page: Page) {
  const { tap, count, scrolled } = await countTaps(page)
  await tap(page.getByRole('button', { name: 'Find', exact: true }))
  const field = page.getByRole('searchbox', { name: 'Find' })
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.type(murugan.mobile)
  // The first digits may have found another order, too.
  const orders = page.getByRole('region', { name: 'Orders', exact: true })
  await tap(orders.getByRole('link', { name: murugan.name }))
  await tap(nextButton(page, 'Record a payment'))
  await paymentDialog(page).getByLabel('UTR').and(page.locator(':focus')).waitFor()
  await page.keyboard.type(UTR)
  await tap(paymentDialog(page).getByText('Checked in the bank'))
  await tap(paymentDialog(page).getByRole('button', { name: 'Record payment' }))
  await tap(nextButton(page, 'Mark as paid'))
  await details(page).locator('.order-history li', { hasText: 'Paid' }).waitFor()
  assert.deepEqual({ taps: count(), scrolled: await scrolled() }, { taps: 6, scrolled: [] })
}

journey(
  'one order goes from the call to the lorry through the hands of three people',
  twoOrders,
  async ({ person }) => {
    const owner = await openOrders(await person('owner', { ...desk, ...expected }))
    const staff = await signInAs(await person('staff', { ...screens.phone, ...expected }), 'staff')
    const packer = await signInAs(await person('packer', { ...screens.phone, ...expected }), 'packer')

    // Staff call by phone; the owner sees it live.
    await viewDetails(owner, lakshmi.name)
    await callConfirmAndSend(staff)
    await details(owner).locator('.order-history li', { hasText: people.staff.email }).first().waitFor()

    // An edit that exceeds the stock, then one that does not.
    await details(owner).getByRole('link', { name: 'Edit Order' }).click()
    const quantity = owner.getByRole('textbox', { name: `quantity of ${skyShots.name}` })
    await quantity.fill('5')
    await quantity.press('Enter')
    await owner.getByRole('button', { name: 'Save order' }).click()
    await owner.getByText(`Not enough stock: ${skyShots.name} (4 more wanted, 2 in stock).`).first().waitFor()
    await quantity.fill('3')
    await quantity.press('Enter')
    await owner.getByRole('button', { name: 'Save order' }).click()
    await owner.getByText('Order saved as revision 1.').first().waitFor()
    await owner.getByRole('link', { name: 'Order details' }).click()
    await details(staff).getByText('₹7,500').first().waitFor()

    // The UTR of another order's payment is refused with that order's number.
    await staff.goto('/admin')
    await untilHydrated(staff)
    await recordSeenPayment(staff)
    const otherId = new URL(staff.url()).searchParams.get('order') ?? ''
    await staff.goto('/admin/orders')
    await viewDetails(staff, lakshmi.name)
    const form = await pay(staff)
    await form
      .getByText(/is already recorded for the order/)
      .filter({ hasText: otherId })
      .first()
      .waitFor()
    await form.getByLabel('UTR').fill('432156789099')
    await form.getByRole('button', { name: 'Record payment' }).click()
    await details(staff).getByText('Not checked in the bank yet.').waitFor()
    await owner.goto('/admin/orders')
    await viewDetails(owner, lakshmi.name)
    await nextButton(owner, /^Mark as checked/).click()
    await nextButton(owner, 'Mark as paid').click()
    await details(staff).locator('.order-history li', { hasText: 'Paid' }).first().waitFor()
    await send(staff, 'Paid')

    // The packer packs, without prices.
    await packer.getByRole('link', { name: 'To pack' }).filter({ hasText: '2' }).click()
    await packer.getByRole('link', { name: `Pack the order of ${lakshmi.name}` }).click()
    await packer.getByText('0 of 1 line, 0 of 3 pieces').waitFor()
    assert.equal(await packer.getByText('₹').count(), 0)
    await packer.locator('.packer-tick', { hasText: skyShots.name }).click()
    await packer.getByText('1 of 1 line, 3 of 3 pieces').waitFor()
    await packer.getByRole('button', { name: 'Finish packing' }).click()
    await packer.getByLabel('How many cases?').fill('2')
    await packer.getByRole('button', { name: 'Mark as packed' }).click()
    await details(staff).locator('.order-history li', { hasText: '2 cases' }).waitFor()
    await send(staff, 'Packed')

    // The owner dispatches it, and staff notify the customer.
    await owner.goto('/admin/dispatch')
    await owner.getByRole('link', { name: `Dispatch the order of ${lakshmi.name}` }).click()
    const dispatch = owner.getByRole('dialog', { name: 'Dispatch Order' })
    await dispatch.getByLabel('Transport office').selectOption({ label: 'Another office…' })
    await dispatch.getByLabel(/^Name/).fill('KPN Parcel')
    await dispatch.getByLabel(/^Branch/).fill('Madurai')
    assert.equal(await dispatch.getByLabel('Cases').inputValue(), '2', 'as the packer has counted')
    await dispatch.getByLabel('LR number').fill('MDU 4711')
    await dispatch.getByRole('button', { name: 'Dispatch order' }).click()
    await owner.getByText(`Order of ${lakshmi.name} dispatched, LR MDU 4711.`).waitFor()
    await details(staff).locator('.order-history li', { hasText: 'Dispatched' }).first().waitFor()
    await send(staff, 'Dispatched')
    await recordStep(staff, 'Delivered')
    await details(staff).getByRole('button', { name: 'Order: Complete. Change to Pending' }).waitFor()
  },
  // The three have their own screens. The walk by keyboard alone has SQLite.
  { databases: ['postgres'], only: 'phone' },
)
