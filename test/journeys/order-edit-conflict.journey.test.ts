// Two people edit one order at once: what both have changed is shown with all three versions, and saved only as one of them has decided.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import type { Person } from '../browser/person.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'
import { withoutEvents } from './without-events.ts'

const POTS = goods.flowerPots.name
const SHOTS = goods.skyShots.name

async function anOrder(shop: Shop) {
  const { pots, shots } = await stockUp(shop, {
    pots: { ...goods.flowerPots, stock: 100 },
    shots: { ...goods.skyShots, stock: 100 },
  })
  const items = [
    { id: pots.id, quantity: 9 },
    { id: shots.id, quantity: 2 },
  ]
  await shop.orders.place(newKey(), { customer: lakshmi, items })
}

async function openEdit(person: Person): Promise<Page> {
  const orders = await person.visitOffice('/admin/orders')
  const address = await orders.getByRole('link', { name: 'View Details of' }).first().getAttribute('href')
  await orders.close()
  const id = new URL(address ?? '', 'http://shop.test').searchParams.get('order')
  const page = await person.visit(`/admin/orders/edit?order=${id}`)
  await page.getByRole('button', { name: 'Save order' }).waitFor()
  return page
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `quantity of ${name}` })

async function setQuantity(page: Page, name: string, pieces: string) {
  await field(page, name).fill(pieces)
  await field(page, name).press('Enter')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save order' }).click()
const saved = (page: Page, revision: number) => page.getByText(`Saved as revision ${revision}.`).first().waitFor()
const conflict = (page: Page) => page.locator('.field-conflict[data-conflict]')

/** 9 pots were ordered: the owner makes it 1 and removes a note, staff makes it 20. */
async function bothChange(owner: Page, staff: Page) {
  await setQuantity(staff, POTS, '20')
  await setQuantity(owner, POTS, '1')
  await setQuantity(owner, SHOTS, '3')
  await save(owner)
  await saved(owner, 1)
}

async function seesAllThree(staff: Page) {
  await conflict(staff).waitFor()
  const text = (await conflict(staff).innerText()).replaceAll(/\s+/g, ' ')
  assert.match(text, /It was 9 \S+@\S+ made it 1 You made it 20/)
  // What the owner alone has changed is merged.
  assert.equal(await field(staff, SHOTS).inputValue(), '3')
}

journey(
  'what two have changed of an order is not saved before one of them has chosen, with the live line',
  anOrder,
  async ({ person }) => {
    const [owner, staff] = [await openEdit(await person('owner')), await openEdit(await person('staff'))]
    await bothChange(owner, staff)
    await seesAllThree(staff)
    await save(staff)
    await staff.getByText(`has changed ${POTS} too. Choose`).first().waitFor()
    await staff.reload()
    await seesAllThree(staff)
    await conflict(staff)
      .getByRole('button', { name: `Keep mine for ${POTS}` })
      .click()
    await conflict(staff).waitFor({ state: 'hidden' })
    await save(staff)
    await saved(staff, 2)
    await until(async () => (await field(owner, POTS).inputValue()) === '20')
    assert.equal(await field(owner, SHOTS).inputValue(), '3')
  },
  { both: true },
)

journey(
  'what two have changed of an order is not saved before one of them has chosen, without live events',
  anOrder,
  async ({ person }) => {
    const owner = await openEdit(await person('owner'))
    const staffed = await person('staff', { expected: /\/live\?|status of 422/ })
    await withoutEvents(staffed)
    const staff = await openEdit(staffed)
    await bothChange(owner, staff)
    assert.equal(await conflict(staff).count(), 0)
    await save(staff)
    await staff.getByText('has changed this order (revision 1').first().waitFor()
    await seesAllThree(staff)
    await conflict(staff)
      .getByRole('button', { name: `Use theirs for ${POTS}` })
      .click()
    assert.equal(await field(staff, POTS).inputValue(), '1')
    await staff.getByLabel('Packing note').fill('two cartons')
    await save(staff)
    await saved(staff, 2)
    await until(async () => (await owner.getByLabel('Packing note').inputValue()) === 'two cartons')
    assert.equal(await field(owner, POTS).inputValue(), '1')
  },
)
