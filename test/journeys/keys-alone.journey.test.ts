import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'
import { details, nextButton, openOrders } from './orders-desk.ts'

/** More than any screen needs. */
const MOST_PRESSES = 120

async function oneOrder(shop: Shop) {
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 20 } })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] })
  assert.ok('order' in placed)
}

/** Presses Tab until the target has the focus and looks different from without it. */
async function tabTo(target: Locator) {
  const page = target.page()
  const before = await looksOf(target)
  // A handle is not looked up at each press; a screen that draws the element again needs a new one.
  let handle = await target.elementHandle()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab')
    if (!(await handle?.evaluate((element) => element.isConnected))) handle = await target.elementHandle()
    if (!(await handle?.evaluate((element) => element === document.activeElement))) continue
    assert.notEqual(await looksOf(target), before, `${target} does not show that it has the focus`)
    return
  }
  assert.fail(`${target} has no focus after ${MOST_PRESSES} presses of Tab`)
}

/** Its outline, or that of its surrounding control: a label, a stepper's buttons. */
function looksOf(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const shown = [element, element.closest('label'), element.closest('.stepper')].filter((each) => each !== null)
    const looks = shown.map((each) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each)
      return outlineStyle === 'none' ? boxShadow : [outlineStyle, outlineWidth, outlineColor, boxShadow].join(' ')
    })
    return looks.join('; ')
  })
}

async function press(target: Locator, key = 'Enter') {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Replaces the present text. */
async function type(target: Locator, text: string) {
  await tabTo(target)
  await target.page().keyboard.press('ControlOrMeta+a')
  await target.page().keyboard.type(text)
}

/** With the arrow: this keyboard has no letters of other scripts. */
async function choose(target: Locator, label: string) {
  await tabTo(target)
  const chosen = target.locator('option:checked', { hasText: label })
  for (let presses = 0; (await chosen.count()) === 0; presses += 1) {
    assert.ok(presses < MOST_PRESSES, `${label} is not among the choices`)
    await target.page().keyboard.press('ArrowDown')
  }
}

const screen = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first()

async function callAndEdit(page: Page) {
  const order = details(page)
  await press(page.getByRole('link', { name: `View Details of ${lakshmi.name}` }))
  await press(nextButton(page, 'Confirm order'))
  await order.locator('.order-history li', { hasText: 'Confirmed' }).waitFor()
  await press(order.getByRole('link', { name: 'Edit Order' }))
  await type(page.getByRole('textbox', { name: `quantity of ${goods.skyShots.name}` }), '2')
  await page.keyboard.press('Enter')
  await press(page.getByRole('button', { name: 'Save order' }))
  await page.getByText('Order saved as revision 1.').first().waitFor()
  await press(page.getByRole('link', { name: 'Order details' }))
}

async function recordMoney(page: Page) {
  const order = details(page)
  const form = page.getByRole('dialog', { name: 'Record a payment' })
  await press(nextButton(page, 'Record a payment'))
  // The focus begins in the field to type in.
  await form.getByLabel('UTR').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('432156789012')
  await press(form.getByRole('button', { name: 'Record payment' }))
  await order.getByText('Not checked yet', { exact: true }).waitFor()
  // The focus is back at the foot, and stays there from step to step.
  for (const name of [/^Mark as checked/, 'Mark as paid']) {
    await nextButton(page, name).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
  }
  await order.locator('.order-history li', { hasText: 'Paid' }).first().waitFor()
  await page.keyboard.press('Escape')
  await order.waitFor({ state: 'detached' })
}

async function pack(page: Page) {
  await press(screen(page, 'Packing'))
  await press(page.getByRole('link', { name: `Pack the order of ${lakshmi.name}` }))
  await press(page.locator('.packer-tick', { hasText: goods.skyShots.name }), 'Space')
  await page.getByText('1 of 1 line, 2 of 2 pieces').waitFor()
  await press(page.getByRole('button', { name: 'Finish packing' }))
  // The focus begins in the field to type in.
  await page.getByLabel('How many cases?').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('1')
  await press(page.getByRole('button', { name: 'Mark as packed' }))
}

async function dispatch(page: Page) {
  await press(screen(page, 'Dispatch'))
  await press(page.getByRole('link', { name: `Dispatch the order of ${lakshmi.name}` }))
  const dialog = page.getByRole('dialog', { name: 'Dispatch Order' })
  await choose(dialog.getByLabel('Transport office'), 'Another')
  await type(dialog.getByLabel(/^Name/), 'KPN Parcel')
  await type(dialog.getByLabel(/^Branch/), 'Madurai')
  await type(dialog.getByLabel('LR number'), 'MDU 4711')
  await press(dialog.getByRole('button', { name: 'Dispatch order' }))
  await page.getByText(`Order of ${lakshmi.name} dispatched, LR MDU 4711.`).waitFor()
}

journey(
  'an order goes from the call to the lorry by the keyboard alone',
  oneOrder,
  async ({ person }) => {
    const page = await openOrders(await person('owner'))
    await callAndEdit(page)
    await recordMoney(page)
    await pack(page)
    await dispatch(page)

    await press(screen(page, 'Customers'))
    const customer = page.getByRole('link', { name: lakshmi.name })
    await press(customer)
    await page.getByRole('dialog', { name: 'Customer', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.ok(await customer.evaluate((element) => element === document.activeElement), 'the focus is where it was')
    await press(screen(page, 'Reports'))
    await choose(page.getByLabel('Days'), 'This week')
    await page.waitForURL(/day=week/)
    // Not the days: on a Monday the week has one.
    await page.getByRole('heading', { name: 'By category' }).waitFor()
  },
  { databases: ['sqlite'], only: 'desk' },
)
