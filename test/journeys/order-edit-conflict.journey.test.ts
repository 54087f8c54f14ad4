import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import type { Person } from '../browser/person.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey, stage } from './journey.ts'
import { withoutEvents } from './without-events.ts'

const POTS = goods.flowerPots.name
const SHOTS = goods.skyShots.name

let orderId = ''

async function anOrder(shop: Shop) {
  const { pots, shots } = await stockUp(shop, {
    pots: { ...goods.flowerPots, stock: 100 },
    shots: { ...goods.skyShots, stock: 100 },
  })
  const items = [
    { id: pots.id, quantity: 9 },
    { id: shots.id, quantity: 2 },
  ]
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed)
  orderId = placed.order.orderId
}

async function openEdit(person: Person): Promise<Page> {
  const page = await person.visitOffice(`/admin/orders/edit?order=${orderId}`)
  await page.getByRole('button', { name: 'Save order' }).waitFor()
  return page
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `quantity of ${name}` })

async function setQuantity(page: Page, name: string, pieces: string) {
  await field(page, name).fill(pieces)
  await field(page, name).press('Enter')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save order' }).click()
const saved = (page: Page, revision: number) => page.getByText(`Order saved as revision ${revision}.`).first().waitFor()
const conflict = (page: Page) => page.locator('.field-conflict[data-conflict]')

/** They see the original, the other's version and their own. */
async function seesAllThree(page: Page, [was, theirs, mine]: readonly [number, number, number]) {
  await conflict(page).waitFor()
  const text = (await conflict(page).innerText()).replaceAll(/\s+/g, ' ')
  assert.match(text, new RegExp(`It was ${was} \\S+@\\S+ changed it to ${theirs} You changed it to ${mine}`))
  // The other's own changes are merged.
  assert.equal(await field(page, SHOTS).inputValue(), '3')
}

journey(
  'lines of an order changed by two admins wait for a choice before saving, with and without live events',
  anOrder,
  async ({ person }) => {
    const owner = await openEdit(await person('owner'))
    const staff = await openEdit(await person('staff'))
    const deafened = await person('deaf', { expected: /\/live\?|status of 422/ })
    await withoutEvents(deafened)
    const deaf = await openEdit(deafened)

    await stage('all three make 9 pots another number, and the owner one thing more', async () => {
      await setQuantity(staff, POTS, '20')
      await setQuantity(deaf, POTS, '30')
      await setQuantity(owner, POTS, '1')
      await setQuantity(owner, SHOTS, '3')
      await save(owner)
      await saved(owner, 1)
    })

    await stage('with live events all three versions are shown, also after a reload, until one is chosen', async () => {
      await seesAllThree(staff, [9, 1, 20])
      await save(staff)
      await staff.getByText(`has changed ${POTS} too. Choose`).first().waitFor()
      await staff.reload()
      await seesAllThree(staff, [9, 1, 20])
      await conflict(staff)
        .getByRole('button', { name: `Keep mine for ${POTS}` })
        .click()
      await conflict(staff).waitFor({ state: 'hidden' })
      await save(staff)
      await saved(staff, 2)
      await until(async () => (await field(owner, POTS).inputValue()) === '20')
      assert.equal(await field(owner, SHOTS).inputValue(), '3')
    })

    await stage('without live events they are shown once it is saved', async () => {
      assert.equal(await conflict(deaf).count(), 0)
      await save(deaf)
      await deaf.getByText('changed this order (revision 2').first().waitFor()
      await seesAllThree(deaf, [9, 20, 30])
      await conflict(deaf)
        .getByRole('button', { name: `Use theirs for ${POTS}` })
        .click()
      assert.equal(await field(deaf, POTS).inputValue(), '20')
      await deaf.getByLabel('Packing note').fill('two cartons')
      await save(deaf)
      await saved(deaf, 3)
      await until(async () => (await owner.getByLabel('Packing note').inputValue()) === 'two cartons')
      assert.equal(await field(owner, POTS).inputValue(), '20')
    })
  },
)
