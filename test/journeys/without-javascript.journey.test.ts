import assert from 'node:assert/strict'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { moving } from '../browser/person.ts'
import { goods } from '../fixtures/sample-data.ts'
import { journey, stage } from './journey.ts'
import { COUNT, fillLongRow, namesIn, ROW } from './long-row.ts'

const CODE = 'PRD0900'

async function fill(shop: Shop) {
  await fillLongRow(shop)
  // After the long row, which a page extends where it comes first.
  await shop.products.create({ ...goods.flowerPots, category: 'Smoke' }, { code: CODE })
  await shop.videos.create({ title: 'Sparklers at night', videoUrl: '/media/video/upload/none.mp4' })
}

journey(
  '§2 without JavaScript every product, price and video can be reached, and buttons that would not work are absent',
  fill,
  async ({ person }) => {
    const { context } = await person('visitor', { javaScriptEnabled: false, expected: /none\.mp4/, ...moving })
    const page = await context.newPage()
    // The page is loaded only after every picture.
    const soon = { waitUntil: 'domcontentloaded' } as const

    await stage('the banner of the landing page runs', async () => {
      await page.goto('/', soon)
      const laps = () => page.locator('.offer-banner-track').evaluate((track) => track.getAnimations().length)
      await until(async () => (await laps()) === 1)
    })

    await stage('the order page has all sections, and explains what needs JavaScript', async () => {
      await page.goto('/ordernow', soon)
      await page.getByText(/needs JavaScript, and your browser has it switched off/).waitFor()
      await until(() =>
        page.evaluate(() => {
          const card = document.querySelectorAll('.product-section')[2]?.querySelector('.product-card')
          return card?.checkVisibility({ contentVisibilityAuto: true }) ?? false
        }),
      )
      for (const name of [/^Add to Cart/, 'Fill quickly'])
        assert.equal(await page.getByRole('button', { name }).count(), 0)
    })

    await stage('a long row ends in a link to its category, which has all of it', async () => {
      assert.equal(await namesIn(page).count(), 8)
      await page.getByRole('link', { name: `All ${COUNT} of ${ROW}` }).click()
      await page.waitForURL(`**/ordernow?category=${ROW}`)
      assert.equal(await namesIn(page).count(), COUNT)
    })

    await stage('a product’s address shows its card first', async () => {
      await page.goto(`/ordernow?product=${CODE}`, soon)
      const [first] = await page.locator('main').getByRole('heading', { level: 3 }).allTextContents()
      assert.equal(first, 'Flower Pots Special')
      assert.match(await page.title(), /^Flower Pots Special · ₹250 \| /)
    })

    await stage('the price list can be read', async () => {
      await page.goto('/pricelist', soon)
      const rocket = page
        .getByRole('table', { name: 'Rocket' })
        .getByRole('row')
        .filter({ hasText: goods.rockets.name })
      for (const text of ['Out of Stock', '1Pkt', '₹50', '₹250'])
        await rocket.getByText(text, { exact: true }).waitFor()
    })

    await stage('a video is opened by its link', async () => {
      await page.goto('/contact', soon)
      await page.getByRole('link', { name: 'Watch Sparklers at night' }).waitFor()
      assert.equal(await page.getByText('Loading video...').isVisible(), false)
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)
