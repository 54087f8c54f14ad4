// The payments' states.
import type { Page } from 'playwright-core'
import { isoDay, orderDate } from '#domain/dates/indian-date.ts'
import { saidUtrs } from '../fixtures/past-payments.ts'
import type { State } from './states.ts'

const path = '/admin/money'

/** Sixty lines: one certain match, one with another amount, most unmatched. */
function longStatement(): string {
  const day = orderDate(new Date())
  const line = (words: string, amount: string) => `${day},"${words}",,,"${amount}","2,00,000.00"`
  const others = Array.from({ length: 58 }, (_, at) =>
    line(`UPI/9876${50_000_000 + at}/PAYMENT/முருகன்${at}@okaxis`, `${at + 1},250.00`),
  )
  return [
    'STATE BANK OF INDIA',
    'Account Name,VINAYAGA CRACKERS',
    'Txn Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
    line(`UPI/${saidUtrs[0]}/PAYMENT FROM PHONEPE/lakshmi@okaxis`, '1,000.00'),
    line(`UPI/${saidUtrs[1]}/PAYMENT/murugan@oksbi`, '700.00'),
    ...others,
  ].join('\n')
}

/** Its balance agrees, and one of its credits was reversed. */
function goodStatement(): string {
  const day = orderDate(new Date())
  const lines = [
    `${day},UPI/${saidUtrs[0]}/லட்சுமி/lakshmi@okaxis,,1000.00,3000.00`,
    `${day},UPI/632500000009/RAVI,,2500.00,5500.00`,
    `${day},REV-UPI/632500000009/RAVI,2500.00,,3000.00`,
    `${day},RENT,500.00,,2500.00`,
  ]
  return ['Date,Narration,Debit,Credit,Balance', ...lines].join('\n')
}

/** Its balance does not agree, and seven of its rows are unreadable. */
function badStatement(): string {
  const day = orderDate(new Date())
  const unread = Array.from({ length: 7 }, (_, at) => `${day},UPI/6325000000${10 + at}/BALU,,"2500,00",0`)
  const lines = [`${day},UPI/${saidUtrs[0]}/A,,1000.00,3000.00`, `${day},UPI/632500000008/B,,50.00,4000.00`]
  return ['Date,Narration,Debit,Credit,Balance', ...lines, ...unread].join('\n')
}

/** Due amounts: of one order, and of those with the same total. */
async function uploadDues(page: Page) {
  await page.goto(`${path}?view=due`)
  const cells = await page.locator('[data-cell=due]').allInnerTexts()
  const day = orderDate(new Date())
  const amounts = cells.flatMap((text) => /[\d,]+(?:\.\d\d)?/.exec(text)?.[0] ?? []).slice(0, 6)
  const lines = amounts.map((amount, at) => `${day},UPI/63250000001${at}/MURUGAN/OK,,"${amount}"`)
  await page.goto(`${path}?view=statement`)
  await upload('statement.csv', ['Date,Narration,Debit,Credit', ...lines].join('\n'))(page)
}

const upload = (name: string, text: string) => async (page: Page) => {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page
    .getByRole('heading', { name: /^(?:Received (?:on|from)|We read no row|We could read no row)/ })
    .or(page.locator('.notice[data-tone=bad]'))
    .first()
    .waitFor()
}

/** The packed order has payments of every kind. */
async function openPayments(page: Page) {
  await page
    .getByRole('link', { name: /^View Details of/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Payments' }).scrollIntoViewIfNeeded()
}

const payment = (page: Page) => page.getByRole('dialog', { name: 'Record a payment' })

async function openForm(page: Page) {
  await openPayments(page)
  await page.locator('.order-payments').getByRole('button', { name: 'Record a payment' }).click()
  await payment(page).waitFor()
}

async function payTooMuch(page: Page) {
  await openForm(page)
  await payment(page).getByLabel('UTR', { exact: true }).fill('1234')
  await payment(page).getByLabel('Amount in rupees').fill('9,99,999')
  await payment(page).getByRole('button', { name: 'Record payment' }).click()
  await page.locator('.field-error').first().waitFor()
}

async function giveBackTooMuch(page: Page) {
  await openPayments(page)
  await page.getByRole('button', { name: 'Record a refund' }).click()
  const form = page.getByRole('dialog', { name: 'Record a refund' })
  await form.getByLabel('How you refund it').selectOption('Cash')
  await form.getByLabel('Amount in rupees').fill('9,99,999')
  await form.getByRole('button', { name: 'Record refund' }).click()
  await page.locator('.field-error').first().waitFor()
}

async function payTwice(page: Page) {
  await openForm(page)
  await payment(page).getByLabel('UTR', { exact: true }).fill(saidUtrs[0])
  await payment(page).getByLabel('Amount in rupees').fill('1')
  await payment(page).getByRole('button', { name: 'Record payment' }).click()
  await page.locator('.field-error').first().waitFor()
}

async function openMore(page: Page) {
  await openPayments(page)
  const notChecked = page.locator('.payment').filter({ has: page.getByRole('button', { name: /^Mark as checked/ }) })
  const more = notChecked.getByRole('button', { name: /^More for/ }).first()
  await more.scrollIntoViewIfNeeded()
  // A scroll closes the menu.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await more.click()
  await page.getByRole('menuitem', { name: 'The bank shows another amount' }).click()
  await page
    .locator('.payment-choice')
    .filter({ has: page.getByRole('button', { name: 'Cancel' }) })
    .waitFor()
}

const packed = '/admin/orders?step=packed'

export const moneyStates: State[] = [
  { name: 'admin-money', as: 'admin', path },
  { name: 'admin-money-empty', detail: true, as: 'admin', path, shop: 'empty' },
  { name: 'admin-money-day-before', detail: true, as: 'admin', path: `${path}?day=${isoDay(new Date(0))}` },
  { name: 'admin-money-search', detail: true, as: 'admin', path: `${path}?search=4321` },
  { name: 'admin-money-no-result', detail: true, as: 'admin', path: `${path}?search=0000000` },
  { name: 'admin-money-unseen', as: 'admin', path: `${path}?view=unseen` },
  { name: 'admin-money-unseen-last', detail: true, as: 'admin', path: `${path}?view=unseen&after=9999-12-31+last` },
  { name: 'admin-money-due', as: 'admin', path: `${path}?view=due` },
  { name: 'admin-money-due-last', detail: true, as: 'admin', path: `${path}?view=due&after=9999-12-31+last` },
  { name: 'admin-money-none-due', detail: true, as: 'admin', path: `${path}?view=due`, shop: 'empty' },
  { name: 'admin-money-too-much', detail: true, as: 'admin', path: `${path}?view=too+much` },
  { name: 'admin-money-statement', detail: true, as: 'admin', path: `${path}?view=statement` },
  {
    name: 'admin-money-compared',
    as: 'admin',
    path: `${path}?view=statement`,
    act: upload('statement.csv', longStatement()),
  },
  {
    name: 'admin-money-statement-agrees',
    detail: true,
    as: 'admin',
    path: `${path}?view=statement`,
    act: upload('statement.csv', goodStatement()),
  },
  {
    name: 'admin-money-statement-unread',
    detail: true,
    as: 'admin',
    path: `${path}?view=statement`,
    act: upload('statement.csv', badStatement()),
  },
  { name: 'admin-money-statement-dues', detail: true, as: 'admin', path: `${path}?view=statement`, act: uploadDues },
  {
    name: 'admin-money-no-statement',
    detail: true,
    as: 'admin',
    path: `${path}?view=statement`,
    act: upload('list.csv', 'Code,Product,Price\nPRD1,Sparklers,20'),
  },
  {
    name: 'admin-money-unreadable',
    detail: true,
    as: 'admin',
    path: `${path}?view=statement`,
    act: upload('statement.xlsx', 'PK\u0003\u0004 this is no workbook'),
  },
  { name: 'admin-order-payments', detail: true, as: 'admin', path: packed, act: openPayments },
  { name: 'admin-order-payments-form', detail: true, as: 'admin', path: packed, act: openForm },
  { name: 'admin-order-payments-fault', detail: true, as: 'admin', path: packed, act: payTooMuch },
  { name: 'admin-order-payments-refund', as: 'admin', path: packed, act: giveBackTooMuch },
  { name: 'admin-order-payments-twice', detail: true, as: 'admin', path: packed, act: payTwice },
  { name: 'admin-order-payments-more', detail: true, as: 'admin', path: packed, act: openMore },
  {
    name: 'admin-order-payments-to-return',
    detail: true,
    as: 'admin',
    path: '/admin/orders?step=cancelled',
    act: openPayments,
  },
]
