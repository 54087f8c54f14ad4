// `npm test` runs only the presses that race with the browser's own history.
import { moving } from '#test/browser/person.ts'
import { journey, stage } from '#test/journeys/journey.ts'
import {
  againOnceBack,
  closeEach,
  comeFromElsewhere,
  oneIsAnOrder,
  presses,
  pressWhileSending,
  rocket,
  twice,
  withoutNavigation,
} from '#test/journeys/order-on-its-way.ts'
import { putInCart } from '#test/journeys/shopping.ts'

journey(
  'whatever closes the panels while an order is being sent, its confirmation is seen, in the shop: every press',
  oneIsAnOrder,
  async ({ person }) => {
    const page = await comeFromElsewhere(await person('visitor', { leavesShop: true, ...moving }))
    await pressWhileSending(page, Object.keys(presses) as (keyof typeof presses)[])
  },
  { databases: ['sqlite'], only: 'phone' },
)

journey(
  'panels that are touched twice are closed once: each press, with the Navigation API and without it',
  oneIsAnOrder,
  async ({ person }) => {
    for (const browser of ['with the Navigation API', 'without it']) {
      await stage(`touched twice in a browser ${browser}`, async () => {
        const visitor = await person(browser, { leavesShop: true, ...moving })
        if (browser === 'without it') await withoutNavigation(visitor)
        const page = await comeFromElsewhere(visitor)
        await putInCart(page, rocket)
        for (const press of [twice, againOnceBack]) await closeEach(page, press)
        await page.close()
      })
    }
  },
  { databases: ['sqlite'], only: 'phone' },
)
