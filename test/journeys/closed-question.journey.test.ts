// §8 An admin who confirms a deletion and closes its dialog before the response sees its result all the same.
import assert from 'node:assert/strict'
import type { Locator, Page, Route } from 'playwright-core'
import { seedDemoVideos } from '#server/demo/seed-videos.ts'
import { goods } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'
import { aShortage, openOrders, shown } from './orders-desk.ts'
import { entry, openVideos, turnTo } from './video-desk.ts'

const quick = { databases: ['sqlite'] } as const
const lineIsDown = { expected: /ERR_FAILED/ }

const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()

journey(
  'the result of a deleted order is shown, also when its dialog was closed before the response',
  aShortage,
  async ({ person }) => {
    const page = await openOrders(await person('admin', lineIsDown))
    const question = page.getByRole('dialog', { name: 'Delete Order' })
    const ask = page.getByRole('button', { name: /^Delete Order of/ }).first()
    await ask.click()
    await confirmAndClose(question, 'Delete Order', (route) => route.abort())
    await says(page, 'Failed to delete order')
    await shown(page, '3 orders')
    await ask.click()
    await confirmAndClose(question, 'Delete Order', (route) => route.continue())
    await page.getByText('Order deleted').waitFor()
    await shown(page, '2 orders')
  },
  quick,
)

journey(
  'the result of a deleted product is shown, also when its dialog was closed before the response',
  goods,
  async ({ person }) => {
    const page = await (await person('admin', lineIsDown)).visitOffice('/admin/products')
    const question = page.getByRole('dialog', { name: 'Delete Product' })
    const ask = page.getByRole('button', { name: `Delete ${goods.flowerPots.name}` })
    await ask.click()
    await confirmAndClose(question, 'Delete', (route) => route.abort())
    await says(page, 'Failed to delete product')
    await ask.click()
    assert.equal(await question.getByText('Failed to delete product').count(), 0, 'it is asked anew')
    await confirmAndClose(question, 'Delete', (route) => route.continue())
    await says(page, 'Product deleted successfully')
    await ask.waitFor({ state: 'detached' })
  },
  quick,
)

journey(
  'the result of a deleted video is shown, also when its dialog was closed before the response',
  seedDemoVideos,
  async ({ person }) => {
    const page = await openVideos(await person('admin', lineIsDown))
    await turnTo(page, 'Video Library')
    const name = 'Flower pots: three fountains at once'
    const question = page.getByRole('dialog', { name: 'Delete Video' })
    const ask = page.getByRole('button', { name: `Delete ${name}` })
    await ask.click()
    await confirmAndClose(question, 'Delete', (route) => route.abort())
    await says(page, 'Failed to delete video')
    await ask.click()
    assert.equal(await question.getByText('Failed to delete video').count(), 0, 'it is asked anew')
    await confirmAndClose(question, 'Delete', (route) => route.continue())
    await says(page, 'Video deleted successfully!')
    await entry(page, name).waitFor({ state: 'detached' })
  },
  quick,
)

/** Only once the question has gone is the shop's `answer` given. */
async function confirmAndClose(question: Locator, act: string, answer: (route: Route) => Promise<void>) {
  const closed = Promise.withResolvers<void>()
  await question.page().route(
    ({ pathname }) => pathname.endsWith('.data'),
    async (route) => {
      if (route.request().method() !== 'POST') return await route.fallback()
      await closed.promise
      await answer(route)
    },
  )
  await question.getByRole('button', { name: act, exact: true }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  closed.resolve()
}
