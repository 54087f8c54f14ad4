// `npm test` proves that the removing worker answers in place of the others: `server/http/built-files.test.ts`.
import { untilHydrated } from '#test/browser/hydrated.ts'
import { fillSmallCatalogue } from '#test/fixtures/full-catalogue.ts'
import { journey } from '#test/journeys/journey.ts'
import { away, savedPaths, savePages } from '#test/journeys/saved-pages.ts'
import { until } from '#test/until.ts'

journey(
  'OFFLINE_PAGES=off removes the worker and all that it saved',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const visitor = await person('visitor', away)
    const page = await visitor.visit('/ordernow')
    await savePages(page, ['/ordernow', '/', '/ordernow.data'])
    await shop.goAway()
    await shop.comeBack({ OFFLINE_PAGES: 'off' })
    await page.reload()
    await untilHydrated(page)
    await until(async () => (await savedPaths(page)).length === 0)
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await until(async () => (await registrations()) === 0)
    await page.reload()
    await page.getByRole('heading', { name: 'Wala No. 1', exact: true }).waitFor()

    // Turned on again, the device saves pages as before.
    await shop.goAway()
    await shop.comeBack()
    await page.reload()
    await untilHydrated(page)
    await savePages(page, ['/ordernow'])
  },
  { databases: ['sqlite'], ownProcess: true },
)
