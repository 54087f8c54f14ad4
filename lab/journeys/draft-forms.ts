// Several people change one form at once.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import type { PersonSettings } from '#test/browser/person.ts'
import { untilHydrated } from '#test/browser/hydrated.ts'
import { goods, murugan } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { people } from '#test/shop/people.ts'
import { type Journey, stage } from '#test/journeys/journey.ts'
import { withoutEvents } from '#test/journeys/without-events.ts'

const refusals: PersonSettings = { expected: /status of 422|\/live\?/ }

/** A form of two fields: everyone changes `both`, only the other person `theirs`. */
export type Form = {
  what: string
  open: (page: Page) => Promise<unknown>
  path: string
  both: { label: string; values: [was: string, theirs: string, mine: string, deaf: string] }
  theirs: { label: string; value: string }
  /** Follows other saves; otherwise it loads when opened. */
  isLive: boolean
}

const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: false }).first()

export async function anOfficeAndADispatch(shop: Shop) {
  const { name, email, password } = people.packer
  await shop.people.add(newKey(), { name, email, role: 'packer' }, password)
  const { shots } = await stockUp(shop, { shots: goods.skyShots })
  const placed = await shop.orders.place(newKey(), { customer: murugan, items: [{ id: shots.id, quantity: 1 }] })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  await shop.orders.steps.take(orderId, 'packed', { who: 'ravi@example.com' })
  const id = newKey()
  await shop.dispatch.offices.add(id, {
    name: 'KPN Parcel',
    branch: 'Madurai',
    phone: '0452 234567',
    places: 'Madurai',
  })
  const details = { lr: 'MDU 4711', cases: 3, freight: 'to pay', receiptUrl: '' } as const
  await shop.dispatch.record(orderId, { office: { id }, details }, { who: 'ravi@example.com', key: newKey() })
}

async function openForm(page: Page, { path, open }: Form) {
  await page.goto(path)
  await untilHydrated(page)
  await open(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).waitFor()
}

async function fill(page: Page, label: string, value: string) {
  const isSelect = (await field(page, label).evaluate(({ tagName }) => tagName)) === 'SELECT'
  await (isSelect ? field(page, label).selectOption(value) : field(page, label).fill(value))
}
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
const isClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' })

/** All three versions are shown, the other's own change is merged, and nothing is saved before a choice. */
async function decide(page: Page, form: Form, [was, theirs, mine]: readonly [string, string, string]) {
  const conflict = page.locator('.field-conflict[data-conflict]')
  await conflict.waitFor()
  const said = (await conflict.innerText()).replaceAll(/\s+/g, ' ')
  assert.ok(said.includes(`It was ${was} Someone else changed it to ${theirs} You changed it to ${mine}`), said)
  assert.equal(await field(page, form.theirs.label).inputValue(), form.theirs.value, 'what they alone changed')
  await save(page)
  await page
    .getByText(/too\. Choose “Use theirs” or “Keep mine”, then save\./)
    .first()
    .waitFor()
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await save(page)
  await isClosed(page)
}

/** Of three people, one has no live events. */
export async function changeAtOnce({ person }: Pick<Journey, 'person'>, forms: readonly Form[]) {
  const deaf = await person('deaf', refusals)
  await withoutEvents(deaf)
  const theirs = await (await person('other', refusals)).visitOffice('/admin')
  const mine = await (await person('me', refusals)).visitOffice('/admin')
  const late = await deaf.visitOffice('/admin')
  for (const form of forms) {
    const { label, values } = form.both
    const [was, first, second, third] = values
    await stage(`everyone changes ${form.what}`, async () => {
      for (const page of form.isLive ? [theirs, mine, late] : [theirs, late]) await openForm(page, form)
      if (form.isLive) await fill(mine, label, second)
      await fill(late, label, third)
      await fill(theirs, label, first)
      await fill(theirs, form.theirs.label, form.theirs.value)
      await save(theirs)
      await isClosed(theirs)
    })
    if (form.isLive) await stage(`${form.what}, with live events`, () => decide(mine, form, [was, first, second]))
    await stage(`${form.what}, without live events`, async () => {
      assert.equal(await late.locator('.field-conflict[data-conflict]').count(), 0)
      await save(late)
      await decide(late, form, [was, form.isLive ? second : first, third])
      await openForm(theirs, form)
      await until(async () => (await field(theirs, label).inputValue()) === third)
      const kept = await field(theirs, form.theirs.label).inputValue()
      assert.equal(kept, form.theirs.value, 'nothing of theirs is lost')
    })
  }
}
