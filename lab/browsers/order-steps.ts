// Steps of a visitor with an order: its own page, and an order that is written while the shop is away.
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { holds, open, press, says, type Step } from './acts.ts'
import { fillCheckout } from './storefront-steps.ts'
import { field, pressable, type Tab } from './tab.ts'

/** An order's link has 22 letters. */
const OWN_PAGE = `document.querySelector('a[href^="/order/"]')`
const SEND = `[...document.querySelectorAll('dialog[open] button')].find(({ textContent }) => /^Send Order/.test(textContent))`

export const orderSteps: Step[] = [
  {
    name: 'the page of the order, and the UTR of its payment',
    async take(tab) {
      await press(tab, OWN_PAGE)
      await holds(tab, `/^\\/order\\/[\\w-]{22}$/.test(location.pathname)`)
      await says(tab, 'This page is genuine.')
      await tab.type(field('UTR of your payment'), '4321 5678 9012')
      await press(tab, pressable('Send UTR'))
      await says(tab, 'UTR ending in 9012')
    },
  },
  { name: 'list, cart and an order while the shop is away, sent when it is back', take: orderWhileAway },
]

async function orderWhileAway(tab: Tab, origin: string, { shop }: Parameters<Step['take']>[2]): Promise<void> {
  await open(tab, `${origin}/ordernow`)
  // The price sheet, as the visitor left it.
  const quantity = `document.querySelector('input[aria-label^="Quantity of "]:enabled')`
  await holds(tab, quantity)
  await tab.type(quantity, '90')
  await untilSaved(tab)
  await shop.goAway()
  try {
    await open(tab, `${origin}/ordernow`)
    await says(tab, 'The shop cannot be reached at the moment.')
    await press(tab, pressable('Purchase'))
    await press(tab, pressable('Proceed to Checkout'))
    await fillCheckout(tab)
    await press(tab, SEND)
    await says(tab, 'Your order waits on this phone.')
  } finally {
    await shop.comeBack()
  }
  await says(tab, `Thank you for your order, ${lakshmi.name}!`)
}

/** The page is saved once it was touched and all its files are there. */
async function untilSaved(tab: Tab): Promise<void> {
  await tab.ask(`void setInterval(async () => (window.isSaved = Boolean(await caches.match('/ordernow'))), 200)`)
  await holds(tab, 'window.isSaved')
}
