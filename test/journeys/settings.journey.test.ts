import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { goods, ownIdentity } from '../fixtures/sample-data.ts'
import { again, answerTo } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { until } from '#test/until.ts'
import { detail, journey, stage } from './journey.ts'

const SAVED = 'Saved. Every open page shows it now.'
const refusals = { expected: /status of 422/ }

const isSettings = (url: URL) => url.pathname.startsWith('/admin/settings')

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

async function openChapter(page: Page, chapter: string) {
  await page.goto(`/admin/settings?chapter=${chapter}`)
  await untilHydrated(page)
}

async function saved(page: Page) {
  await save(page)
  await page.getByText(SAVED).waitFor()
  await page.getByText('Nothing changed').waitFor()
}

const isFocused = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) => input === document.activeElement)

journey(
  'from the demo to one’s own shop: typed text survives reloads and a lost answer, is stored once, and a version is restored and undone',
  goods,
  async ({ person }) => {
    const owner = await person('owner', { expected: /status of 422|Failed to load resource|ERR_FAILED/ })
    const page = await owner.visitOffice('/admin')
    const field = (label: string) => page.getByLabel(label, { exact: true })

    await stage('the first step opens this screen, at the first fault', async () => {
      await page.getByRole('link', { name: /Say who you are/ }).click()
      await page.getByText('This is still the demo shop.', { exact: false }).waitFor()
      await field('Name').fill(ownIdentity.name)
      await field('Other phones (optional)').fill('+91 55555 07778\n12')
      await save(page)
      await page.getByText('Line 2: “12” is not a phone number').waitFor()
      assert.ok(await isFocused(page, 'Other phones (optional)'), 'the first fault is led to')
    })

    await stage('each remaining demo value is marked at its field', async () => {
      await field('Other phones (optional)').fill('+91 55555 07778')
      await save(page)
      for (const label of ['Address', 'Phone', 'E-mail', 'Website', 'WhatsApp number'])
        await page.getByText(`${label} is still from the demo. Enter your own`).first().waitFor()
      assert.ok(await isFocused(page, 'Address'))
    })

    await stage('one’s own shop is on every page', async () => {
      await field('Address').fill(ownIdentity.address)
      await field('Phone').fill(ownIdentity.phone)
      await field('E-mail').fill(ownIdentity.email)
      await field('Website').fill(ownIdentity.website)
      await field('WhatsApp number').fill('55555 07777')
      await page.getByText('7 settings changed').waitFor()
      await saved(page)
      assert.equal(await field('Rating (optional)').inputValue(), '', 'what the demo said of itself is gone')
      await page.getByText('This is still the demo shop.', { exact: false }).waitFor({ state: 'hidden' })
      assert.match(await (await page.request.get('/', again)).text(), new RegExp(ownIdentity.name))
    })

    await stage('typed text survives a reload and another chapter', async () => {
      await openChapter(page, 'words')
      await page.getByLabel('Hero title (optional)').fill('பட்டாசு')
      await page.reload()
      await untilHydrated(page)
      await page.getByRole('link', { name: 'Season', exact: true }).click()
      await page.getByLabel('Bursting hours (optional)').waitFor()
      await page.getByRole('link', { name: 'Website texts (not saved yet)' }).click()
      await until(async () => (await page.getByLabel('Hero title (optional)').inputValue()) === 'பட்டாசு')
    })

    await stage('a save whose answer is lost is saved once', async () => {
      // The shop saves it, and its answer is lost.
      await page.route(isSettings, async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        await answerTo(route)
        await route.abort()
      })
      await save(page)
      await page.getByText('Your changes were not saved.', { exact: false }).waitFor()
      await page.unroute(isSettings)
      await openChapter(page, 'versions')
      await page.getByText('Version 3').waitFor()
      assert.equal(await page.getByText('Version 4').count(), 0)
    })

    await stage('discarded text is restored', async () => {
      await openChapter(page, 'words')
      await page.getByText('Nothing changed').waitFor()
      await page.getByLabel('Hero title (optional)').fill('Festival')
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      assert.equal(await page.getByLabel('Hero title (optional)').inputValue(), 'Festival')
      await saved(page)
    })

    await stage('the shop goes back to a version as a whole, and that is undone', async () => {
      await openChapter(page, 'versions')
      await page.locator('summary', { hasText: 'Hero title' }).first().click()
      await page.getByText('Festival', { exact: true }).waitFor()
      await page.getByRole('button', { name: /^Go back to .*, version 2$/ }).click()
      const dialog = page.getByRole('dialog', { name: /^Go back to/ })
      await dialog.getByText('1 setting was different then.').waitFor()
      assert.deepEqual(await dialog.locator('del, ins').allTextContents(), ['Festival', '(empty)'])
      await dialog.getByRole('button', { name: 'Restore 1 setting' }).click()
      await page.getByText('Settings restored to version 2.').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('Settings restored to version 4.').waitFor()
    })

    // In npm test: web/admin/settings/intents.test.ts, server/settings/settings.test.ts.
    await detail('only ticked settings go back, and a save in between is shown first', async () => {
      await page.getByRole('button', { name: /^Go back to .*, version 1$/ }).click()
      const dialog = page.getByRole('dialog', { name: /^Go back to/ })
      await dialog.getByText('Only what I tick').click()
      await dialog.getByRole('button', { name: 'Tick a setting first' }).waitFor()
      await dialog.getByLabel('Hero title').check()
      const other = await (await person('selvi')).visitOffice('/admin/settings?chapter=season')
      await other.getByLabel('Bursting hours (optional)').fill('7 pm to 8 pm')
      await saved(other)
      await dialog.getByLabel('Bursting hours').waitFor()
      await dialog.getByRole('button', { name: 'Restore 1 setting' }).click()
      await dialog.getByText(/ saved version 7 after you looked/).waitFor()
      await dialog.getByRole('button', { name: 'Restore 1 setting' }).click()
      await page.getByText('1 setting restored from version 1.').waitFor()
      await openChapter(page, 'season')
      assert.equal(await page.getByLabel('Bursting hours (optional)').inputValue(), '7 pm to 8 pm')
      await openChapter(page, 'words')
      assert.equal(await page.getByLabel('Hero title (optional)').inputValue(), '')
    })
  },
)

journey(
  'two admins: an untouched field follows, one that both changed shows all three versions and is saved on purpose',
  goods,
  async ({ person }) => {
    const anbu = await (await person('anbu', refusals)).visitOffice('/admin/settings?chapter=shop')
    const selvi = await (await person('selvi')).visitOffice('/admin/settings?chapter=shop')

    await stage('an untouched field follows, one that both changed shows all three versions', async () => {
      await anbu.getByLabel('Tagline (optional)').fill('Brighter')
      await selvi.getByLabel('Tagline (optional)').fill('Louder')
      await selvi.getByLabel('Opening hours (optional)').fill('9 to 8')
      await saved(selvi)
      await until(async () => (await anbu.getByLabel('Opening hours (optional)').inputValue()) === '9 to 8')
      assert.equal(await anbu.getByLabel('Tagline (optional)').inputValue(), 'Brighter')
      await anbu.getByText('Someone else has changed Tagline too.', { exact: true }).waitFor()
      await anbu.getByText('Louder', { exact: true }).waitFor()
    })

    await stage('it is saved only on purpose, also after a reload', async () => {
      await save(anbu)
      await anbu
        .getByText(/^Someone else has changed Tagline too. Choose/)
        .first()
        .waitFor()
      await anbu.reload()
      await untilHydrated(anbu)
      await anbu.getByRole('button', { name: 'Keep mine for Tagline' }).click()
      await saved(anbu)
      await until(async () => (await selvi.getByLabel('Tagline (optional)').inputValue()) === 'Brighter')
    })

    await stage('or given up for theirs', async () => {
      await selvi.getByLabel('Tagline (optional)').fill('Softer')
      await anbu.getByLabel('Tagline (optional)').fill('Lighter')
      await saved(anbu)
      await selvi.getByRole('button', { name: 'Use theirs for Tagline' }).click()
      await selvi.getByText('Nothing changed').waitFor()
      assert.equal(await selvi.getByLabel('Tagline (optional)').inputValue(), 'Lighter')
    })
  },
)
