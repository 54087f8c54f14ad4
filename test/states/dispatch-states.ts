// The dispatch desk's states.
import type { Page } from 'playwright-core'
import { again } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { newKey } from '../shop/open-test-shop.ts'
import { seenOtherwise } from './seen-otherwise.ts'
import { openOwnPage } from './order-page-states.ts'
import type { State } from './states.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
async function fromMenu(page: Page, menu: RegExp, item: string) {
  await press(page, menu)
  await page.getByRole('menuitem', { name: item }).click()
}

async function fromOffice(page: Page, office: string, item: string) {
  const row = page.getByRole('row').filter({ hasText: office }).first()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const DESK = '/admin/dispatch'

const offices = [
  {
    name: 'KPN Parcel Service',
    branch: 'Madurai, Simmakkal',
    phone: '0452 2345678, 98765 43210',
    places: 'Madurai\nMelur\n625',
  },
  { name: 'ஸ்ரீ பாலமுருகன் டிரான்ஸ்போர்ட்', branch: 'காரைக்கால் பேருந்து நிலையம்', phone: '04368 222333', places: 'காரைக்கால்\n609' },
  { name: 'ABT Parcel', branch: 'Theni', phone: '', places: 'Theni\nBodinayakanur\nCumbum\nUthamapalayam\n6255\n6256' },
]

/** Unless an earlier state has added them. */
async function withOffices(page: Page) {
  for (const office of offices) {
    await page.request.post(`${DESK}/offices.data`, { form: { intent: 'add', key: newKey(), ...office }, ...again })
  }
  await page.reload()
  await untilHydrated(page)
}

/** Packs some orders, and dispatches those with Tamil letters, whatever earlier states did. */
async function withOrders(page: Page) {
  await withOffices(page)
  await page.goto('/admin/orders')
  await untilHydrated(page)
  const links = await page
    .getByRole('link', { name: /^View Details of/ })
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  const ids = links.map((link) => new URLSearchParams(link.slice(link.indexOf('?'))).get('order') ?? '')
  await page.request.post('/admin/orders.data', {
    form: { intent: 'steps', step: 'packed', orderIds: ids.join(','), key: newKey() },
    ...again,
  })
  const uploaded = await page.request.post('/media/receipt/upload', {
    multipart: { file: await redSquare() },
    ...again,
  })
  const { secure_url: receiptUrl } = await uploaded.json()
  for (const [at, orderId] of ids.entries()) {
    if (at % 2 === 0) continue
    const form = {
      orderId,
      officeId: 'typed',
      officeName: offices[1]!.name,
      officeBranch: offices[1]!.branch,
      cases: '3',
      receiptUrl,
    }
    const freight = { freight: 'to pay', freightAmount: '450', weight: '42.5', lr: `KKL ${4711 + at}` }
    await page.request.post(`${DESK}.data`, {
      form: { intent: 'dispatch', key: newKey(), ...form, ...freight },
      ...again,
    })
  }
}

async function waiting(page: Page) {
  await withOrders(page)
  await page.goto(DESK)
  await page.getByRole('table').waitFor()
  await untilHydrated(page)
}

async function sent(page: Page) {
  await withOrders(page)
  await page.goto(`${DESK}?list=sent`)
  await page.getByRole('table').waitFor()
  await untilHydrated(page)
}

async function dispatchInVain(page: Page) {
  await waiting(page)
  await page
    .getByRole('link', { name: /^Dispatch the order/ })
    .first()
    .click()
  await page.getByLabel('Transport office').selectOption('typed')
  await page.getByLabel('Weight (optional)').fill('heavy')
  await press(page, 'Dispatch order')
  await page.getByText('Enter the weight in kg').first().waitFor()
}

async function correct(page: Page) {
  await sent(page)
  await fromMenu(page, /^Actions for the order/, 'Correct dispatch')
  await page.getByRole('dialog', { name: 'Correct Dispatch' }).waitFor()
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('.file-preview img')?.naturalWidth ?? 0) > 0,
  )
}

async function detail(page: Page) {
  await sent(page)
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Message to the customer' }).scrollIntoViewIfNeeded()
}

async function ownPage(page: Page) {
  await detail(page)
  await openOwnPage(page)
}

async function addInVain(page: Page) {
  await withOffices(page)
  await press(page, 'Add office')
  await page.getByLabel('Phone').fill('ask at the counter')
  await page.getByRole('button', { name: 'Add office' }).last().click()
  await page.getByText('Enter the branch').first().waitFor()
}

async function remove(page: Page) {
  await withOffices(page)
  await fromOffice(page, 'ABT Parcel', 'Remove office')
  await page.getByRole('dialog', { name: 'Remove this office?' }).waitFor()
}

async function unknownField(page: Page) {
  await page.getByRole('textbox', { name: 'Dispatched, in Tamil' }).fill('வணக்கம் {பெயர்},\nLR எண்: {lr}\n{shop}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/^We do not know/)
    .first()
    .waitFor()
}

async function changeUsual(page: Page) {
  await press(page, 'Change the standard text: Dispatched, in Tamil')
  await page.getByLabel('Preview of Dispatched, in Tamil').click()
  await page.getByLabel('Preview of Dispatched, in English').click()
  await page.getByRole('textbox', { name: 'Payment request, in English' }).fill('Please pay {total} to {upi}.')
  await page.getByText(/^This text asks for/).waitFor()
}

async function officeConflict(page: Page) {
  await withOffices(page)
  await fromOffice(page, 'KPN Parcel', 'Edit')
  await page.getByRole('dialog').getByLabel('Phone').fill('0452 111111')
  await seenOtherwise(page, 'transport office ', { phone: '0452 999999' })
  await fromOffice(page, 'KPN Parcel', 'Edit')
  await page.getByText('Someone else has changed Phone too.').waitFor()
}

export const dispatchStates: State[] = [
  { name: 'admin-dispatch-empty', detail: true, as: 'admin', shop: 'empty', path: DESK },
  { name: 'admin-dispatch-sent-empty', detail: true, as: 'admin', shop: 'empty', path: `${DESK}?list=sent` },
  { name: 'admin-dispatch-offices-empty', detail: true, as: 'admin', shop: 'empty', path: `${DESK}/offices` },
  { name: 'admin-dispatch-waiting', as: 'admin', path: DESK, act: waiting },
  { name: 'admin-dispatch-sent', as: 'admin', path: DESK, act: sent },
  { name: 'admin-dispatch-form-errors', as: 'admin', path: DESK, act: dispatchInVain },
  { name: 'admin-dispatch-correct', detail: true, as: 'admin', path: DESK, act: correct },
  { name: 'admin-dispatch-detail', as: 'admin', path: DESK, act: detail },
  { name: 'order-status-dispatched', detail: true, as: 'admin', path: DESK, act: ownPage },
  { name: 'admin-dispatch-gone', detail: true, as: 'admin', path: `${DESK}?order=ORD1` },
  { name: 'admin-dispatch-offices', detail: true, as: 'admin', path: `${DESK}/offices`, act: withOffices },
  {
    name: 'admin-dispatch-offices-no-result',
    detail: true,
    as: 'admin',
    path: `${DESK}/offices?search=umbrella`,
    act: withOffices,
  },
  { name: 'admin-dispatch-offices-errors', as: 'admin', path: `${DESK}/offices`, act: addInVain },
  { name: 'admin-dispatch-offices-conflict', detail: true, as: 'admin', path: `${DESK}/offices`, act: officeConflict },
  { name: 'admin-dispatch-offices-remove', detail: true, as: 'admin', path: `${DESK}/offices`, act: remove },
  {
    name: 'admin-dispatch-messages',
    detail: true,
    as: 'admin',
    path: '/admin/settings?chapter=messages',
    act: changeUsual,
  },
  { name: 'admin-dispatch-messages-error', as: 'admin', path: '/admin/settings?chapter=messages', act: unknownField },
]
