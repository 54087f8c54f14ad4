// Two people at one form: what both have changed shows all three versions and waits for a choice; what one alone has changed is kept.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import type { Person, PersonSettings } from '../browser/person.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { people } from '../shop/people.ts'
import { type Journey, journey } from './journey.ts'
import { withoutEvents } from './without-events.ts'

const refusals: PersonSettings = { expected: /status of 422|\/live\?/ }
const lines = ['with live events', 'without live events'] as const

/** A form of two fields: `both` is changed by two, `theirs` by the other alone. */
type Form = {
  what: string
  open: (page: Page) => Promise<unknown>
  path: string
  field: (page: Page, label: string) => ReturnType<Page['getByLabel']>
  both: { label: string; values: [was: string, theirs: string, mine: string] }
  theirs: { label: string; value: string }
  save: string
  stock: (shop: Shop) => Promise<void>
}

const inDialog = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: false }).first()

const forms: Form[] = [
  {
    what: 'a transport office',
    path: '/admin/dispatch/offices',
    open: (page) => page.getByRole('button', { name: 'Edit KPN Parcel, Madurai' }).click(),
    field: inDialog,
    both: { label: 'Phone', values: ['0452 234567', '0452 111111', '0452 222222'] },
    theirs: { label: 'Places served', value: 'Theni' },
    save: 'Save Changes',
    stock: async (shop) => {
      const office = { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567', places: 'Madurai' }
      await shop.dispatch.offices.add(newKey(), office)
    },
  },
  {
    what: 'a person',
    path: '/admin/people',
    open: (page) => page.getByRole('button', { name: `Edit ${people.packer.name}` }).click(),
    field: inDialog,
    both: { label: 'Name', values: [people.packer.name, 'Ravi One', 'Ravi Two'] },
    theirs: { label: 'Role', value: 'staff' },
    save: 'Save Changes',
    stock: async ({ people: all }) => {
      const { name, email, password } = people.packer
      await all.add(newKey(), { name, email, role: 'packer' }, password)
    },
  },
  {
    what: 'the correction of a dispatch',
    path: '/admin/dispatch?list=sent',
    open: async (page) => {
      const id = new URL(page.url()).searchParams.get('order')
      if (id) return
      const href = await page.getByRole('link', { name: murugan.name, exact: true }).first().getAttribute('href')
      const order = new URL(href ?? '', 'http://shop.test').searchParams.get('order')
      await page.goto(`/admin/dispatch?list=sent&order=${order}`)
      await untilHydrated(page)
    },
    field: inDialog,
    both: { label: 'LR number', values: ['MDU 4711', 'MDU 4712', 'MDU 4713'] },
    theirs: { label: 'Weight in kg', value: '42.5' },
    save: 'Save Changes',
    stock: async (shop) => {
      const { shots } = await stockUp(shop, { shots: goods.skyShots })
      const placed = await shop.orders.place(newKey(), { customer: murugan, items: [{ id: shots.id, quantity: 1 }] })
      assert.ok('order' in placed)
      const { orderId } = placed.order
      await shop.orders.history.take(orderId, 'packed', { who: 'ravi@example.com' })
      const id = newKey()
      await shop.dispatch.offices.add(id, { name: 'KPN Parcel', branch: 'Madurai', phone: '', places: 'Madurai' })
      const details = { lr: 'MDU 4711', cases: 3, freight: 'to pay', receiptUrl: '' } as const
      await shop.dispatch.record(orderId, { office: { id }, details }, { who: 'ravi@example.com', key: newKey() })
    },
  },
]

async function openForm(person: Person, { path, open, save }: Form): Promise<Page> {
  const page = await person.visitOffice(path)
  await open(page)
  await page.getByRole('dialog').getByRole('button', { name: save }).waitFor()
  return page
}

const fill = async (form: Form, page: Page, label: string, value: string) => {
  const field = form.field(page, label)
  const isSelect = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT'
  await (isSelect ? field.selectOption(value) : field.fill(value))
}
const save = (page: Page, { save: name }: Form) => page.getByRole('dialog').getByRole('button', { name }).click()
const isClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' })

async function walk(form: Form, line: (typeof lines)[number], { person }: Journey) {
  const [other, me] = [await person('other', refusals), await person('me', refusals)]
  if (line === 'without live events') await withoutEvents(me)
  const [theirs, mine] = [await openForm(other, form), await openForm(me, form)]
  const { label, values } = form.both
  await fill(form, mine, label, values[2])
  await fill(form, theirs, label, values[1])
  await fill(form, theirs, form.theirs.label, form.theirs.value)
  await save(theirs, form)
  await isClosed(theirs)

  if (line === 'without live events') await save(mine, form)
  const conflict = mine.locator('.field-conflict[data-conflict]')
  await conflict.waitFor()
  const said = (await conflict.innerText()).replaceAll(/\s+/g, ' ')
  assert.ok(said.includes(`It was ${values[0]} Someone else made it ${values[1]} You made it ${values[2]}`), said)
  assert.equal(await form.field(mine, form.theirs.label).inputValue(), form.theirs.value, 'what they alone changed')
  await save(mine, form)
  await mine
    .getByText(/too\. Choose “Use theirs” or “Keep mine”, then save\./)
    .first()
    .waitFor()

  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await save(mine, form)
  await isClosed(mine)
  const again = await openForm(other, form)
  await until(async () => (await form.field(again, label).inputValue()) === values[2])
  assert.equal(await form.field(again, form.theirs.label).inputValue(), form.theirs.value, 'nothing of theirs is lost')
}

for (const form of forms) {
  for (const line of lines) {
    // The list of people is read when it is opened.
    if (form.what === 'a person' && line === 'with live events') continue
    journey(
      `two people change ${form.what} at once, ${line}: each version is shown, and none is lost`,
      form.stock,
      (walked) => walk(form, line, walked),
    )
  }
}
