// Steps of the order desk with the newest order, and a counter sale.
import { setTimeout } from 'node:timers/promises'
import { murugan } from '#test/fixtures/sample-data.ts'
import { holds, open, press, says, type Step } from './acts.ts'
import { pressable, type Tab } from './tab.ts'
import { withVideo } from './storefront-steps.ts'

const LINE = `document.querySelector('.counter-input input')`
const CASH = `document.querySelector('.counter-payment input[inputmode=decimal]')`
const TICK = `document.querySelector('.packer-tick')`

/** The counter takes fast consecutive keys for a scanner's. */
const afterAPause = () => setTimeout(400)

export const deskSteps: Step[] = [
  {
    name: 'an order edited after the call',
    async take(tab, origin) {
      await open(tab, `${origin}/admin/orders/edit?order=${await newestOrder(tab, origin)}`)
      await press(tab, pressable(`Increase quantity of ${withVideo.name}`))
      await press(tab, pressable('Save order'))
      await says(tab, 'Order saved as revision 1.')
    },
  },
  {
    name: 'the order confirmed, and a line of it ticked on the packing screen',
    async take(tab, origin) {
      const orderId = await newestOrder(tab, origin)
      await press(tab, pressable('Verification: Unverified. Change to Verified'))
      await says(tab, `Verified: ${murugan.name}`)
      await open(tab, `${origin}/admin/packing/${orderId}`)
      await press(tab, TICK)
      await holds(tab, `${TICK}.getAttribute('aria-pressed') === 'true'`)
    },
  },
  {
    name: 'a sale at the counter by keys',
    async take(tab, origin) {
      await open(tab, `${origin}/admin/counter`)
      await holds(tab, `document.activeElement === ${LINE}`)
      await tab.type(LINE, `2*${withVideo.name}\n`)
      await says(tab, withVideo.name)
      await afterAPause()
      await tab.type(LINE, '\n')
      await holds(tab, CASH)
      await tab.type(CASH, '99999')
      await afterAPause()
      await tab.type(CASH, '\n')
      await says(tab, 'Print the bill')
    },
  },
  {
    name: 'notifications: what the browser can do, and why not more',
    async take(tab, origin) {
      await open(tab, `${origin}/admin/notifications`)
      await holds(tab, `${pressable('Turn on notifications')} ?? document.querySelector('main .notice')`)
    },
  },
]

async function newestOrder(tab: Tab, origin: string): Promise<string> {
  await open(tab, `${origin}/admin/orders`)
  await says(tab, murugan.name)
  return await tab.ask<string>(
    `new URL(document.querySelector('a[href*="order="][aria-label="View Details of ${murugan.name}"]').href).searchParams.get('order')`,
  )
}
