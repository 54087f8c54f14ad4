import assert from 'node:assert/strict'
import type { CDPSession, Page, Worker } from 'playwright-core'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { withPushService } from '../browser/push-service.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey } from '../shop/open-test-shop.ts'
import { orderRequest } from '../shop/open-test-web.ts'
import { journey, stage } from './journey.ts'

async function placeOrder(page: Page, quantity: number): Promise<string> {
  const { origin } = new URL(page.url())
  const [product] = (await (await fetch(`${origin}/products.json`)).json()) as { id: string }[]
  const order = { customer: lakshmi, items: [{ id: product?.id, quantity }] }
  const response = await fetch(`${origin}/orders`, orderRequest(newKey(), order))
  assert.equal(response.status, 201, await response.clone().text())
  return ((await response.json()) as { orderId: string }).orderId
}

/** Delivers a message like the browser's push service. */
async function deliver(session: CDPSession, origin: string, data: string) {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations
      if (known) resolve(known.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await session.send('ServiceWorker.disable')
}

/** In the service worker: the tests' browser cannot show notifications, so this keeps them. */
const KEEP_SHOWN = `
  globalThis.shown = new Map()
  registration.showNotification = async (title, options) => {
    shown.set(options.tag, { title, ...options, close: () => shown.delete(options.tag) })
  }`

/** In the service worker: presses the shown notification. */
const PRESS = `
  const [notification] = shown.values()
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))`

const shown = (worker: Worker) =>
  worker.evaluate(`[...shown.values()].map(({ title, body }) => title + ': ' + body)`) as Promise<string[]>

journey(
  'new orders are announced when no page is open: a tab counts, a device is turned on and off, and the service worker shows and opens a message',
  { skyShots: { ...goods.skyShots, stock: 500 } },
  async ({ person }) => {
    const owner = await person('owner', { expected: /status of 422|Push API in incognito/ })
    await owner.context.grantPermissions(['notifications'])
    const page = await owner.visitOffice('/admin/notifications')
    const { origin } = new URL(page.url())

    const orderId = await stage('the tab of any screen counts new orders until the orders are opened', async () => {
      const title = await page.title()
      const isTitle = (text: string) => until(async () => (await page.title()) === text)
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/admin/orders/latest')),
      )
      const id = await placeOrder(page, 1)
      await isTitle(`(1) ${title}`)
      // Concurrent orders: none is lost.
      for (let number = 2; number <= 7; number += 1) await placeOrder(page, number)
      await isTitle(`(7) ${title}`)
      await page.getByRole('link', { name: /Orders.*7 new/ }).click()
      await page.getByRole('heading', { name: 'Online Orders' }).waitFor()
      await isTitle('Online Orders')
      await placeOrder(page, 8)
      await isTitle('(1) Online Orders')
      await page.keyboard.press('Shift')
      await isTitle('Online Orders')
      return id
    })

    const turnOn = page.getByRole('button', { name: 'Turn on notifications' })
    const turnOff = page.getByRole('button', { name: 'Turn off notifications' })
    await stage('a browser without its push service shows so', async () => {
      await page.goto('/admin/notifications')
      await untilHydrated(page)
      await turnOn.click()
      await page.getByText('The browser could not reach its push service.').waitFor()
      await page.getByText('No devices yet').waitFor()
    })

    await withPushService(owner.context)
    await page.reload()
    await untilHydrated(page)
    const worker = await stage('the device is turned on at its hours', async () => {
      await page.getByText('At certain hours').click()
      await page.getByLabel('From').fill('09:30')
      await page.getByLabel('Until').fill('09:30')
      await turnOn.click()
      await page.getByText('Enter two different times.').waitFor()
      await page.getByLabel('Until').fill('21:00')
      await turnOn.click()
      // The tests' shop has no internet.
      await page.getByText('We could not reach this browser’s push service').first().waitFor()
      await turnOff.waitFor()
      const list = page.getByRole('table', { name: 'Devices' })
      await list.getByText('From 9:30 am to 9:00 pm').waitFor()
      await list.getByText('We have not reached it since').waitFor()
      await page.getByText('At any hour').first().click()
      await page.getByRole('button', { name: 'Save hours' }).click()
      await list.getByText('At any hour').waitFor()
      const [running] = owner.context.serviceWorkers()
      assert.ok(running, 'the service worker has not started')
      await running.evaluate(KEEP_SHOWN)
      return running
    })

    const session = await owner.context.newCDPSession(page)
    const url = `/admin/orders?order=${orderId}`
    const message = (title: string) => JSON.stringify({ title, body: '1 product', url, tag: 'new-orders' })
    const isShown = (text: string) => until(async () => (await shown(worker)).join() === text)
    await stage('one message is shown in the place of another, and nonsense without its words', async () => {
      for (const title of ['New order: ₹2,500', '2 new orders']) await deliver(session, origin, message(title))
      await isShown('2 new orders: 1 product')
      for (const nonsense of [
        '',
        '{',
        JSON.stringify({ title: 'x', body: 'y', url: 'https://evil.test/', tag: 'z' }),
      ]) {
        await deliver(session, origin, nonsense)
        await isShown('New order: ')
      }
    })

    await stage('the device is turned off', async () => {
      await turnOff.click()
      await page.getByText('No devices yet').waitFor()
      await turnOn.waitFor()
    })

    await stage('a message that is pressed opens its order', async () => {
      await deliver(session, origin, message('New order: ₹2,500'))
      await isShown('New order: ₹2,500: 1 product')
      await worker.evaluate(PRESS)
      await page.waitForURL(`**${url}`)
      await page.getByRole('dialog').getByText(orderId).first().waitFor()
      assert.deepEqual(await shown(worker), [])
    })
  },
  { databases: ['sqlite'] },
)
