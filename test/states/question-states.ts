// The states of a question to a customer: on the page of the order, and at the desk. Each asks anew.
import type { Page } from 'playwright-core'
import type { State } from './states.ts'

const details = (page: Page) => page.getByRole('dialog', { name: 'Order Details' })

/** Two lines and a discount, so that the page shows each kind of change. */
async function ask(page: Page) {
  // The third has its goods and no later order in its place.
  await page
    .getByRole('link', { name: /^View Details of/ })
    .nth(2)
    .click()
  await renewEnded(page)
  await page.getByRole('link', { name: 'Edit Order' }).click()
  await page.getByRole('button', { name: 'Save order' }).waitFor()
  await page
    .getByRole('button', { name: /^Increase quantity of/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Take a substitute for/ })
    .last()
    .click()
  await page.getByRole('searchbox').fill('bomb')
  await page
    .getByRole('button', { name: /^Take instead: / })
    .first()
    .click()
  await page.getByLabel('Discount', { exact: true }).fill('150')
  await page.getByRole('button', { name: 'Ask the customer' }).click()
  await page
    .getByText(/^Question saved/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Send on WhatsApp' }).waitFor()
}

/** The picture of an ended link leaves it so. */
async function renewEnded(page: Page) {
  const renew = details(page).getByRole('button', { name: 'New link' })
  await renew.waitFor()
  const end = details(page).getByRole('button', { name: 'End this link' })
  if ((await end.count()) > 0) return
  await renew.click()
  await end.waitFor()
}

async function openDetails(page: Page) {
  await page.getByRole('link', { name: 'Order details' }).click()
  await details(page).getByText('History').waitFor()
}

/** The customer cannot see the question any more: its link has ended. */
async function endLink(page: Page) {
  await ask(page)
  await openDetails(page)
  await details(page).getByRole('button', { name: 'End this link' }).click()
  await details(page)
    .getByText(/^The customer cannot see the question any more/)
    .scrollIntoViewIfNeeded()
}

/** Returns the address of the desk's page. */
async function openPage(page: Page): Promise<string> {
  await openDetails(page)
  const desk = page.url()
  const link = await details(page).getByRole('link', { name: 'Open the page' }).getAttribute('href')
  await page.goto(link ?? '')
  await page.getByRole('button', { name: 'Yes, change it' }).waitFor()
  return desk
}

async function askedOnPage(page: Page) {
  await ask(page)
  return openPage(page)
}

const answer = (button: string, then: string | RegExp) => async (page: Page) => {
  const desk = await askedOnPage(page)
  await page.getByRole('button', { name: button }).click()
  await page.getByText(then).first().waitFor()
  return desk
}

const yes = answer('Yes, change it', 'Thank you. We have changed your order.')
const no = answer('No, keep it as it is', 'Your order stays as it was.')

async function tooLate(page: Page) {
  const desk = await askedOnPage(page)
  await page.route('**/order/*.data*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  const other = await page.context().newPage()
  await other.goto(desk)
  const withdrawn = other.waitForResponse((response) => response.request().method() === 'POST')
  // In either language: the second tab does not read in that of the test.
  await other.locator('dialog[open] .notice button').first().click()
  await withdrawn
  await other.close()
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Yes, change it' }).click()
  await answered
  await page.unrouteAll()
  await page.reload()
  await page.getByText(/^This change is no longer possible/).waitFor()
  return desk
}

const atDesk = (act: (page: Page) => Promise<string>) => async (page: Page) => {
  await page.goto(await act(page))
  await details(page).getByRole('button', { name: 'Mark as seen' }).waitFor()
}

const dueOrders = { as: 'admin', path: '/admin/orders?sort=due' } as const

export const questionStates: State[] = [
  {
    name: 'admin-order-edit-asked',
    ...dueOrders,
    detail: true,
    act: ask,
  },
  {
    name: 'admin-order-question',
    ...dueOrders,
    act: async (page) => {
      await ask(page)
      await openDetails(page)
      await details(page).getByText('The customer has not answered yet').scrollIntoViewIfNeeded()
    },
  },
  { name: 'order-status-question', ...dueOrders, act: askedOnPage },
  { name: 'order-status-declined', ...dueOrders, detail: true, act: no },
  { name: 'admin-order-declined', ...dueOrders, detail: true, act: atDesk(no) },
  { name: 'order-status-not-possible', detail: true, ...dueOrders, act: tooLate },
  { name: 'admin-order-not-possible', ...dueOrders, detail: true, act: atDesk(tooLate) },
  { name: 'order-status-accepted', ...dueOrders, act: yes },
  { name: 'admin-order-accepted', detail: true, ...dueOrders, act: atDesk(yes) },
  { name: 'admin-orders-answers', as: 'admin', detail: true, path: '/admin/orders?answers=new' },
  { name: 'admin-order-question-hidden', detail: true, ...dueOrders, act: endLink },
]
