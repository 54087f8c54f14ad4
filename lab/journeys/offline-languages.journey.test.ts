// `npm test` proves that a page of any language is saved and found by its address (`web/offline/shop-paths.test.ts`,
// `web/offline/saved-pages.test.ts`), and the page that says so in the `offline` journey and `domain/words/not-saved.test.ts`.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { untilHydrated } from '#test/browser/hydrated.ts'
import { fillSmallCatalogue } from '#test/fixtures/full-catalogue.ts'
import { journey } from '#test/journeys/journey.ts'
import { otherLanguage } from '#test/journeys/language-switch.ts'
import { away, savePages } from '#test/journeys/saved-pages.ts'

const BAR = /The shop cannot be reached at the moment\./
const TAMIL_BAR = /இப்போது கடையுடன் இணைக்க முடியவில்லை\./
const heading = (page: Page) => page.getByRole('heading', { name: 'Wala No. 1', exact: true })

journey(
  'each language opens without a network if it was opened with one, and another says so',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor', away)
    const page = await visitor.visit('/ordernow')
    await savePages(page, ['/ordernow', '/', '/ordernow.data'])
    await visitor.context.setOffline(true)
    await page.goto('/ta/ordernow')
    await page.getByText('இந்தப் பக்கம் உங்கள் மொபைலில் சேமிக்கப்படவில்லை.').waitFor()
    await page.getByRole('link', { name: 'English' }).click()
    await heading(page).waitFor()
    await page.getByText(BAR).waitFor()

    await visitor.context.setOffline(false)
    await page.goto('/ta/ordernow')
    await untilHydrated(page)
    await savePages(page, ['/ta/ordernow', '/ta', '/ta/ordernow.data'])
    await visitor.context.setOffline(true)
    await page.goto('/ordernow')
    await untilHydrated(page)
    await page.getByText(BAR).waitFor()
    await otherLanguage(page).click()
    await page.waitForURL((url) => url.pathname === '/ta/ordernow')
    await page.getByText(TAMIL_BAR).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'ta-IN')
  },
  { databases: ['sqlite'], onlyInEnglish: 'it goes from English to Tamil itself' },
)
