import assert from 'node:assert/strict'
import type { Shop } from '#server/shop.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { listedProducts } from '../browser/listed-products.ts'
import { journey, stage } from './journey.ts'
import { details, openOrders, shown, viewDetails } from './orders-desk.ts'

/** Five orders of a box each, out of ten; the oldest is on the lorry. */
async function fiveOrders(shop: Shop) {
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 10 } })
  for (let index = 0; index < 5; index += 1) {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] })
    if (index === 0 && 'order' in placed) await shop.orders.steps.take(placed.order.orderId, 'dispatched')
  }
}

journey(
  '§4 an order is deleted after a question, its goods go back, the details close',
  fiveOrders,
  async ({ person }) => {
    const page = await openOrders(await person('admin'))
    const question = page.getByRole('dialog', { name: 'Delete Order' })
    const confirm = () => question.getByRole('button', { name: 'Delete Order' }).click()
    const stock = async () => (await listedProducts(page))[0]?.stock

    await stage('from its details, whose Delete is not beside the bill', async () => {
      await viewDetails(page, lakshmi.name)
      await details(page).getByRole('button', { name: 'Download Bill' }).waitFor()
      const besideBill = details(page).locator('.dialog-foot').getByRole('button', { name: 'Delete Order' })
      assert.equal(await besideBill.count(), 0)
      await details(page).getByRole('button', { name: 'Delete Order' }).click()
      await question.getByText('Are you sure you want to delete this order?').waitFor()
      const returns = question.getByLabel(/^Return its items to stock/)
      assert.ok(await returns.isChecked(), 'its goods are still in the shop')
      await confirm()
      await page.getByText('Order deleted. 1 item is back in stock.').waitFor()
      await details(page).waitFor({ state: 'hidden' })
      await shown(page, '4 orders')
      assert.equal(await stock(), 6)
    })

    await stage('goods that have left the shop do not go back unless that is ticked', async () => {
      const buttons = page.getByRole('button', { name: /^Delete Order of/ })
      await buttons.last().click()
      await question.getByText('Its items have left the shop.').waitFor()
      assert.equal(await question.getByLabel(/^Return its items/).isChecked(), false)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await question.waitFor({ state: 'hidden' })
    })

    await stage('the tick is taken off when another person sends the goods off under the question', async () => {
      const others = await openOrders(await person('admin'))
      await page
        .getByRole('button', { name: /^Delete Order of/ })
        .first()
        .click()
      const returns = question.getByLabel(/^Return its items/)
      assert.ok(await returns.isChecked())
      await others
        .getByRole('button', { name: /Change to Complete/ })
        .first()
        .click()
      await question.getByText('Its items have left the shop.').waitFor()
      assert.equal(await returns.isChecked(), false)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await question.waitFor({ state: 'hidden' })
      await others
        .getByRole('button', { name: /Change to Pending/ })
        .first()
        .click()
      await page
        .getByRole('button', { name: /Change to Complete/ })
        .nth(3)
        .waitFor()
    })

    await stage('its goods stay away when the tick is taken off', async () => {
      await page
        .getByRole('button', { name: /^Delete Order of/ })
        .first()
        .click()
      await question.getByLabel(/^Return its items/).uncheck()
      await confirm()
      await page.getByText('Order deleted', { exact: true }).waitFor()
      await question.waitFor({ state: 'hidden' })
      await shown(page, '3 orders')
      assert.equal(await stock(), 6)
    })

    await stage(
      'the second of two quick taps on Delete does not answer the question, however soon it is opened again',
      async () => {
        assert.equal(await page.evaluate(underSecondTap), undefined)
        // It ignores presses until it has settled; reopened at once, it settles again.
        await question.getByRole('button', { name: 'Cancel' }).click()
        await question.waitFor({ state: 'hidden' })
        assert.equal(await page.evaluate(underSecondTap), undefined, 'after Cancel')
        await confirm()
        await page.getByText('Order deleted. 1 item is back in stock.').waitFor()
      },
    )

    await stage('a question that is opened again before the browser has reported its close stays open', async () => {
      await page
        .getByRole('button', { name: /^Delete Order of/ })
        .first()
        .click()
      await question.waitFor()
      assert.deepEqual(await page.evaluate(closedAndOpened), { isOpen: true, closes: 1 })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await question.waitFor({ state: 'hidden' })
    })

    await stage('the list is read to its end before the address lets go of the order', async () => {
      await page.getByRole('button', { name: 'Refresh list' }).click()
      await shown(page, '2 orders')
      await page.evaluate(readSlowly)
      await viewDetails(page, lakshmi.name)
      await details(page).getByRole('button', { name: 'Delete Order' }).click()
      await confirm()
      await details(page).waitFor({ state: 'hidden' })
      await shown(page, '1 order')
      await page.waitForURL((url) => !url.search.includes('ORD'))
    })

    await stage('brought back, also when its notice has gone, it is opened again', async () => {
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await page.getByRole('button', { name: 'Deleted: 4' }).click()
      const deleted = page.getByRole('dialog', { name: 'Deleted orders' })
      await deleted
        .getByRole('button', { name: `Undo: ${lakshmi.name}` })
        .first()
        .click()
      await page.getByText('The order is restored.').waitFor()
      await page.getByRole('button', { name: 'Deleted: 3' }).waitFor()
      await shown(page, '2 orders')
      await viewDetails(page, lakshmi.name)
      await details(page).getByRole('button', { name: 'Download Bill' }).waitFor()
    })
  },
  { databases: ['sqlite'] },
)

/** In the page, so that no time passes between the question and the second tap: the name of the button under it. */
function underSecondTap(): Promise<string | undefined> {
  return new Promise((answer) => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector('dialog[open] .confirm-buttons > [type=submit]')
      if (!button) return
      observer.disconnect()
      const { left, top, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      answer(hit?.closest('button')?.innerText)
    }).observe(document, { subtree: true, childList: true, attributes: true })
    document.querySelector<HTMLElement>('[aria-label^="Delete Order of"]')?.click()
  })
}

/** Opens the question, closes it and opens it again in one task; answers after the close event of the first. */
async function closedAndOpened(): Promise<{ isOpen: boolean; closes: number }> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:has(.confirm-buttons)')
  if (!dialog) throw new Error('The question is not there')
  let closes = 0
  const closed = new Promise((done) => dialog.addEventListener('close', done))
  dialog.addEventListener('close', () => (closes += 1))
  // Microtasks, in which React renders too: the close event is a task.
  const toggled = () =>
    new Promise((done) => new MutationObserver(done).observe(dialog, { attributes: true, attributeFilter: ['open'] }))
  document.querySelector<HTMLElement>('dialog[open] .confirm-buttons > [type=button]')?.click()
  if (dialog.open) await toggled()
  document.querySelector<HTMLElement>('[aria-label^="Delete Order of"]')?.click()
  if (!dialog.open) await toggled()
  await closed
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  return { isOpen: dialog.open, closes }
}

/** Delays an action's answer, and the list even more; the shell's parts arrive at once and stay open until then. */
function readSlowly() {
  const readAtOnce = window.fetch
  window.fetch = async (asked, settings) => {
    const answer = await readAtOnce(asked, settings)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const ofFrame = String(asked).includes('layout')
    const pauseMs = settings?.method === 'POST' ? 300 : 900
    const body = new ReadableStream({
      async start(stream) {
        settings?.signal?.addEventListener('abort', () => stream.error(settings.signal?.reason))
        if (ofFrame) stream.enqueue(bytes)
        await new Promise((passed) => setTimeout(passed, pauseMs))
        if (settings?.signal?.aborted) return
        if (!ofFrame) stream.enqueue(bytes)
        stream.close()
      },
    })
    return new Response(body, answer)
  }
}
