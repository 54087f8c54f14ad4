import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { until } from '#test/until.ts'
import { goods } from '../fixtures/sample-data.ts'
import { journey, stage } from './journey.ts'

const skyShots = goods.skyShots
const expected = { expected: /: $|ERR_FAILED|Failed to fetch dynamically imported module/ }

/** Loses the first `count` answers whose path has `part`; returns the number of page loads. */
async function lose(page: Page, part: string, count: number) {
  const loads = { count: 0 }
  let left = count
  await page.route(`**/*${part}*.js`, (route) => (left-- > 0 ? route.abort() : route.continue()))
  page.on('domcontentloaded', () => (loads.count += 1))
  return loads
}

journey(
  'a page that lost one of its scripts loads again by itself, once, and its buttons work',
  { skyShots },
  async ({ person }) => {
    for (const part of ['entry.client', 'order-page']) {
      await stage(`the first answer of ${part} is lost`, async () => {
        const { context } = await person(part, expected)
        const page = await context.newPage()
        const loads = await lose(page, part, 1)
        await page.goto('/ordernow', { waitUntil: 'commit' })
        await page.locator('html[data-hydrated]').waitFor()
        await page.getByRole('button', { name: /^Add/ }).first().click()
        await page.getByRole('button', { name: /^Cart, 1 item/ }).waitFor()
        assert.equal(loads.count, 2)
      })
    }

    await stage('each answer is lost: no press waits for ever, and the page stays and says so', async () => {
      const { context } = await person('blocked', expected)
      const page = await context.newPage()
      const loads = await lose(page, 'entry.client', 99)
      await page.goto('/ordernow', { waitUntil: 'commit' })
      const add = page.getByRole('button', { name: /^Add/ }).first()
      await add.click()
      assert.equal(await add.getAttribute('aria-busy'), 'true')
      await until(async () => loads.count === 2, 10_000)
      await until(async () => (await add.getAttribute('aria-busy')) === null)
      await page.waitForTimeout(3_000)
      assert.equal(loads.count, 2)
      const notice = page.getByRole('alert').filter({ hasText: 'This page did not load completely.' })
      await notice.getByRole('link', { name: `${demoSettings.phone}` }).waitFor()
      await page.unroute('**/*entry.client*.js')
      await notice.getByRole('link', { name: 'Load it again' }).click()
      await page.locator('html[data-hydrated]').waitFor()
      assert.equal(await notice.count(), 0)
    })

    await stage('in Tamil', async () => {
      const { context } = await person('blocked in Tamil', expected)
      const page = await context.newPage()
      await lose(page, 'entry.client', 99)
      await page.goto('/ta/ordernow', { waitUntil: 'commit' })
      await page.getByRole('link', { name: 'மீண்டும் திற' }).waitFor()
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)
