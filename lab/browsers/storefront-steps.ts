// Steps of a visitor, from the landing page to an order's estimate.
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { holds, open, press, says, type Step } from './acts.ts'
import { field, pressable, type Tab } from './tab.ts'

const LINES = 60
const ONLY_ROCKETS = `[...document.querySelectorAll('section h2')].map((one) => one.textContent).join() === 'Rocket'`

/** Added to the catalogue of the tests. */
export const withVideo = { ...goods.skyShots, name: 'Sky Shots with a video', stock: 50 }
export const VIDEO_CODE = 'PRD0007'

export const storefrontSteps: Step[] = [
  {
    name: 'landing page, Order Now',
    async take(tab, origin) {
      await open(tab, `${origin}/`)
      await press(tab, pressable('Order Now'))
      await holds(tab, `location.pathname === '/ordernow'`)
    },
  },
  {
    name: 'a search of two words in another order',
    async take(tab, origin) {
      await open(tab, `${origin}/ordernow`)
      await tab.type(`document.querySelector('input[type=search]')`, 'no 2 rocket')
      await holds(tab, ONLY_ROCKETS)
    },
  },
  {
    name: 'the page in Tamil with the search and the place, and back in English',
    async take(tab, origin) {
      await open(tab, `${origin}/ordernow`)
      await tab.type(`document.querySelector('input[type=search]')`, 'rocket')
      await holds(tab, ONLY_ROCKETS)
      const card = `[...document.querySelectorAll('.product-card[data-code]')].find((one) => one.checkVisibility())`
      const top = `Math.round(${card}.getBoundingClientRect().top)`
      const before = await tab.ask<string>(`${card}.dataset.code`)
      await press(tab, `document.querySelector('.language-switch a')`)
      await holds(tab, `location.pathname === '/ta/ordernow' && document.documentElement.lang.startsWith('ta')`)
      await holds(tab, `document.querySelector('input[type=search]')?.value === 'rocket'`)
      await holds(tab, `document.querySelector('[data-code="${before}"]')?.checkVisibility() && ${top} < innerHeight`)
      await press(tab, `document.querySelector('.language-switch a')`)
      await holds(tab, `location.pathname === '/ordernow' && document.documentElement.lang.startsWith('en')`)
    },
  },
  {
    name: 'the address of a product, its video, a leap in it, its link',
    async take(tab, origin) {
      await open(tab, `${origin}/ordernow?product=${VIDEO_CODE}`)
      await press(tab, pressable('Play video'))
      const video = `document.querySelector('.product-media-video')`
      await holds(tab, `${video}?.currentTime > 0.2`)
      await tab.ask(`void (${video}.currentTime = ${video}.duration / 2)`)
      await holds(tab, `!${video}.seeking && ${video}.currentTime >= ${video}.duration / 2`)
      await press(tab, pressable('Share'))
      const shown = `/ordernow?product=${VIDEO_CODE}`
      const copied = `(text) => text.includes('Link copied') || text.includes('${shown}')`
      await holds(tab, `(${copied})(document.querySelector('.product-sheet-share').innerText)`)
    },
  },
  {
    name: 'price list, in the page and as a file',
    async take(tab, origin) {
      await open(tab, `${origin}/pricelist`)
      const frame = `document.querySelector('iframe')`
      const tables = `[...document.querySelectorAll('table')].filter((one) => one.checkVisibility()).length >= 22`
      await holds(tab, `navigator.pdfViewerEnabled ? ${frame}?.offsetHeight === 700 : ${frame} === null && ${tables}`)
      await tab.ask(`void fetch('/pricelist.pdf').then((answer) => answer.text()).then((text) => (window.pdf = text))`)
      await holds(tab, `window.pdf?.startsWith('%PDF')`)
    },
  },
  { name: `${LINES} lines in the price sheet, an order, seen confirmed`, take: orderSixtyLines },
  {
    name: 'the estimate of the order',
    async take(tab) {
      await tab.ask(`void (URL.createObjectURL = ((make) => (blob) => {
        void blob.text().then((text) => (window.estimate = text))
        return make.call(URL, blob)
      })(URL.createObjectURL))`)
      await press(tab, pressable('Download Invoice'))
      await holds(tab, `window.estimate?.startsWith('%PDF-1.7') && window.estimate.trimEnd().endsWith('%%EOF')`)
    },
  },
]

async function orderSixtyLines(tab: Tab, origin: string): Promise<void> {
  await open(tab, `${origin}/ordernow`)
  await tab.press(`document.querySelector('input[value=sheet]').closest('label')`)
  const boxes = `[...document.querySelectorAll('input[aria-label^="Quantity of "]:enabled')]`
  await holds(tab, `${boxes}.length > 0`)
  for (let line = 0; line < LINES; line += 1) {
    // Rows are rendered as the visitor scrolls near.
    await tab.ask(`void ${boxes}.at(-1).scrollIntoView()`)
    await holds(tab, `${boxes}.length > ${line}`)
    await tab.type(`${boxes}[${line}]`, '2')
  }
  await press(tab, pressable('Purchase'))
  await holds(tab, `document.querySelectorAll('dialog[open] li').length === ${LINES}`)
  await press(tab, pressable('Proceed to Checkout'))
  await fillCheckout(tab)
  await press(
    tab,
    `[...document.querySelectorAll('dialog[open] button')].find(({ textContent }) => textContent.startsWith('Send Order'))`,
  )
  await says(tab, `Thank you for your order, ${lakshmi.name}!`)
}

export async function fillCheckout(tab: Tab): Promise<void> {
  await holds(tab, field('Name'))
  // No driver here opens a select's list like a hand.
  await tab.ask(`void ((select) => {
    select.value = ${JSON.stringify(lakshmi.state)}
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })(${field('State')})`)
  const typed: Record<string, string> = {
    Name: lakshmi.name,
    District: lakshmi.district,
    Pincode: lakshmi.pincode,
    'Mobile Number': lakshmi.mobile,
    'Full Address with Landmark': lakshmi.address,
  }
  for (const [label, text] of Object.entries(typed)) await tab.type(field(label), text)
}
