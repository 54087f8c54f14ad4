// Steps of the admin: uploads, product edits, a new order.
import { join } from 'node:path'
import { murugan } from '#test/fixtures/sample-data.ts'
import { admin, newKey } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { holds, open, press, says, type Step } from './acts.ts'
import { pressable, type Tab } from './tab.ts'
import { withVideo } from './storefront-steps.ts'

const VIDEO = join(import.meta.dirname, '../../server/demo/videos/chakkar.mp4')
const VIDEO_INPUT = `document.querySelector('.drop-zone-input:enabled')`

export const officeSteps: Step[] = [
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
    async take(tab, origin, { files: { picture } }) {
      await open(tab, `${origin}/admin/upload`)
      await chooseNow(tab, 'image', picture)
      await says(tab, 'Image uploaded successfully')
    },
  },
  {
    name: 'a refused picture of 9 MB',
    async take(tab, origin, { files: { noPicture } }) {
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
    async take(tab, origin, { files: { noVideo } }) {
      await open(tab, `${origin}/admin/upload`)
      await chooseNow(tab, 'video', noVideo)
      await says(tab, 'Failed to upload video. Please select a valid video file')
    },
  },
  {
    name: 'a stock changed in the list of products, and stored',
    async take(tab, origin) {
      await open(tab, `${origin}/admin/products?search=${encodeURIComponent(withVideo.name)}`)
      await press(tab, pressable(`Increase stock of ${withVideo.name}`))
      await press(tab, pressable('+50'))
      await until(async () => ((await soldWithVideo(origin))?.stock ?? 0) > withVideo.stock)
    },
  },
  {
    name: 'an order that comes in while the orders are open',
    async take(tab, origin) {
      await open(tab, `${origin}/admin/orders`)
      await holds(tab, `!document.body.innerText.includes(${JSON.stringify(murugan.name)})`)
      const id = (await soldWithVideo(origin))?.id
      const answer = await fetch(`${origin}/orders`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
        body: JSON.stringify({ customer: murugan, items: [{ id, quantity: 40 }] }),
      })
      if (answer.status !== 201) throw new Error(`The order was answered ${answer.status}: ${await answer.text()}`)
      await says(tab, murugan.name)
    },
  },
]

type Sold = { id: string; productName: string; stock: number }

async function soldWithVideo(origin: string): Promise<Sold | undefined> {
  const sold = (await (await fetch(`${origin}/products.json`)).json()) as Sold[]
  return sold.find(({ productName }) => productName === withVideo.name)
}

const fileInput = (kind: 'image' | 'video') => `document.querySelector('[data-kind=${kind}] input[type=file]:enabled')`

async function chooseNow(tab: Tab, kind: 'image' | 'video', path: string): Promise<void> {
  await holds(tab, fileInput(kind))
  await tab.choose(fileInput(kind), path)
  await press(tab, pressable('Upload now'))
}
