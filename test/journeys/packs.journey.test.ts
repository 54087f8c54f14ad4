import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { answerTo } from '../browser/again.ts'
import { goods } from '../fixtures/sample-data.ts'
import { inCart, openFillCart } from './fill-cart.ts'
import { detail, journey, stage } from './journey.ts'
import { orderElsewhere } from './shopping.ts'
import { withoutEvents } from './without-events.ts'

const { flowerPots: pots, lakshmiCrackers: lakshmi, skyShots: shots } = goods
const plenty = { ...lakshmi, stock: 200 }

async function threeKinds({ products }: Shop) {
  await products.create(pots)
  await products.create(plenty)
  await products.create(shots)
}

async function addProduct(form: ReturnType<Page['getByRole']>, name: string, pieces: number) {
  await form.getByLabel('Add a product').fill(name)
  await form.getByRole('button', { name: `Add ${name}`, exact: true }).click()
  const field = form.getByRole('textbox', { name: `pieces of ${name}` })
  await field.fill(String(pieces))
  await field.press('Tab')
}

journey(
  'the owner makes a pack; a visitor adds it to an empty and to a filled cart, and reads what has changed since',
  threeKinds,
  async ({ person }) => {
    const owner = await person('owner', { expected: /status of 422|ERR_FAILED|Failed to fetch/ })
    const office = await owner.visitOffice('/admin/packs')
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')

    await stage('a pack has a name and goods, which are found by name; the list says its price and stock', async () => {
      await office.getByText('No packs yet').waitFor()
      await office.getByRole('button', { name: 'Add Pack' }).click()
      const form = office.getByRole('dialog', { name: 'Add Pack' })
      await form.getByRole('textbox', { name: 'Pack Name' }).fill('Family pack')
      await form.getByRole('button', { name: 'Add Pack' }).click()
      await form.getByText('Add at least one product.').first().waitFor()
      await addProduct(form, pots.name, 3)
      await addProduct(form, lakshmi.name, 10)
      await form.getByRole('button', { name: 'Add Pack' }).click()
      await office.getByText('Family pack added at the end of the list').waitFor()
      const row = office.getByRole('row', { name: /Family pack/ })
      await row.getByText('2 products, 13 pieces').waitFor()
      await row.getByText('3 packs in stock').waitFor()
    })

    const panel = await openFillCart(page)
    await stage('a visitor adds it with one press; two presses at once are one', async () => {
      await panel.getByText('3 packs in stock.').waitFor()
      await panel.getByRole('button', { name: 'Add pack: Family pack' }).evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      await panel.getByText('Family pack is in your cart. Add it again for one more.').waitFor()
      assert.equal(await inCart(page), `${lakshmi.name} 10, ${pots.name} 3`)
    })

    await stage('goods that the cart has already grow up to the stock, and a sentence says so', async () => {
      await page.goBack()
      await panel.waitFor({ state: 'hidden' })
      const stepper = page.getByRole('textbox', { name: `quantity of ${pots.name}` })
      await stepper.fill('9')
      await stepper.press('Enter')
      await openFillCart(page)
      await panel.getByRole('button', { name: 'Add pack: Family pack' }).click()
      await panel.getByText(`We have no more of these than your cart has now: ${pots.name} (10)`).waitFor()
      assert.equal(await inCart(page), `${lakshmi.name} 20, ${pots.name} 10`)
    })

    await stage('after a lost answer the next press corrects the pack, and adds no second one', async () => {
      const other = await owner.visitOffice('/admin/packs')
      await other.getByRole('button', { name: 'Add Pack' }).click()
      const form = other.getByRole('dialog', { name: 'Add Pack' })
      const press = () => form.getByRole('button', { name: 'Add Pack' }).click()
      await form.getByRole('textbox', { name: 'Pack Name' }).fill('Kids pack')
      await addProduct(form, pots.name, 1)
      await form.getByRole('checkbox').uncheck()
      await other.route(
        '**/admin/packs.data',
        async (route) => {
          await answerTo(route)
          await route.abort()
        },
        { times: 1 },
      )
      await press()
      await form.getByText('Failed to change the pack').first().waitFor()
      await other.getByRole('row', { name: /Kids pack/ }).waitFor()
      await form.getByRole('textbox', { name: 'Pack Name' }).fill('Loud pack')
      await press()
      await other.getByText('Loud pack added at the end of the list').waitFor()
      await other.getByRole('row', { name: /Loud pack/ }).waitFor()
      assert.equal(await other.getByRole('row', { name: /Kids pack/ }).count(), 0)
    })

    // In npm test: `web/admin/packs/shown-packs.test.ts`, `web/endpoints/packs-json.test.ts`.
    await detail(
      'a product that goes is named to the owner, and the pack is not offered until it is mended',
      async () => {
        await office.goto('/admin/products')
        const other = await owner.visitOffice('/admin/packs')
        await other.getByRole('button', { name: 'Actions for Family pack' }).click()
        await other.getByRole('menuitem', { name: 'Edit' }).click()
        const form = other.getByRole('dialog', { name: 'Edit Pack' })
        await addProduct(form, shots.name, 1)
        await form.getByRole('button', { name: 'Save Changes' }).click()
        await other.getByText('Family pack saved').waitFor()
        await panel.getByText('3 products, 14 pieces.').waitFor()
        await office.getByRole('button', { name: `Delete ${shots.name}` }).click()
        const confirm = office.getByRole('dialog', { name: 'Delete Product' })
        await confirm.getByRole('button', { name: 'Delete', exact: true }).click()
        await other.getByText(`Deleted: ${shots.name}`).waitFor()
        await other.getByText('Not offered').waitFor()
        await panel.getByRole('list', { name: 'Ready packs' }).waitFor({ state: 'hidden' })
      },
    )
  },
  { only: 'phone' },
)

journey(
  'a pack that sells out, changes or goes before the press is not added, and the visitor reads why',
  async (shop) => {
    await threeKinds(shop)
    const [flowerPots] = await shop.products.all()
    const texts = { tamilName: '', about: '', tamilAbout: '', enabled: true }
    const four = [{ productId: flowerPots!.id, quantity: 8 }]
    await shop.packs.add('a-pack-of-flower-pots', { ...texts, name: 'Eight pots', goods: four })
  },
  async ({ person, shop }) => {
    const owner = await person('owner')
    const office = await owner.visitOffice('/admin/packs')
    const visitor = await person('visitor', { expected: /ERR_FAILED/ })
    // It hears of no change, as on a phone that slept.
    await withoutEvents(visitor)
    const page = await visitor.visit('/ordernow')
    const panel = await openFillCart(page)
    const add = panel.getByRole('button', { name: 'Add pack: Eight pots' })
    await panel.getByText('1 pack in stock.').waitFor()

    await stage('the pack is hidden', async () => {
      await office.getByRole('button', { name: 'Actions for Eight pots' }).click()
      await office.getByRole('menuitem', { name: 'Hide from visitors' }).click()
      await office.getByText('Eight pots is hidden from visitors').waitFor()
      await add.click()
      await panel.getByText('Eight pots is no longer offered.').waitFor()
      await office.getByRole('button', { name: 'Actions for Eight pots' }).click()
      await office.getByRole('menuitem', { name: 'Show to visitors' }).click()
      await office.getByText('Eight pots is shown to visitors').waitFor()
      assert.equal(await inCart(page), '')
    })

    await stage('another visitor buys its goods', async () => {
      await page.goBack()
      await openFillCart(page)
      await panel.getByText('1 pack in stock.').waitFor()
      await orderElsewhere(shop.origin, pots.name, 8)
      await add.click()
      await panel.getByText(`Eight pots was not added. Out of stock: ${pots.name}`).waitFor()
      await panel.getByText(`Out of stock: ${pots.name}`, { exact: true }).waitFor()
      assert.equal(await inCart(page), '')
      await until(async () => await add.isDisabled())
    })
  },
)
