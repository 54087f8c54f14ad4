import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Person } from '../browser/person.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { admin } from '../shop/open-test-shop.ts'
import { people } from '../shop/people.ts'
import { journey, stage } from './journey.ts'
import { signedInAgo } from './signed-in-ago.ts'

const ENDED = /status of (401|403)|\/live\?/

async function openMenu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Returns the dialog, filled in and sent. */
async function sendPerson(page: Page, role: keyof typeof people) {
  const { name, email, password } = people[role]
  await page.getByRole('button', { name: 'Add Person' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Person' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Role').selectOption(role)
  await form.getByRole('textbox', { name: 'First Password' }).fill(password)
  await form.getByRole('button', { name: 'Add Person' }).click()
  return form
}

async function addPerson(page: Page, role: keyof typeof people) {
  await sendPerson(page, role)
  await page.getByText(`${people[role].name} can sign in now`).waitFor()
}

const ownPassword = (page: Page) => page.getByRole('textbox', { name: 'Your password' })

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
      await openMenu(owner, name, 'Stop')
      await owner.getByRole('dialog').getByRole('button', { name: 'Stop Person' }).click()
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

    await openMenu(owner, people.staff.name, 'Let in again')
    await owner.getByText(`${people.staff.name} can sign in again`).waitFor()
    await desk.getByLabel('Email').fill(people.staff.email)
    await desk.getByRole('textbox', { name: 'Password' }).fill(people.staff.password)
    await desk.getByRole('button', { name: 'Sign In' }).click()
    await desk.waitForURL('**/admin/upload')
    assert.equal(await desk.getByLabel('Product Name').inputValue(), 'Sky shots of Selvi')

    await owner.getByRole('link', { name: 'Change history' }).click()
    const list = owner.getByRole('table', { name: 'Change History' })
    await list.getByText('Stopped a person').first().waitFor()
    assert.equal(await list.getByText(people.packer.email).count(), 2)
  },
  { databases: ['sqlite'] },
)

journey(
  'the own password is asked for where it is needed: in the dialog, with all that was typed, and before a download',
  { shots: goods.skyShots },
  async ({ person, shop }) => {
    const page = await (await person('owner', { expected: /people\.data|backups\.data/ })).visitOffice('/admin/people')

    await stage('long after the sign-in, Add Person asks in the dialog, and nothing is lost', async () => {
      await signedInAgo(shop, 11)
      const form = await sendPerson(page, 'staff')
      await ownPassword(page).waitFor()
      assert.ok(await ownPassword(page).evaluate((input) => input === document.activeElement))
      await page.keyboard.type('not-my-own-one')
      await page.keyboard.press('Enter')
      await form.getByText('This is not your password. Try again.').waitFor()
      assert.equal(await form.getByRole('textbox', { name: 'First Password' }).inputValue(), people.staff.password)
      const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
      assert.ok(stored.includes(people.staff.email), 'the draft is stored')
      assert.ok(!stored.includes('not-my-own-one') && !stored.includes(people.staff.password))
      await ownPassword(page).fill(admin.password)
      await form.getByRole('button', { name: 'Add Person' }).click()
      await page.getByText(`${people.staff.name} can sign in now`).waitFor()
    })

    await stage('for the next ten minutes nothing asks again', async () => {
      await addPerson(page, 'packer')
    })

    await stage('a page that was opened long ago asks before it downloads a backup', async () => {
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Back Up Now' }).click()
      const link = page.getByRole('link', { name: /^Download the last one/ })
      await link.waitFor()
      await signedInAgo(shop, 11)
      await link.click()
      const dialog = page.getByRole('dialog', { name: 'Download Backup' })
      await dialog.waitFor()
      await ownPassword(page).fill(admin.password)
      const downloading = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Download' }).click()
      assert.match((await downloading).suggestedFilename(), /\.tar$/)
      await dialog.waitFor({ state: 'hidden' })
    })
  },
)
