// The order desk's states.
import type { Page } from 'playwright-core'
import { seenOtherwise } from './seen-otherwise.ts'
import type { State } from './states.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function openFirst(page: Page) {
  await page
    .getByRole('link', { name: /^View Details of/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded()
}

async function tickSome(page: Page) {
  await press(page, 'Move many')
  for (const at of [0, 1, 3]) await page.getByRole('checkbox', { name: /^Tick/ }).nth(at).check()
}

/** Changes nothing, so that the next state finds the shop unchanged. */
async function moveInVain(page: Page) {
  await press(page, 'Move many')
  await press(page, /^Tick all .* shown/)
  await page.getByLabel('Step', { exact: true }).selectOption('packed')
  await press(page, 'Record step')
  await page
    .getByText(/orders did not change/)
    .first()
    .waitFor()
}

async function keepEmptyNote(page: Page) {
  await openFirst(page)
  await press(page, 'Save note')
  await page.getByText('Write a note first.').first().waitFor()
}

async function unfold(page: Page) {
  await page
    .getByRole('link', { name: /^View Details of/ })
    .first()
    .click()
  await press(page, /^Items/)
  await page.getByRole('columnheader', { name: 'Quantity' }).scrollIntoViewIfNeeded()
}

async function askToCancel(page: Page) {
  await openFirst(page)
  await press(page, 'Cancel Order')
  await page.getByRole('dialog', { name: 'Cancel Order' }).waitFor()
}

async function openEdit(page: Page) {
  // The third has its goods and no later order in its place.
  await page
    .getByRole('link', { name: /^View Details of/ })
    .nth(2)
    .click()
  await page.getByRole('link', { name: 'Edit Order' }).click()
  await page.getByRole('button', { name: 'Save order' }).waitFor()
}

/** Without saving: the draft is made to begin on an earlier revision with other pieces and another note. */
async function meetOthers(page: Page) {
  await openEdit(page)
  await press(page, /^Increase quantity of/)
  await page.getByLabel('Packing note').fill('two cartons')
  const items = await page.evaluate(() => {
    const [name = ''] = Object.keys(sessionStorage).filter((each) => each.startsWith('order edit '))
    return JSON.parse(sessionStorage.getItem(name) ?? '{}').seen.items as { quantity: number }[]
  })
  const earlier = items.map((item) => ({ ...item, quantity: item.quantity + 5 }))
  await seenOtherwise(page, 'order edit ', { revision: -1, items: earlier, packingNote: 'one carton' })
  await page.getByText('It was').first().waitFor()
}

async function changeLines(page: Page) {
  await openEdit(page)
  await press(page, /^Increase quantity of/)
  await press(page, /^Take a substitute for/)
  await page.getByRole('searchbox').fill('bomb')
  await page
    .getByRole('button', { name: /^Take instead: / })
    .first()
    .waitFor()
  await page.getByLabel('Discount', { exact: true }).fill('150')
}

/** Saves nothing, so that the next state finds the shop unchanged. */
async function wantTooMuch(page: Page) {
  await openEdit(page)
  const quantity = page.getByRole('textbox', { name: /^quantity of/ }).first()
  await quantity.fill('9999')
  await quantity.press('Enter')
  await press(page, 'Save order')
  await page.getByText('Not enough stock').first().waitFor()
}

async function saveEdit(page: Page) {
  await changeLines(page)
  await press(page, 'No substitute')
  await press(page, /^Remove/)
  await page.getByRole('textbox', { name: 'Why' }).fill('பாதி பெட்டி போதும் என்றார்')
  await press(page, 'Save order')
  await page
    .getByText(/^Order saved as revision/)
    .first()
    .waitFor()
  const orderId = new URL(page.url()).searchParams.get('order')
  await page.goto(`/admin/orders/revisions?order=${orderId}`)
  await page.getByRole('columnheader', { name: 'Before' }).waitFor()
}

async function openUnedited(page: Page) {
  const link = page.getByRole('link', { name: /^View Details of/ }).nth(3)
  const orderId = new URLSearchParams((await link.getAttribute('href'))?.slice(1)).get('order')
  await page.goto(`/admin/orders/revisions?order=${orderId}`)
  await page.getByText('Never edited').waitFor()
}

export const orderStates: State[] = [
  { name: 'admin-orders-to-call', detail: true, as: 'admin', path: '/admin/orders?sort=due' },
  { name: 'admin-orders-packed', detail: true, as: 'admin', path: '/admin/orders?step=packed' },
  { name: 'admin-orders-cancelled', detail: true, as: 'admin', path: '/admin/orders?step=cancelled' },
  { name: 'admin-orders-no-step', detail: true, as: 'admin', path: '/admin/orders?step=dispatched' },
  { name: 'admin-orders-ticked', as: 'admin', path: '/admin/orders', act: tickSome },
  { name: 'admin-orders-not-moved', detail: true, as: 'admin', path: '/admin/orders?step=delivered', act: moveInVain },
  { name: 'admin-orders-detail-history', detail: true, as: 'admin', path: '/admin/orders?step=packed', act: openFirst },
  { name: 'admin-orders-detail-to-call', detail: true, as: 'admin', path: '/admin/orders?sort=due', act: openFirst },
  { name: 'admin-orders-detail-lines', detail: true, as: 'admin', path: '/admin/orders', only: 'phone', act: unfold },
  {
    name: 'admin-orders-detail-cancelled',
    detail: true,
    as: 'admin',
    path: '/admin/orders?step=cancelled',
    act: openFirst,
  },
  { name: 'admin-orders-detail-note', detail: true, as: 'admin', path: '/admin/orders?sort=due', act: keepEmptyNote },
  { name: 'admin-orders-cancel', detail: true, as: 'admin', path: '/admin/orders?sort=due', act: askToCancel },
  { name: 'admin-order-edit', detail: true, as: 'admin', path: '/admin/orders?sort=due', act: openEdit },
  { name: 'admin-order-edit-changed', as: 'admin', path: '/admin/orders?sort=due', act: changeLines },
  { name: 'admin-order-edit-conflict', detail: true, as: 'admin', path: '/admin/orders?sort=due', act: meetOthers },
  { name: 'admin-order-edit-short', detail: true, as: 'admin', path: '/admin/orders?sort=due', act: wantTooMuch },
  { name: 'admin-order-revisions-none', detail: true, as: 'admin', path: '/admin/orders?sort=due', act: openUnedited },
  { name: 'admin-order-revisions', as: 'admin', path: '/admin/orders?sort=due', act: saveEdit },
  { name: 'admin-order-edit-gone', as: 'admin', path: '/admin/orders/edit?order=ORD0' },
]
