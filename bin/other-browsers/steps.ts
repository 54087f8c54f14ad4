// The steps that every browser is led through, from the landing page to a refused video.
import { join } from 'node:path'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { admin } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { field, pressable, type Tab } from './tab.ts'

const VIDEO = join(import.meta.dirname, '../../server/demo/videos/chakkar.mp4')
const VIDEO_INPUT = `document.querySelector('.drop-zone-input:enabled')`
const STEP_LIMIT_MS = 40_000

/** What is chosen on the way: a picture, and files that only look like a picture and a video by their names. */
export type Files = { picture: string; noPicture: string; noVideo: string }

export type Step = { name: string; take(tab: Tab, origin: string, files: Files): Promise<void> }

/** One after the other in one browser. */
export const steps: Step[] = [
  {
    name: 'landing page, Order Now',
    async take(tab, origin) {
      await open(tab, `${origin}/`)
      await press(tab, pressable('Order Now'))
      await holds(tab, `location.pathname === '/ordernow'`)
    },
  },
  {
    name: 'price list',
    async take(tab, origin) {
      await open(tab, `${origin}/pricelist`)
      await holds(tab, `document.querySelector('iframe')?.checkVisibility()`)
      await tab.ask(`void fetch('/pricelist.pdf').then((answer) => answer.text()).then((text) => (window.pdf = text))`)
      await holds(tab, `window.pdf?.startsWith('%PDF')`)
    },
  },
  { name: 'an order, seen confirmed', take: placeOrder },
  {
    name: 'sign-in',
    async take(tab, origin) {
      await open(tab, `${origin}/vinayagaadmin`)
      await tab.type(`document.querySelector('input[type=email]')`, admin.email)
      await tab.type(`document.querySelector('input[type=password]')`, admin.password)
      await tab.press(`document.querySelector('form button[type=submit]')`)
      await holds(tab, `location.pathname === '/admin'`)
    },
  },
  {
    name: 'a good picture',
    async take(tab, origin, { picture }) {
      await open(tab, `${origin}/admin/upload`)
      await chooseNow(tab, 'image', picture)
      await says(tab, 'Image uploaded successfully')
    },
  },
  {
    name: 'a refused picture of 9 MB',
    async take(tab, origin, { noPicture }) {
      await open(tab, `${origin}/admin/upload`)
      await chooseNow(tab, 'image', noPicture)
      await says(tab, 'Failed to upload image. Please select a valid image file')
    },
  },
  {
    name: 'a good video',
    async take(tab, origin) {
      await open(tab, `${origin}/admin/video`)
      await holds(tab, VIDEO_INPUT)
      await tab.choose(VIDEO_INPUT, VIDEO)
      await says(tab, 'Video uploaded successfully!')
    },
  },
  {
    name: 'a refused video of 60 MB',
    async take(tab, origin, { noVideo }) {
      await open(tab, `${origin}/admin/upload`)
      await chooseNow(tab, 'video', noVideo)
      await says(tab, 'Failed to upload video. Please select a valid video file')
    },
  },
]

async function placeOrder(tab: Tab, origin: string): Promise<void> {
  await open(tab, `${origin}/ordernow`)
  await press(tab, pressable(`Add to Cart: ${goods.skyShots.name}`))
  await press(tab, pressable('Purchase'))
  await press(tab, pressable('Proceed to Checkout'))
  await holds(tab, field('Name'))
  // No driver here opens the list of a select as a hand does.
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
  await press(tab, pressable('Send Order'))
  await says(tab, `Thank you for your order, ${lakshmi.name}!`)
}

const fileInput = (kind: 'image' | 'video') => `document.querySelector('[data-kind=${kind}] input[type=file]:enabled')`

async function chooseNow(tab: Tab, kind: 'image' | 'video', path: string): Promise<void> {
  await holds(tab, fileInput(kind))
  await tab.choose(fileInput(kind), path)
  await press(tab, pressable('Upload now'))
}

/** The page, when React listens to it. */
async function open(tab: Tab, url: string): Promise<void> {
  await tab.visit(url)
  const root = `(document.querySelector('main') ?? document.body)`
  await holds(tab, `Object.keys(${root}).some((key) => key.startsWith('__reactFiber'))`)
}

/** What is still on its way into the window cannot be pressed yet. */
async function press(tab: Tab, element: string): Promise<void> {
  await holds(tab, element)
  let reason: unknown
  await until(
    async () => {
      try {
        await tab.press(element)
        return true
      } catch (error) {
        reason = error
        return false
      }
    },
    STEP_LIMIT_MS,
    async () => `${element}: ${String(reason)}`,
  )
}

async function says(tab: Tab, sentence: string): Promise<void> {
  await holds(tab, `document.body.innerText.includes(${JSON.stringify(sentence)})`)
}

async function holds(tab: Tab, expression: string): Promise<void> {
  const seen = async () =>
    `${expression} in ${await tab.ask<string>(`location.href + ' ' + document.body.innerText.slice(-1500)`)}`
  await until(async () => tab.ask<boolean>(`Boolean(${expression})`), STEP_LIMIT_MS, seen)
}
