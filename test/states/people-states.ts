// The states of people, the list of changes, and other roles' screens.
import type { Page } from 'playwright-core'
import { again } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { said } from '../browser/reading.ts'
import { admin, newKey } from '../shop/open-test-shop.ts'
import { people } from '../shop/people.ts'
import type { State } from './states.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function signInAs(page: Page, { email, password }: { email: string; password: string }) {
  await page.context().clearCookies({ name: 'session' })
  await page.request.post('/vinayagaadmin', { form: { email, password }, maxRedirects: 0, ...again })
}

const send = (page: Page, form: Record<string, string>) => page.request.post('/admin/people.data', { form, ...again })

/** One of each role and a stopped one, unless an earlier state has added them. The owner has just signed in. */
async function withPeople(page: Page) {
  await signInAs(page, admin)
  for (const [role, person] of Object.entries(people)) {
    await send(page, { intent: 'add', key: newKey(), role, ...person })
  }
  const key = newKey()
  const former = { name: 'முத்துலட்சுமி சுப்பிரமணியன்', email: 'muthulakshmi.subramanian@sivakasi-crackers.test' }
  await send(page, { intent: 'add', key, role: 'staff', password: 'wt5r3-kk8pz', ...former })
  await send(page, { intent: 'stop', id: key })
  await page.reload()
  await untilHydrated(page)
  await page.getByText(former.name).first().waitFor()
}

async function choose(page: Page, name: string, item: string) {
  await press(page, `Actions for ${name}`)
  await page.getByRole('menuitem', { name: item }).click()
}

async function addInVain(page: Page) {
  await press(page, 'Add Person')
  await page.getByLabel('Name').fill('செல்வி')
  await page.getByLabel('E-mail').fill('selvi at home')
  await page.getByLabel('Role').selectOption('packer')
  await page.getByRole('button', { name: 'Add Person' }).last().click()
  await page.getByText('such as ravi@example.com').first().waitFor()
}

async function addTaken(page: Page) {
  await withPeople(page)
  await press(page, 'Add Person')
  await page.getByLabel('Name').fill('Ravi')
  await page.getByLabel('E-mail').fill(people.packer.email)
  await page.getByLabel('Role').selectOption('staff')
  await page.getByRole('textbox', { name: 'First Password' }).fill('wt5r3-kk8pz')
  await page.getByRole('button', { name: 'Add Person' }).last().click()
  await page.getByText('Another person signs in with this e-mail address.').first().waitFor()
}

async function editPerson(page: Page) {
  await withPeople(page)
  await choose(page, 'செல்வி', 'Edit')
  await page.getByLabel('Role').selectOption('packer')
}

/** As the server answers some time after the sign-in. */
async function askForPassword(page: Page, path: string, message: string) {
  const answer = [
    { _1: 2 },
    'data',
    { _3: 4, _5: 6, _7: 8 },
    'ok',
    false,
    'message',
    message,
    'passwordOf',
    admin.email,
  ]
  await page.route(`**${path}.data*`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const headers = { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' }
    await route.fulfill({ status: 422, headers, body: JSON.stringify(answer) })
  })
}

async function addLongAfterSignIn(page: Page) {
  await askForPassword(page, '/admin/people', said('This is not your password. Try again.'))
  await press(page, 'Add Person')
  await page.getByLabel('Name').fill('செல்வி')
  await page.getByLabel('E-mail').fill(people.staff.email)
  await page.getByLabel('Role').selectOption('staff')
  await page.getByRole('textbox', { name: 'First Password' }).fill(people.staff.password)
  await page.getByRole('button', { name: 'Add Person' }).last().click()
  await page.getByRole('textbox', { name: 'Your password' }).fill('not-my-own-one')
  await page.getByRole('button', { name: 'Add Person' }).last().click()
  await page.getByText('This is not your password.').waitFor()
}

async function downloadLongAfterSignIn(page: Page) {
  await page.request.post('/admin/backups.data', { form: { intent: 'back-up' }, ...again })
  await page.reload()
  await untilHydrated(page)
  await askForPassword(page, '/admin/backups', '')
  await page.getByRole('link', { name: /^Download the last one/ }).click()
  await page.getByRole('textbox', { name: 'Your password' }).waitFor()
}

async function openRowMenu(page: Page) {
  await withPeople(page)
  await press(page, 'Actions for Ravi')
  await page.getByRole('menu').waitFor()
}

async function giveEasyPassword(page: Page) {
  await withPeople(page)
  await choose(page, 'Ravi', 'New password')
  await page.getByRole('textbox', { name: 'New Password' }).fill('ravi@shop.test')
  await press(page, 'Set Password')
  await page.getByText('This password is too easy to guess.').first().waitFor()
}

async function askToStop(page: Page) {
  await withPeople(page)
  await choose(page, 'Ravi', 'Stop')
  await page.locator('dialog[open]').waitFor()
}

async function seeChanges(page: Page) {
  await withPeople(page)
  await page.goto('/admin/people/changes')
  await untilHydrated(page)
}

/** Opens the page as that person; afterwards the browser is the owner's again. */
const asOther = (role: keyof typeof people, path: string) => async (page: Page) => {
  await withPeople(page)
  // Otherwise the page would learn that its session has changed.
  await page.route('**/live?**', () => {})
  await signInAs(page, people[role])
  await page.goto(path)
  await untilHydrated(page)
  await signInAs(page, admin)
}

export const peopleStates: State[] = [
  { name: 'admin-people', as: 'admin', path: '/admin/people', act: withPeople },
  { name: 'admin-people-add-faults', as: 'admin', path: '/admin/people', act: addInVain },
  { name: 'admin-people-add-taken', detail: true, as: 'admin', path: '/admin/people', act: addTaken },
  { name: 'admin-people-add-own-password', detail: true, as: 'admin', path: '/admin/people', act: addLongAfterSignIn },
  { name: 'admin-people-menu', detail: true, as: 'admin', path: '/admin/people', act: openRowMenu },
  { name: 'admin-backup-own-password', as: 'admin', path: '/admin', act: downloadLongAfterSignIn },
  { name: 'admin-people-edit', detail: true, as: 'admin', path: '/admin/people', act: editPerson },
  { name: 'admin-people-password', detail: true, as: 'admin', path: '/admin/people', act: giveEasyPassword },
  { name: 'admin-people-stop', as: 'admin', path: '/admin/people', act: askToStop },
  { name: 'admin-people-changes', as: 'admin', path: '/admin/people', act: seeChanges },
  { name: 'admin-people-changes-none', as: 'admin', path: '/admin/people/changes?kind=videos' },
  {
    name: 'admin-people-refused',
    detail: true,
    as: 'admin',
    path: '/admin/people',
    act: asOther('staff', '/admin/settings'),
  },
  { name: 'admin-people-staff', detail: true, as: 'admin', path: '/admin/people', act: asOther('staff', '/admin') },
  { name: 'admin-people-packer', detail: true, as: 'admin', path: '/admin/people', act: asOther('packer', '/admin') },
]
