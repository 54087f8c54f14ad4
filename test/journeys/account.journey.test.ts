// §2, §4, §5, §8 The admin's own account: the profile dropdown, a new password, the way out, and what it means elsewhere.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { openDatabase } from '#server/database/open.ts'
import { admin } from '../shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { orderElsewhere } from './shopping.ts'

const NEW = 'hk4r9-mn2vt'

const panel = (page: Page) => page.getByRole('region', { name: 'Profile' })

async function openForm(page: Page) {
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await panel(page).getByRole('button', { name: 'Change Password' }).click()
}

async function typePasswords(page: Page, typed: string, again = typed) {
  await page.getByRole('textbox', { name: 'New Password' }).fill(typed)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(again)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

journey(
  '§2 a new password: refused in one sentence, then set, and every other browser is signed out',
  fillSmallCatalogue,
  async ({ person }) => {
    const owner = await person('owner')
    await owner.context.clock.install()
    const page = await owner.visitOffice('/admin')
    const tablet = await person('tablet', { expected: /status of 401|\/live\?/ })
    const elsewhere = await tablet.visitOffice('/admin/orders')
    await openForm(page)
    const refused = panel(page).getByRole('alert')
    for (const [typed, again, sentence] of [
      ['', '', 'Please fill in both password fields'],
      [NEW, 'hk4r9', 'Passwords do not match'],
      ['hk4r9', 'hk4r9', 'Password must be at least 6 characters long'],
      ['Sivakasi@1', 'Sivakasi@1', 'This password is too easy to guess. Please choose another one.'],
    ] as const) {
      await typePasswords(page, typed, again)
      await refused.getByText(sentence).waitFor()
    }
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill('h')
    await until(async () => (await refused.innerText()) === '')

    await page.clock.pauseAt(Date.now() + 60_000)
    await typePasswords(page, NEW)
    await panel(page).getByText('Password updated successfully').waitFor()
    await page.clock.runFor(1_900)
    assert.ok(await panel(page).isVisible())
    await page.clock.runFor(100)
    await panel(page).waitFor({ state: 'hidden' })
    await page.clock.resume()

    await elsewhere.waitForURL('**/vinayagaadmin?next=%2Fadmin%2Forders')
    await elsewhere.getByLabel('Email').fill(admin.email)
    const password = elsewhere.getByRole('textbox', { name: 'Password' })
    await password.fill(NEW)
    await elsewhere.getByRole('button', { name: 'Sign In' }).click()
    await elsewhere.waitForURL('**/admin/orders')
    await page.goto('/admin/products')
    await untilHydrated(page)
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
  },
)

journey(
  '§8 long after signing in, a new password asks to log out and in again',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const page = await (await person('owner')).visitOffice('/admin')
    const database = await openDatabase(shop.place, () => new Date())
    const earlier = new Date(Date.now() - 11 * 60_000).toISOString()
    await database.db.updateTable('sessions').set({ signed_in_at: earlier }).execute()
    await database.close()
    await openForm(page)
    await typePasswords(page, NEW)
    await panel(page).getByText('Please log out and log in again to change your password').waitFor()
    await panel(page).getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/admin')
    await untilHydrated(page)
    await page.waitForURL('**/vinayagaadmin')
  },
)

journey(
  '§8 a new password that is lost on the way is answered, and asked for again',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('owner', { expected: /account\.data|ERR_/ })).visitOffice('/admin')
    await page.route('**/admin/account.data*', (route) => route.abort())
    await openForm(page)
    await typePasswords(page, NEW)
    await panel(page).getByText('Failed to update password. Please try again.').waitFor()
    assert.equal(await page.getByRole('textbox', { name: 'New Password' }).inputValue(), NEW)
    await panel(page).getByRole('button', { name: 'Cancel' }).click()
    await panel(page).waitFor({ state: 'hidden' })
    await openForm(page)
    assert.equal(await page.getByRole('textbox', { name: 'New Password' }).inputValue(), '', 'nothing typed is kept')
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  '§2 the profile by keyboard alone, and back to where it was opened',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('owner')).visitOffice('/admin')
    const profile = page.getByRole('button', { name: /^Profile of/ })
    await profile.focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const newPassword = page.getByRole('textbox', { name: 'New Password' })
    // A hand waits until it sees where it types.
    await newPassword.waitFor()
    await page.keyboard.type('kv4m9t')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    assert.equal(await newPassword.getAttribute('type'), 'text')
    await page.keyboard.press('Tab')
    await page.keyboard.type('other')
    await page.keyboard.press('Enter')
    await panel(page).getByText('Passwords do not match').waitFor()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    assert.ok(await profile.evaluate((button) => button === document.activeElement))
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  '§2 who is signed in is led past the sign-in, and Logout leads to the shop and leaves nothing behind',
  fillSmallCatalogue,
  async ({ person, screen }) => {
    const page = await (await person('owner', { expected: /status of 404/ })).visitOffice('/admin')
    await page.goto('/vinayagaadmin')
    await page.waitForURL('**/admin')
    await page.goto('/admin/nowhere')
    await untilHydrated(page)
    await page.getByRole('heading', { name: 'There is no such screen' }).waitFor()
    await page.goto('/admin/orders')
    await untilHydrated(page)
    if (screen === 'phone') await page.getByRole('button', { name: /^Profile of/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await page.waitForURL('**/vinayagaadmin*')
    assert.doesNotMatch(await page.content(), /Manage customer orders/)
    await page.goto('/admin/nowhere')
    await untilHydrated(page)
    await page.waitForURL('**/vinayagaadmin?next=%2Fadmin%2Fnowhere')
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  'Back after Logout leads to the sign-in page, also when the sign-in page had led into the back office',
  fillSmallCatalogue,
  async ({ person, screen }) => {
    const page = await (await person('owner')).visitOffice('/admin')
    await page.goto('/vinayagaadmin')
    await page.waitForURL('**/admin')
    await untilHydrated(page)
    if (screen === 'phone') await page.getByRole('button', { name: /^Profile of/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await page.waitForURL('**/vinayagaadmin*')
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  'the frame of the back office fits into 320 pixels, with its panel open',
  fillSmallCatalogue,
  async ({ person }) => {
    const narrow = { viewport: { width: 320, height: 568 } }
    const page = await (await person('owner', narrow)).visitOffice('/admin')
    for (const path of ['/admin', '/admin/upload', '/admin/orders', '/admin/products']) {
      await page.goto(path)
      await openForm(page)
      await typePasswords(page, 'kv4m9t', 'other')
      await panel(page).getByText('Passwords do not match').waitFor()
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('.back-office-header *, .profile-panel *, .back-office-nav a')]
          .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > 320)
          .map((element) => element.outerHTML.slice(0, 100)),
      )
      assert.deepEqual(beyond, [], path)
      const title = page.getByRole('heading', { level: 1 })
      assert.ok(await title.evaluate((heading) => heading.scrollWidth <= heading.clientWidth), `${path}: title is cut`)
    }
  },
  { databases: ['sqlite'], sharing: true, only: 'phone' },
)

journey(
  'a change that meets an ended session leads to the sign-in, which says what was not saved',
  goods,
  async ({ person, shop }) => {
    const owner = await person('owner', { expected: /status of 401|\/live\?/ })
    await orderElsewhere(shop.origin, goods.flowerPots.name, 8)
    const page = await owner.visitOffice('/admin/orders')
    // Else the list itself, asked for again when its live line is there, may find out first.
    await page.route('**/admin/orders.data*', async (route) => {
      if (route.request().method() !== 'GET') await route.continue()
    })
    const database = await openDatabase(shop.place, () => new Date())
    await database.db.deleteFrom('sessions').execute()
    await database.close()
    await page
      .getByRole('button', { name: /^Verification/ })
      .first()
      .click()
    await page.waitForURL('**/vinayagaadmin?next=%2Fadmin%2Forders&unsaved=1')
    await page.getByText(/^Your session has ended, and your last change was not saved\./).waitFor()
    await page.goto('/admin/products')
    await page.getByText('Your session has ended. Please sign in again.').waitFor()
  },
  { databases: ['sqlite'] },
)
