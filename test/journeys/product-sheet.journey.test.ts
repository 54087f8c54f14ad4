import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { again } from '../browser/again.ts'
import { listedProducts } from '../browser/listed-products.ts'
import { moving } from '../browser/person.ts'
import { addressRead } from '../browser/reading.ts'
import { detail, journey, stage, usually } from './journey.ts'
import { code, fewGoods, FILMED, isAt, sheetOf } from './few-goods.ts'
import { signIn } from './sign-in.ts'

const quick = { databases: ['sqlite'], sharing: true } as const

const picture = (page: Page, name: string) => page.getByRole('button', { name: `Enlarge picture of ${name}` })

journey(
  '§2 a product’s sheet opens from its picture and from its row, has everything, is turned and bought from, and each way of closing it leaves the visitor in the shop',
  fewGoods,
  async ({ person, screen }) => {
    const page = await (await person('visitor', moving)).visit('/about')
    await page
      .locator(`a[href="${addressRead('/ordernow')}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/ordernow')

    await stage('its button, Escape and a press outside close it, also twice, and leave no history entry', async () => {
      const sheet = sheetOf(page, '4" Lakshmi')
      const close = sheet.getByRole('button', { name: 'Close product' })
      const ways: (() => Promise<unknown>)[] = [
        () => close.click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
        () =>
          close.evaluate((button: HTMLElement) => {
            button.click()
            button.click()
          }),
      ]
      for (const [index, way] of ways.entries()) {
        await picture(page, '4" Lakshmi').click()
        await sheet.waitFor()
        await way()
        await sheet.waitFor({ state: 'hidden' }).catch(() => assert.fail(`way ${index} on the ${screen}`))
        await isAt(page, '/ordernow')
      }
      await page.goBack()
      await isAt(page, '/about')
      await page.goForward()
      await isAt(page, '/ordernow')
    })

    await stage('the picture opens it, arrows turn it, and Back closes it', async () => {
      await picture(page, '4" Lakshmi').click()
      const sheet = sheetOf(page, '4" Lakshmi')
      await isAt(page, `/ordernow?product=${code.lakshmi}`)
      const image = sheet.getByRole('img', { name: '4" Lakshmi' })
      await until(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth >= 320))
      const width = /\/w_(\d+),/.exec(await image.evaluate((img: HTMLImageElement) => img.currentSrc))?.[1]
      assert.ok(Number(width) >= 640, `a picture for the screen, not for a card: ${width} px`)
      for (const text of ['₹50', '₹250', '80% OFF', '1Pkt', 'In Stock', code.lakshmi, 'One sound crackers', '1 / 4']) {
        await sheet.getByText(text, { exact: true }).waitFor()
      }
      await sheet.getByRole('button', { name: 'Add to Cart: 4" Lakshmi' }).click()
      const quantity = sheet.getByRole('textbox', { name: 'quantity of 4" Lakshmi' })
      assert.equal(await quantity.inputValue(), '1')

      await sheet.getByRole('button', { name: 'Next product' }).click()
      const next = sheetOf(page, FILMED)
      await next.getByText('2 / 4').waitFor()
      await page.keyboard.press('ArrowRight')
      await sheetOf(page, 'Flower Pots Special').getByText('Only 3 left').waitFor()
      if (screen === 'phone') await swipe(page, -120)
      else await page.keyboard.press('ArrowRight')
      const last = sheetOf(page, 'Whistling Rocket')
      await last.getByText('Out of Stock').waitFor()
      assert.ok(await last.getByRole('button', { name: 'Add to Cart: Whistling Rocket' }).isDisabled())
      assert.equal(await last.getByRole('button', { name: 'Next product' }).getAttribute('aria-disabled'), 'true')
      await isAt(page, `/ordernow?product=${code.rocket}`)

      await page.goBack()
      await isAt(page, '/ordernow')
      await last.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor()
      assert.ok(await picture(page, '4" Lakshmi').evaluate((button) => button === document.activeElement))
    })

    await stage(
      'the name of a row of the price sheet opens it, also by the keyboard, and Back returns to the row',
      async () => {
        await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
        const box = page.getByRole('textbox', { name: 'Quantity of 4" Lakshmi' })
        const name = page.getByRole('row').filter({ has: box }).getByRole('link', { name: '4" Lakshmi' })
        const isBackAt = async (place: typeof name) => {
          await sheetOf(page, '4" Lakshmi').waitFor({ state: 'hidden' })
          await isAt(page, '/ordernow')
          await until(() => place.evaluate((element) => element === document.activeElement))
        }

        // Typed numbers count, and the box itself opens nothing.
        await box.click()
        await box.fill('3')
        assert.equal(await page.getByRole('dialog').count(), 0)
        await name.click()
        const sheet = sheetOf(page, '4" Lakshmi')
        await isAt(page, `/ordernow?product=${code.lakshmi}`)
        assert.equal(await sheet.getByRole('textbox', { name: 'quantity of 4" Lakshmi' }).inputValue(), '3')
        await sheet.getByRole('button', { name: 'Next product' }).click()
        await sheetOf(page, FILMED).getByText('2 / 4').waitFor()
        await page.goBack()
        await isBackAt(name)

        await box.focus()
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Enter')
        await sheet.waitFor()
        await page.keyboard.press('Escape')
        await isBackAt(name)
        assert.equal(await box.inputValue(), '3')
        await page.getByRole('radio', { name: 'Cards' }).check({ force: true })
      },
    )

    // In npm test: web/storefront/order-now/product-sheet/neighbours.test.ts.
    await detail('the arrows follow the shown list: of a search, or of a category', async () => {
      await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Rocket')
      await page.waitForURL('**/ordernow?category=Rocket')
      await picture(page, 'Whistling Rocket').click()
      await sheetOf(page, 'Whistling Rocket').getByText('1 / 1').waitFor()
      await isAt(page, `/ordernow?category=Rocket&product=${code.rocket}`)
      await page.keyboard.press('Escape')
      await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('')
      await page.getByPlaceholder('Search crackers...').fill('laxmi')
      await page
        .locator('main')
        .getByRole('heading', { level: 3, name: 'Whistling Rocket' })
        .waitFor({ state: 'detached' })
      await picture(page, FILMED).click()
      await sheetOf(page, FILMED).getByText('2 / 2').waitFor()
    })
  },
  quick,
)

/** Over the middle of the picture, like a finger. */
async function swipe(page: Page, right: number) {
  const box = await page.locator('.product-media').boundingBox()
  assert.ok(box)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + 5, { steps: 4 })
  await page.mouse.up()
}

journey(
  '§2, §3 a product’s address opens its sheet, which can be shared; one that is gone shows the shop and says so; the optional video is loaded when it is played',
  fewGoods,
  async ({ person, shop }) => {
    await stage('it can be shared, and closes to the shop', async () => {
      const visitor = await person('with a clipboard', { permissions: ['clipboard-read', 'clipboard-write'] })
      await visitor.context.addInitScript(() => Object.assign(navigator, { share: undefined }))
      const page = await visitor.visit(`/ordernow?product=${code.pots}`)
      const sheet = sheetOf(page, 'Flower Pots Special')
      await sheet.getByText('Only 3 left').waitFor()
      for (const [width, height] of [
        [320, 568],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        const buying = await sheet.getByRole('button', { name: /^Add to Cart/ }).boundingBox()
        assert.ok(buying && buying.y + buying.height <= height, `${width}: Add to Cart is in sight`)
      }
      await sheet.getByRole('button', { name: 'Share' }).click()
      await sheet.getByText('Link copied').waitFor()
      assert.equal(
        await page.evaluate(() => navigator.clipboard.readText()),
        `${shop.origin}${addressRead(`/ordernow?product=${code.pots}`)}`,
      )
      await sheet.getByRole('button', { name: 'Close product' }).click()
      await sheet.waitFor({ state: 'hidden' })
      await isAt(page, '/ordernow')
      assert.equal(await page.getByRole('heading', { level: 3, name: 'Flower Pots Special' }).count(), 1)
    })

    const visitor = await person('visitor', { expected: /media\/video|ERR_FAILED/ })
    await stage('an address of no product', async () => {
      const all = ['/ordernow?product=PRD9999', '/ordernow?product=nothing']
      for (const path of usually(all, all.slice(1))) {
        const page = await visitor.visit(path)
        await page
          .getByText('This product is no longer in our shop. Here is everything that we have.')
          .first()
          .waitFor()
        await isAt(page, '/ordernow')
        await picture(page, '4" Lakshmi').waitFor()
      }
    })

    await stage('the optional video is loaded when it is played', async () => {
      const requested: string[] = []
      visitor.context.on(
        'request',
        (request) => request.url().includes('/media/video') && requested.push(request.url()),
      )
      const page = await visitor.visit(`/ordernow?product=${code.filmed}`)
      const sheet = sheetOf(page, FILMED)
      await sheet.getByRole('button', { name: 'Play video' }).waitFor()
      assert.deepEqual(requested, [])
      await sheet.getByRole('button', { name: 'Play video' }).click()
      const video = sheet.locator('video')
      await until(() => video.evaluate((element: HTMLVideoElement) => element.currentTime > 0))
      await sheet.getByRole('button', { name: 'Show picture' }).click()
      await sheet.getByRole('img', { name: FILMED }).waitFor()
    })

    // In npm test: the `videos` journey when the show is blocked.
    await detail('a video that cannot play shows its picture again', async () => {
      const page = await visitor.visit(`/ordernow?product=${code.filmed}`)
      const sheet = sheetOf(page, FILMED)
      await visitor.context.route('**/media/video/**', (route) => route.abort())
      await page.reload()
      await sheet.getByRole('button', { name: 'Play video' }).click()
      await sheet.getByText('This video cannot be played.').waitFor()
      await sheet.getByRole('img', { name: FILMED }).waitFor()
      await sheet.getByRole('button', { name: 'Try again' }).waitFor()
      await sheet.getByRole('button', { name: 'Previous product' }).click()
      await sheetOf(page, '4" Lakshmi').waitFor()
      assert.equal(await page.getByRole('button', { name: 'Play video' }).count(), 0)
    })

    await stage('deleting a product closes its open sheet with a notice', async () => {
      const page = await visitor.visit(`/ordernow?product=${code.rocket}`)
      await sheetOf(page, 'Whistling Rocket').waitFor()
      const { context } = await person('owner')
      await signIn(context)
      const id = (await listedProducts(page)).find(({ productName }) => productName === 'Whistling Rocket')?.id ?? ''
      const answer = await context.request.post('/admin/products.data', { form: { intent: 'delete', id }, ...again })
      assert.ok(answer.ok(), await answer.text())
      await page.getByText('This product is no longer in our shop. Here is everything that we have.').first().waitFor()
      assert.equal(await page.getByRole('dialog').count(), 0)
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)
