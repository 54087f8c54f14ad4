// An admin who changes the stock of one product, on the products screen.
import type { Page, Request } from 'playwright-core'
import type { Person } from '../browser/person.ts'
import { goods } from '../fixtures/sample-data.ts'

export const START = 400
export const shots = { ...goods.skyShots, stock: START }

/** An admin's products screen, and the stock differences of their edits that reached the shop. */
type Desk = { page: Page; edits: number[] }

export async function openDesk(person: Person): Promise<Desk> {
  const page = await person.visitOffice('/admin/products')
  const edits: number[] = []
  // Recorded at the answer: the router may drop the rest of an answer it has read.
  page.on('response', (answer) => {
    const difference = differenceOf(answer.request())
    if (difference !== 0) edits.push(answer.ok() ? difference : Number.NaN)
  })
  return { page, edits }
}

function differenceOf(request: Request): number {
  const form = new URLSearchParams(request.method() === 'POST' ? (request.postData() ?? '') : '')
  if (form.get('intent') === 'add-stock') return Number(form.get('units'))
  return form.get('intent') === 'set-stock' ? Number(form.get('typed')) - Number(form.get('seen')) : 0
}

export const total = (edits: number[]) => edits.reduce((sum, edit) => sum + edit, 0)

export const field = (page: Page) => page.getByRole('textbox', { name: `stock of ${shots.name}` })

/** Types another number, waits while something happens elsewhere, and only then leaves the field. */
export async function typeOther(page: Page, difference: number, meanwhile: () => Promise<unknown>) {
  await field(page).click()
  const typed = Number(await field(page).inputValue()) + difference
  await field(page).fill(String(typed))
  await meanwhile()
  await field(page).press('Tab')
}
