// Counts the taps of daily tasks on a phone, typing aside; `whole-day` in `npm test` counts those of a call and of a UPI payment.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { casesText } from '#domain/dispatch/dispatched.ts'
import type { Shop } from '#server/shop.ts'
import { untilHydrated } from '#test/browser/hydrated.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { journey, stage } from '#test/journeys/journey.ts'
import { details, nextButton, paymentDialog } from '#test/journeys/orders-desk.ts'
import { countTaps } from '#test/journeys/taps.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { addPeople, people } from '#test/shop/people.ts'

const { flowerPots, skyShots, lakshmiCrackers } = goods

const valli = { ...murugan, name: 'வள்ளி', mobile: '9876500011' }

const line = (id: string, quantity: number) => ({ id, quantity })

/** One order to pack, one to dispatch, one that is new. */
async function aDay(shop: Shop) {
  await addPeople(shop)
  const { pots, shots } = await stockUp(shop, { pots: flowerPots, shots: skyShots, lakshmiCrackers })
  const place = async (customer: typeof murugan, ...items: { id: string; quantity: number }[]) => {
    const placed = await shop.orders.place(newKey(), { customer, items })
    return 'order' in placed ? placed.order.orderId : assert.fail('not placed')
  }
  await place(valli, line(shots.id, 1))
  await shop.orders.steps.take(await place(lakshmi, line(pots.id, 8), line(shots.id, 1)), 'confirmed')
  await shop.orders.steps.take(await place(murugan, line(shots.id, 1)), 'packed', { note: casesText(1) })
  const office = { name: 'KPN Parcel', branch: 'Tirunelveli', phone: '', places: murugan.pincode }
  await shop.dispatch.offices.add(newKey(), office)
}

type Task = {
  /** `tap` counts; what is typed between taps is not counted. */
  walk: (page: Page, tap: (target: Locator) => Promise<void>) => Promise<unknown>
  taps: number
  scrolls?: true
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Back office' })
const more = async (page: Page, tap: (target: Locator) => Promise<void>, screen: string | RegExp) => {
  await tap(bar(page).getByRole('button', { name: 'More' }))
  await tap(page.getByRole('dialog', { name: 'All screens' }).getByRole('link', { name: screen }))
}
const find = async (page: Page, tap: (target: Locator) => Promise<void>, text: string) => {
  await tap(page.getByRole('button', { name: 'Find', exact: true }))
  await page.getByRole('searchbox', { name: 'Find' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type(text)
}
const typeInto = async (field: Locator, text: string) => {
  await field.and(field.page().locator(':focus')).waitFor()
  await field.fill(text)
}

const tasks: Record<string, Task> = {
  'a customer who calls is found by number, with the orders': {
    taps: 2,
    walk: async (page, tap) => {
      await find(page, tap, lakshmi.mobile)
      await tap(page.getByRole('region', { name: 'Customers' }).getByRole('link'))
      await page.getByRole('heading', { name: lakshmi.name }).first().waitFor()
    },
  },
  'a bill is downloaded': {
    taps: 2,
    walk: async (page, tap) => {
      await tap(bar(page).getByRole('link', { name: /^Orders/ }))
      const bill = page.getByRole('table', { name: 'Online Orders' }).getByText('Bill', { exact: true }).first()
      await Promise.all([page.waitForEvent('download'), tap(bill)])
    },
  },
  'cash is received for an order': {
    taps: 6,
    walk: async (page, tap) => {
      await tap(bar(page).getByRole('link', { name: /^Orders/ }))
      await tap(page.getByRole('link', { name: `View Details of ${lakshmi.name}` }))
      await tap(nextButton(page, 'Record a payment'))
      // The phone lists the choices.
      const way = paymentDialog(page).getByLabel('How it was paid')
      await tap(way)
      await way.selectOption({ label: 'Cash' })
      await tap(paymentDialog(page).getByRole('button', { name: 'Record payment' }))
      await tap(nextButton(page, 'Mark as paid'))
    },
  },
  'stock rises by 25': {
    taps: 4,
    walk: async (page, tap) => {
      await find(page, tap, flowerPots.name)
      await tap(page.getByRole('region', { name: 'Products' }).getByRole('link').first())
      await tap(page.getByRole('button', { name: `Increase stock of ${flowerPots.name}` }))
      await tap(page.getByRole('button', { name: '+25', exact: true }))
      await page.getByText('Added 25 units to stock').first().waitFor()
    },
  },
  'a price changes': {
    taps: 5,
    walk: async (page, tap) => {
      await find(page, tap, skyShots.name)
      await tap(page.getByRole('region', { name: 'Products' }).getByRole('link').first())
      await tap(page.getByRole('button', { name: `Edit ${skyShots.name}` }))
      const form = page.getByRole('dialog', { name: 'Edit Product' })
      await tap(form.getByLabel('Our Price'))
      await form.getByLabel('Our Price').fill('2400')
      await tap(form.getByRole('button', { name: 'Save Changes' }))
      await form.waitFor({ state: 'hidden' })
    },
  },
  'three products are sold at the counter': {
    taps: 6,
    walk: async (page, tap) => {
      await tap(bar(page).getByRole('link', { name: /^Counter/ }))
      for (const { name } of [flowerPots, skyShots, lakshmiCrackers]) {
        await typeInto(page.getByRole('textbox', { name: 'Code or name' }), name)
        await tap(page.getByRole('button', { name }).first())
      }
      await tap(page.getByRole('button', { name: /^Take payment/ }))
      await tap(page.getByRole('button', { name: /^Finish sale/ }))
    },
  },
  'a packed order is dispatched, and the customer gets the LR number': {
    taps: 4,
    walk: async (page, tap) => {
      await tap(page.getByRole('link', { name: /To dispatch/ }))
      await tap(page.getByRole('link', { name: `Dispatch the order of ${murugan.name}` }))
      const form = page.getByRole('dialog', { name: 'Dispatch Order' })
      await typeInto(form.getByLabel('LR number'), 'TEN 4711')
      await tap(form.getByRole('button', { name: 'Dispatch order' }))
      const [chat] = await Promise.all([
        page.context().waitForEvent('page'),
        tap(page.getByRole('link', { name: /^Send LR/ })),
      ])
      await chat.close()
    },
  },
  'the sales of today are read': {
    taps: 2,
    walk: async (page, tap) => {
      await more(page, tap, /^Reports/)
      await page.getByRole('heading', { name: 'Reports' }).waitFor()
    },
  },
  'an order is cancelled': {
    taps: 4,
    scrolls: true,
    walk: async (page, tap) => {
      await tap(bar(page).getByRole('link', { name: /^Orders/ }))
      await tap(page.getByRole('link', { name: `View Details of ${valli.name}` }))
      await tap(details(page).getByRole('button', { name: 'Cancel Order' }))
      await tap(page.getByRole('dialog', { name: 'Cancel Order' }).getByRole('button', { name: 'Cancel this order' }))
    },
  },
}

const packing: Task = {
  taps: 6,
  walk: async (page, tap) => {
    await tap(page.getByRole('link', { name: /To pack/ }))
    await tap(page.getByRole('link', { name: `Pack the order of ${lakshmi.name}` }))
    for (const { name } of [flowerPots, skyShots]) await tap(page.locator('.packer-tick', { hasText: name }))
    await tap(page.getByRole('button', { name: 'Finish packing' }))
    await typeInto(page.getByLabel('How many cases?'), '2')
    await tap(page.getByRole('button', { name: 'Mark as packed' }))
    await page.getByText('Packed in 2 cases.').waitFor()
  },
}

async function take(page: Page, name: string, { walk, taps, scrolls }: Task): Promise<void> {
  await stage(name, async () => {
    await page.goto('/admin')
    await untilHydrated(page)
    const { tap, count, scrolled } = await countTaps(page)
    await walk(page, tap)
    const moved = await scrolled()
    process.stdout.write(`${count()} taps${moved.length > 0 ? ' and scrolls' : ''}: ${name}\n`)
    assert.equal(count(), taps)
    assert.equal(moved.length > 0, scrolls ?? false, `scrolled: ${moved.join()}`)
  })
}

journey(
  'ten daily tasks take few taps on a phone, and scroll only before an order is cancelled',
  aDay,
  async ({ person }) => {
    const packer = await (await person('packer', { leavesShop: true })).visit('/admin')
    await packer.getByLabel('Email').fill(people.packer.email)
    await packer.getByRole('textbox', { name: 'Password' }).fill(people.packer.password)
    await packer.getByRole('button', { name: 'Sign In' }).click()
    await packer.getByRole('link', { name: /To pack/ }).waitFor()
    await take(packer, 'an order of two lines is packed', packing)
    const owner = await (await person('owner', { leavesShop: true })).visitOffice('/admin')
    for (const [name, task] of Object.entries(tasks)) await take(owner, name, task)
  },
  { databases: ['sqlite'], only: 'phone' },
)
