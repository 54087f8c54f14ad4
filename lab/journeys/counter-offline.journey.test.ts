// In `npm test`: web/offline/saved-pages.test.ts, the `office-offline` journey for packing, and the kept sale of the `counter` journey.
import { enterByHand, typeByHand } from '#test/browser/by-hand.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { journey } from '#test/journeys/journey.ts'
import { away, savedPaths } from '#test/journeys/saved-pages.ts'
import { until } from '#test/until.ts'

const { flowerPots } = goods

journey(
  'the counter opens and sells without a network',
  { flowerPots },
  async ({ person }) => {
    const owner = await person('owner', { ...away, preloads: true })
    const first = await owner.visitOffice('/admin/counter')
    await until(async () => (await savedPaths(first, 'office')).includes('/admin/counter'))
    await first.close()
    await owner.context.setOffline(true)
    const page = await owner.visit('/admin/counter')
    await page.getByText(/No connection — as of/).waitFor()
    const line = page.getByRole('textbox', { name: 'Code or name' })
    await until(() => line.evaluate((input) => input === document.activeElement))
    await typeByHand(page, flowerPots.name)
    await enterByHand(page)
    await until(async () => (await page.locator('.counter-lines > li').count()) === 1)
    await enterByHand(page)
    await page.getByLabel('Cash given').waitFor()
    await enterByHand(page)
    await page.getByText('1 sale is kept on this device').waitFor()
    await owner.context.setOffline(false)
    await page.getByText('1 sale is kept on this device').waitFor({ state: 'detached' })
    await page.getByText(/No connection — as of/).waitFor({ state: 'detached' })
  },
  { databases: ['sqlite'], only: 'desk' },
)
