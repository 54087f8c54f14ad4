import assert from 'node:assert/strict'
import { openScreen } from './open-screen.ts'
import type { Page, Request } from 'playwright-core'
import { openDatabase } from '#server/database/open.ts'
import { admin } from '../shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { detail, journey, stage } from './journey.ts'
import type { JourneyShop } from './journey-shop.ts'
import { orderElsewhere } from './shopping.ts'
import { signedInAgo } from './signed-in-ago.ts'

const NEW = 'hk4r9-mn2vt'

const panel = (page: Page) => page.getByRole('region', { name: 'Profile' })
const isList = (url: URL) => url.pathname === '/admin/orders.data'
const isChange = (request: Request) => request.method() === 'POST'
const profile = (page: Page) => page.getByRole('button', { name: /^Profile of/ })
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New Password' })

async function openForm(page: Page) {
  await profile(page).click()
  await panel(page).getByRole('button', { name: 'Change Password' }).click()
}

async function typePasswords(page: Page, typed: string) {
  await newPassword(page).fill(typed)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(typed)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

async function signInWith(page: Page, password: string) {
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function endSessions({ place }: JourneyShop) {
  const database = await openDatabase(place, () => new Date())
  await database.db.deleteFrom('sessions').execute()
  await database.close()
}

journey(
  '§2, §8 a new password: typed by keyboard alone, lost on the way, refused, then set, and every other browser is signed out',
  { pots: goods.flowerPots },
  async ({ person, shop }) => {
    const owner = await person('owner', { expected: /account\.data|ERR_/ })
    await owner.context.clock.install()
    const page = await owner.visitOffice('/admin')
    const tablet = await person('tablet', { expected: /status of 401|\/live\?/ })
    const elsewhere = await tablet.visitOffice('/admin/orders')

    await stage('by keyboard alone, and back to where the panel was opened', async () => {
      await profile(page).focus()
      await page.keyboard.press('Enter')
      await panel(page).waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      // A person waits until the field is visible.
      await newPassword(page).waitFor()
      await page.keyboard.type('kv4m9t')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      assert.equal(await newPassword(page).getAttribute('type'), 'text')
      await page.keyboard.press('Tab')
      await page.keyboard.type('other')
      await page.keyboard.press('Enter')
      const refused = panel(page).getByRole('alert')
      await refused.getByText('Passwords do not match').waitFor()
      await page.keyboard.type('h')
      await until(async () => (await refused.innerText()) === '')
      await page.keyboard.press('Escape')
      await panel(page).waitFor({ state: 'hidden' })
      assert.ok(await profile(page).evaluate((button) => button === document.activeElement))
    })

    await stage('lost on the way: typed text stays, and Cancel clears it', async () => {
      await page.route('**/admin/account.data*', (route) => route.abort())
      await openForm(page)
      await typePasswords(page, NEW)
      await panel(page).getByText('Failed to update password. Please try again.').waitFor()
      assert.equal(await newPassword(page).inputValue(), NEW)
      await page.unroute('**/admin/account.data*')
      await panel(page).getByRole('button', { name: 'Cancel' }).click()
      await panel(page).waitFor({ state: 'hidden' })
      await openForm(page)
      assert.equal(await newPassword(page).inputValue(), '', 'nothing typed is kept')
    })

    await stage('long after signing in, the form asks to sign in again', async () => {
      await signedInAgo(shop, 11)
      await typePasswords(page, NEW)
      await panel(page).getByText('Please log out and log in again to change your password').waitFor()
      await panel(page).getByRole('button', { name: 'Logout' }).waitFor()
      await signedInAgo(shop, 0)
    })

    await stage('set: the panel closes after 2 s, and this browser stays signed in', async () => {
      await page.clock.pauseAt(Date.now() + 60_000)
      await typePasswords(page, NEW)
      await panel(page).getByText('Password updated successfully').waitFor()
      await page.clock.runFor(1_900)
      assert.ok(await panel(page).isVisible())
      await page.clock.runFor(100)
      await panel(page).waitFor({ state: 'hidden' })
      await page.clock.resume()
      await openScreen(page, 'Products')
      await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    })

    await stage('the other browser is signed out, and comes back with the new password', async () => {
      await elsewhere.waitForURL('**/vinayagaadmin?next=%2Fadmin%2Forders')
      await signInWith(elsewhere, NEW)
      await elsewhere.waitForURL('**/admin/orders')
    })
  },
)

journey(
  '§2, §8 sign-in and Logout: a stranger is refused, an ended session names the unsaved change, and Logout leaves nothing behind',
  goods,
  async ({ person, shop, screen }) => {
    await orderElsewhere(shop.origin, goods.flowerPots.name, 8)
    const owner = await person('owner', { expected: /status of (401|404|429|500)|vinayagaadmin\.data|\/live\?/ })
    const page = await owner.visit('/admin/orders')
    const logOut = async () => {
      if (screen === 'phone') await profile(page).click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.goBack()
      await page.waitForURL('**/vinayagaadmin*')
    }

    await stage('a stranger is refused, with an error when the shop fails', async () => {
      await page.waitForURL('**/vinayagaadmin*')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByText('Please enter both email and password').waitFor()
      await signInWith(page, 'not the password')
      await page.getByText('Invalid email or password').waitFor()
      await page.route('**/vinayagaadmin.data*', (route) => route.fulfill({ status: 500 }))
      await signInWith(page, admin.password)
      await page.getByText('An error occurred. Please try again.').waitFor()
      await page.unroute('**/vinayagaadmin.data*')
      // Otherwise the list's own revalidation may find out first, or overtake the change.
      await page.route('**/live?*', () => {})
      await signInWith(page, admin.password)
      await page.waitForURL('**/admin/orders')
    })

    await stage('a change in an ended session goes to the sign-in page, which names the unsaved change', async () => {
      const verification = page.getByRole('button', { name: /^Verification/ }).first()
      await verification.waitFor()
      await endSessions(shop)
      await verification.click()
      await page.waitForURL('**/vinayagaadmin?next=%2Fadmin%2Forders&unsaved=1')
      await page.getByText(/^Your session has ended, and your last change was not saved\./).waitFor()
      await page.unroute('**/live?*')
      await page.goto('/admin/products')
      await untilHydrated(page)
      await page.getByText('Your session has ended. Please sign in again.').waitFor()
      await signInWith(page, admin.password)
      await page.waitForURL('**/admin/products')
    })

    await stage('a change that a newer load overtakes is named too', async () => {
      const [overtaken, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      await page.goto('/admin/orders')
      await untilHydrated(page)
      await page.route(isList, async (route) => {
        if (!isChange(route.request())) overtaken.resolve()
        await (isChange(route.request()) ? overtaken : refused).promise
        if (isChange(route.request())) await endSessions(shop)
        await route.continue()
      })
      const answer = page.waitForResponse((response) => isChange(response.request()))
      await page
        .getByRole('button', { name: /^Verification/ })
        .first()
        .click()
      await orderElsewhere(shop.origin, goods.skyShots.name, 1)
      await answer
      refused.resolve()
      await page.waitForURL('**/vinayagaadmin?next=%2Fadmin%2Forders')
      await page.getByText(/^Your session has ended, and your last change was not saved\./).waitFor()
      await page.unroute(isList)
      await signInWith(page, admin.password)
      await page.waitForURL('**/admin/orders')
    })

    await stage('an address without a screen shows Not Found', async () => {
      await page.goto('/admin/nowhere')
      await page.getByRole('heading', { name: 'Screen not found' }).waitFor()
    })

    await stage('Back after Logout shows no orders', async () => {
      await page.goto('/admin/orders')
      await untilHydrated(page)
      await logOut()
      assert.doesNotMatch(await page.content(), /Manage customer orders/)
    })

    // In npm test: web/admin/drawn-screens.test.ts, web/admin/access/guard.test.ts; Back after Logout is the stage before.
    await detail('and so it does after the sign-in page, and when already signed in', async () => {
      await untilHydrated(page)
      await signInWith(page, admin.password)
      await page.waitForURL('**/admin/orders')
      await page.goto('/vinayagaadmin')
      await page.waitForURL('**/admin')
      await untilHydrated(page)
      await logOut()
      await page.getByRole('button', { name: 'Sign In' }).waitFor()
      await page.goto('/admin/nowhere')
      await page.waitForURL('**/vinayagaadmin?next=%2Fadmin%2Fnowhere')
    })
  },
  { databases: ['sqlite'] },
)
