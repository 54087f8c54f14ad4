import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import test from 'node:test'
import { openBundledPage } from '#test/browser/bundled-page.ts'

/**
 * Presses the chip when it is rendered, and again after the first answer but before React renders it; the second is sent
 * after the first, and gets no answer.
 */
const SCREEN = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { OrderStates } from ${JSON.stringify(resolve('web/admin/orders/order-states.tsx'))}

const order = { orderId: 'ORD1', name: 'Lakshmi', verified: 'Unverified', completion: 'Pending', stockDeducted: true }
const told = []
const notify = () => {}
const sent = []
const onChanged = (orderId, { verified }) => {
  told.push(verified)
  document.title = [...sent, 'told', ...told, 'shown', button().textContent].join(' ')
}
const button = () => document.querySelector('.order-states button')
/**
 * An answer before React renders the press would leave the chip unchanged, and the next press would send the same
 * state.
 */
async function isDrawn(state) {
  while (!button().textContent.includes(state)) await new Promise((drawn) => requestAnimationFrame(drawn))
}
const press = () => button().click()

const router = createMemoryRouter([
  {
    path: '/',
    action: async ({ request }) => {
      const state = (await request.formData()).get('state')
      sent.push(state)
      if (sent.length === 2) document.title += ', then ' + state
      await isDrawn(state)
      return sent.length === 1 ? { ok: true, message: '', state } : await new Promise(() => {})
    },
    element: createElement(OrderStates, { order, notify, onChanged }),
  },
])
createRoot(document.body).render(createElement(RouterProvider, { router }))
const drawn = new MutationObserver(() => {
  if (!document.querySelector('.order-states button')) return
  drawn.disconnect()
  router.subscribe(({ fetchers }) => {
    const isAnswered = [...fetchers.values()].some(({ data }) => data?.ok)
    if (isAnswered && sent.length === 1) press()
  })
  setTimeout(press)
})
drawn.observe(document.body, { subtree: true, childList: true })
`

test('§4 a notice shows the stored state, even while another press is pending', async () => {
  const page = await openBundledPage(SCREEN)
  await page.waitForFunction(() => document.title.includes('then'))
  assert.equal(await page.title(), 'Verified told Verified shown Unverified, then Unverified')
  await page.close()
})
