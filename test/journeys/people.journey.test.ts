import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Person } from '../browser/person.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { people } from '../shop/people.ts'
import { journey } from './journey.ts'

const ENDED = /status of (401|403)|\/live\?/

async function addPerson(page: Page, role: keyof typeof people) {
  const { name, email, password } = people[role]
  await page.getByRole('button', { name: 'Add Person' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Person' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Role').selectOption(role)
  await form.getByRole('textbox', { name: 'First Password' }).fill(password)
  await form.getByRole('button', { name: 'Add Person' }).click()
  await page.getByText(`${name} may sign in now`).waitFor()
}

async function signInAt(person: Person, path: string, { email, password }: { email: string; password: string }) {
  const page = await person.visit(path)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin**')
  return page
}

journey(
  '§6 staff and a packer see their role’s screens; a stopped one is signed out at once, and typed text is kept',
  { shots: goods.skyShots },
  async ({ person }) => {
    const owner = await (await person('owner')).visitOffice('/admin/people')
    for (const role of ['staff', 'packer'] as const) await addPerson(owner, role)

    const ravi = await person('ravi', { expected: ENDED })
    const packing = await signInAt(ravi, '/admin', people.packer)
    await packing.getByRole('heading', { name: 'Welcome, Ravi' }).waitFor()
    assert.equal(await packing.getByRole('link', { name: 'Products' }).count(), 0)

    const selvi = await person('selvi', { expected: ENDED })
    const desk = await signInAt(selvi, '/admin/settings', people.staff)
    await desk.getByText('Your role (Staff) may not open this page.').waitFor()
    await desk.goto('/admin/upload')
    await untilHydrated(desk)
    await desk.getByLabel('Product Name').fill('Sky shots of Selvi')

    for (const { name } of [people.packer, people.staff]) {
      await owner.getByRole('button', { name: `Stop ${name}` }).click()
      await owner.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click()
      await owner.getByText(`${name} is stopped`).waitFor()
    }
    // The packer's screen listens; the other's form is refused when sent.
    await packing.waitForURL('**/vinayagaadmin*')
    await packing.getByText('Your session has ended.').waitFor()
    for (const [label, text] of [
      ['M.R.P', '100'],
      ['Our Price', '80'],
      ['Stock Count', '5'],
    ] as const) {
      await desk.getByLabel(label).first().fill(text)
    }
    await desk.getByLabel('Per').first().selectOption('1box')
    await desk.getByLabel('Category').first().selectOption('Bomb')
    await desk.getByRole('button', { name: 'Save Product' }).click()
    await desk.waitForURL('**/vinayagaadmin*')
    await desk.getByText('your last change was not saved').waitFor()

    await owner.getByRole('button', { name: `Let in again: ${people.staff.name}` }).click()
    await owner.getByText(`${people.staff.name} may sign in again`).waitFor()
    await desk.getByLabel('Email').fill(people.staff.email)
    await desk.getByRole('textbox', { name: 'Password' }).fill(people.staff.password)
    await desk.getByRole('button', { name: 'Sign In' }).click()
    await desk.waitForURL('**/admin/upload')
    assert.equal(await desk.getByLabel('Product Name').inputValue(), 'Sky shots of Selvi')

    await owner.getByRole('link', { name: 'Who changed what' }).click()
    const list = owner.getByRole('table', { name: 'Who changed what' })
    await list.getByText('Stopped a person').first().waitFor()
    assert.equal(await list.getByText(people.packer.email).count(), 2)
  },
  { databases: ['sqlite'] },
)
