import assert from 'node:assert/strict'
import { lakshmi } from '../fixtures/sample-data.ts'
import { nextFrames } from '../browser/hydrated.ts'
import { openWithoutScripts } from '../browser/late-scripts.ts'
import { journey, stage } from './journey.ts'
import { someOrders } from './orders-desk.ts'

journey(
  'a press between hydration and the replay of early presses counts once',
  async () => {},
  async ({ person }) => {
    const { context } = await person('admin')
    const page = await context.newPage()
    await page.addInitScript(() => {
      const hydrated = new MutationObserver(() => {
        hydrated.disconnect()
        document.documentElement.dataset.pressed = String('earlyInput' in window)
        document.querySelector<HTMLElement>('.password-input button')?.click()
      })
      hydrated.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
    })
    await page.goto('/vinayagaadmin')
    await page.locator('html[data-pressed="true"]').waitFor()
    await page.locator('.password-input button:not([aria-busy])').waitFor()
    await nextFrames(page)
    await page.getByRole('button', { name: 'Hide password' }).waitFor()
  },
  { databases: ['sqlite'], only: 'phone' },
)

journey(
  'a form of the office that is sent before the scripts run is sent by them, so that its place, notice and Undo stay',
  someOrders(1),
  async ({ person }) => {
    const admin = await person('admin')

    await stage('a backup, whose action has no page of its own', async () => {
      const { page, release } = await openWithoutScripts(admin, '/admin')
      const button = page.getByRole('button', { name: 'Back Up Now' })
      await button.click()
      assert.equal(await button.getAttribute('aria-busy'), 'true')
      release()
      await page.getByRole('link', { name: /^Download the last one/ }).waitFor()
      assert.equal(new URL(page.url()).pathname, '/admin')
      await page.close()
    })

    await stage('a state of an order, in a list with a place of its own', async () => {
      const { page, release } = await openWithoutScripts(admin, '/admin/orders?sort=oldest')
      const row = page.getByRole('row').filter({ hasText: lakshmi.name })
      await row.getByRole('button', { name: 'Order: Pending. Change to Complete' }).click()
      release()
      await page.getByText(`Complete: ${lakshmi.name}`).waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await row.getByText('Pending', { exact: true }).waitFor()
      assert.equal(new URL(page.url()).search, '?sort=oldest')
      await page.close()
    })

    await stage('signing out works without scripts', async () => {
      const { page } = await openWithoutScripts(admin, '/admin')
      await page.getByRole('button', { name: 'Logout' }).first().click()
      await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' })
    })
  },
  { databases: ['sqlite'], only: 'desk' },
)
