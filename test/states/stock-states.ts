// The stock's states.
import type { Page } from 'playwright-core'
import type { State } from './states.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function openLine(page: Page) {
  await press(page, /^Low-stock limit of/)
  await page.locator('dialog[open]').waitFor()
}

async function setLineInVain(page: Page) {
  await openLine(page)
  await page.getByLabel('Warn me at this many pieces').fill('ten')
  await press(page, 'Save')
  await page.getByText('Enter a whole number').first().waitFor()
}

async function openMovements(page: Page) {
  await page
    .getByRole('link', { name: /^Movements of/ })
    .first()
    .click()
  await page.getByRole('table', { name: 'Movements' }).waitFor()
}

/** Fills the list's fields from the first: a number, or a difference to the stock. */
async function count(page: Page, texts: readonly string[]) {
  const rows = page.locator('.data-table[data-kind=count] .data-table-row')
  for (const [at, text] of texts.entries()) {
    const row = rows.nth(at)
    const stock = Number((await row.locator('[data-cell=stock]').innerText()).replaceAll(/\D/g, ''))
    const typed = /^[+-]/.test(text) ? `${stock + Number(text)}` : text
    await row.getByRole('textbox').fill(typed)
  }
}

const countSome = (page: Page) => count(page, ['+0', '-2', '+14', 'a box', '-1'])

async function review(page: Page) {
  await count(page, ['+0', '-2', '+14', '-1'])
  await press(page, 'Show differences')
  await page.getByRole('button', { name: 'Save count' }).waitFor()
}

async function loseAnswer(page: Page) {
  await page.route('**/admin/stock/count*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await review(page)
  await press(page, 'Save count')
  await page.getByText('No answer came. Save it again').waitFor()
}

async function leaveUnanswered(page: Page) {
  await loseAnswer(page)
  await press(page, 'Later')
}

/** Undone, so that the next state finds the shop unchanged. */
async function saveAndUndo(page: Page) {
  await review(page)
  await press(page, 'Save count')
  await press(page, 'Undo this count')
  await page.getByText('Count undone.').waitFor()
}

async function seeLastCounts(page: Page) {
  await saveAndUndo(page)
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).last().click()
  await page.getByText('Last counts').click()
}

export const stockStates: State[] = [
  { name: 'admin-stock', as: 'admin', path: '/admin/stock', many: true },
  { name: 'admin-stock-low', detail: true, as: 'admin', path: '/admin/stock?show=low' },
  { name: 'admin-stock-none', detail: true, as: 'admin', path: '/admin/stock?show=out&category=Rocket' },
  { name: 'admin-stock-no-result', detail: true, as: 'admin', path: '/admin/stock?search=umbrella' },
  { name: 'admin-stock-empty', detail: true, as: 'admin', path: '/admin/stock', shop: 'empty' },
  { name: 'admin-stock-line', detail: true, as: 'admin', path: '/admin/stock', act: openLine },
  { name: 'admin-stock-line-fault', as: 'admin', path: '/admin/stock', act: setLineInVain },
  { name: 'admin-movements', as: 'admin', path: '/admin/stock', act: openMovements },
  { name: 'admin-movements-missing', as: 'admin', path: '/admin/stock/movements?product=none' },
  { name: 'admin-count', detail: true, as: 'admin', path: '/admin/stock/count' },
  { name: 'admin-count-typed', as: 'admin', path: '/admin/stock/count', act: countSome },
  { name: 'admin-count-review', as: 'admin', path: '/admin/stock/count', act: review },
  { name: 'admin-count-lost', detail: true, as: 'admin', path: '/admin/stock/count', act: loseAnswer },
  { name: 'admin-count-unanswered', detail: true, as: 'admin', path: '/admin/stock/count', act: leaveUnanswered },
  { name: 'admin-count-saved', detail: true, as: 'admin', path: '/admin/stock/count', act: saveAndUndo },
  { name: 'admin-count-last', detail: true, as: 'admin', path: '/admin/stock/count', act: seeLastCounts },
  { name: 'admin-count-empty', detail: true, as: 'admin', path: '/admin/stock/count', shop: 'empty' },
]
