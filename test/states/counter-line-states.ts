// The states of the counter's lines.
import type { Page } from 'playwright-core'
import { typeSome } from './counter-states.ts'
import type { State } from './states.ts'

const PATH = '/admin/counter'

/** The price of a line before the shop changed it, beside a removed line. */
async function changeLines(page: Page) {
  await typeSome(page)
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('counter-draft') ?? '{}')
    for (const line of draft.lines.slice(0, 1)) line.pricePaise = line.shopPricePaise = 67_00
    sessionStorage.setItem('counter-draft', JSON.stringify(draft))
  })
  await page.reload()
  await page.getByText(/^The price is now/).waitFor()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
}

async function discard(page: Page) {
  await typeSome(page)
  await page.getByRole('button', { name: 'Discard this sale' }).click()
}

async function search(page: Page) {
  await typeSome(page)
  await page.getByRole('textbox', { name: 'Code or name' }).fill('5*bomb')
}

export const counterLineStates: State[] = [
  { name: 'admin-counter-lines', as: 'admin', path: PATH, act: search },
  { name: 'admin-counter-changed', as: 'admin', path: PATH, act: changeLines },
  { name: 'admin-counter-discarded', as: 'admin', path: PATH, act: discard },
]
