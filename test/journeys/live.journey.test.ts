// The live line in a real browser: a page that was drawn a moment too early is put right without being read again.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { setTimeout as wait } from 'node:timers/promises'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey, type Journey } from './journey.ts'
import { orderElsewhere } from './shopping.ts'

const once = { databases: ['sqlite'] } as const

/** A page whose live line comes only after somebody else has bought all but five of a cracker. */
async function openTooEarly({ person, shop }: Journey, lineOf = (url: string) => url) {
  const { context } = await person('visitor')
  const page = await context.newPage()
  const bought = Promise.withResolvers<void>()
  const looks: string[] = []
  page.on('request', (request) => request.url().includes('/ordernow.data') && looks.push(request.url()))
  await page.route('**/live?*', async (route) => {
    await bought.promise
    await route.continue({ url: lineOf(route.request().url()) })
  })
  const asked = page.waitForRequest('**/live?*')
  await page.goto('/ordernow')
  await asked
  await orderElsewhere(shop.origin, 'Bomb No. 1', 495)
  bought.resolve()
  return { page, looks }
}

function fiveLeft(page: Page) {
  return page.getByRole('region', { name: 'Bomb', exact: true }).getByText('Only 5 left')
}

journey(
  '§7 what is bought between the drawing of a page and its live line is told, without another look',
  fillSmallCatalogue,
  async (told) => {
    const { page, looks } = await openTooEarly(told)
    await fiveLeft(page).waitFor()
    assert.deepEqual(looks, [])
  },
  once,
)

journey(
  'the control: a line that does not say up to where its page knows is told nothing',
  fillSmallCatalogue,
  async (told) => {
    const { page } = await openTooEarly(told, (url) => url.replace(/&since=[^&]+/, ''))
    await wait(3_000)
    assert.equal(await fiveLeft(page).count(), 0)
    await orderElsewhere(told.shop.origin, 'Bomb No. 2', 495)
    await page.getByRole('region', { name: 'Bomb', exact: true }).getByText('Only 5 left').first().waitFor()
  },
  { ...once, only: 'phone' },
)
