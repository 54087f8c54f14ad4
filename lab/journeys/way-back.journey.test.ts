// `npm test` runs only the presses that race with the browser's own history.
import { moving } from '#test/browser/person.ts'
import { journey } from '#test/journeys/journey.ts'
import { comeFromElsewhere, oneIsAnOrder, presses, pressWhileSending } from '#test/journeys/order-on-its-way.ts'

journey(
  'whatever closes the panels while an order is being sent, its confirmation is seen, in the shop: every press',
  oneIsAnOrder,
  async ({ person }) => {
    const page = await comeFromElsewhere(await person('visitor', { leavesShop: true, ...moving }))
    await pressWhileSending(page, Object.keys(presses) as (keyof typeof presses)[])
  },
  { databases: ['sqlite'], only: 'phone' },
)
