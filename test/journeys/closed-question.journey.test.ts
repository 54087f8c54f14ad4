import assert from 'node:assert/strict'
import type { Locator, Page, Route } from 'playwright-core'
import { seedDemoVideos } from '#server/demo/seed-videos.ts'
import type { Shop } from '#server/shop.ts'
import { goods } from '../fixtures/sample-data.ts'
import { stockUp } from '../shop/open-test-shop.ts'
import { detail, journey, stage } from './journey.ts'
import { aShortage, openOrders, shown } from './orders-desk.ts'
import { entry, openVideos, turnTo } from './video-desk.ts'

const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()

async function ordersGoodsAndVideos(shop: Shop) {
  await aShortage(shop)
  await stockUp(shop, { pots: goods.flowerPots })
  await seedDemoVideos(shop)
}

journey(
  'the result of a deleted order, product or video is shown, also when its dialog was closed before the response',
  ordersGoodsAndVideos,
  async ({ person }) => {
    const admin = await person('admin', { expected: /ERR_FAILED/ })

    await stage('an order', async () => {
      const page = await openOrders(admin)
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
    })

    await stage('a product', async () => {
      const page = await admin.visitOffice('/admin/products')
      const question = page.getByRole('dialog', { name: 'Delete Product' })
      const ask = page.getByRole('button', { name: `Delete ${goods.flowerPots.name}` })
      await ask.click()
      await confirmAndClose(question, 'Delete', (route) => route.abort())
      await says(page, 'Failed to delete product')
      await ask.click()
      assert.equal(
        await question.getByText('Failed to delete product').count(),
        0,
        'the dialog has forgotten the last failure',
      )
      await confirmAndClose(question, 'Delete', (route) => route.continue())
      await says(page, 'Product deleted successfully')
      await ask.waitFor({ state: 'detached' })
    })

    // In npm test: the dialog of a product is the same, `web/admin/videos/intents.test.ts` deletes.
    await detail('a video', async () => {
      const page = await openVideos(admin)
      await turnTo(page, 'Video Library')
      const name = 'Flower pots: three fountains at once'
      const question = page.getByRole('dialog', { name: 'Delete Video' })
      const ask = page.getByRole('button', { name: `Delete ${name}` })
      await ask.click()
      await confirmAndClose(question, 'Delete', (route) => route.abort())
      await says(page, 'Failed to delete video')
      await ask.click()
      assert.equal(
        await question.getByText('Failed to delete video').count(),
        0,
        'the dialog has forgotten the last failure',
      )
      await confirmAndClose(question, 'Delete', (route) => route.continue())
      await says(page, 'Video deleted successfully!')
      await entry(page, name).waitFor({ state: 'detached' })
    })
  },
  { databases: ['sqlite'] },
)

/** Sends the shop's `answer` only after the dialog has closed. */
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
