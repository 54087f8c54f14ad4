import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { goods } from '../fixtures/sample-data.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey, stage } from './journey.ts'
import type { Person } from '../browser/person.ts'
import { orderElsewhere } from './shopping.ts'
import { withoutEvents } from './without-events.ts'

const { flowerPots, skyShots, rockets, lakshmiCrackers } = goods
const DELUXE = 'பூச்சட்டி Deluxe'
const NOTICE_MS = 5_000
/** The specification's order, with other fields in between. */
const IN_ORDER = ['Product Name', 'Per', 'Stock', 'Category', 'M.R.P', 'Discount %', 'Our Price']

const openProducts = (person: Person) => person.visitOffice('/admin/products')

const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()
const rows = (page: Page) => page.getByRole('table', { name: 'Products' }).locator('tbody > tr')
const stock = (page: Page, { name }: { name: string }) => page.getByRole('textbox', { name: `stock of ${name}` })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function edit(page: Page, { name }: { name: string }) {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await dialog(page, 'Edit Product').waitFor()
}

const inForm = (page: Page, label: string) => dialog(page, 'Edit Product').getByLabel(label, { exact: false }).first()
const placeInPage = (field: Element) => [...document.querySelectorAll('input, select')].indexOf(field)
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

type Listed = { productName: string; stock: number; ourPrice: number; items: string; imageUrl: string }

async function listed({ origin }: { origin: string }, name: string): Promise<Listed | undefined> {
  const all = (await (await fetch(`${origin}/products.json`)).json()) as Listed[]
  return all.find(({ productName }) => productName === name)
}

const isOffice = (url: URL) => url.pathname.startsWith('/admin/')

/** Nothing sent by `act` reaches the shop. */
async function cutOff(page: Page, act: () => Promise<unknown>) {
  await page.route(isOffice, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await act()
  await page.unroute(isOffice)
}

journey(
  '§2, §4, §8 a product is found, counted, edited and deleted, and nothing is lost when the shop fails',
  goods,
  async ({ person, screen, shop }) => {
    const admin = await person('admin', { expected: /Failed to load resource|ERR_FAILED/ })
    await admin.context.clock.install()
    const page = await openProducts(admin)

    await stage('counted down, and the message goes after 5 s', async () => {
      await page.getByRole('button', { name: `Decrease stock of ${flowerPots.name}` }).click()
      await says(page, 'Stock updated successfully')
      assert.equal((await listed(shop, flowerPots.name))?.stock, 9)
      await page.clock.fastForward(NOTICE_MS)
      await page.getByText('Stock updated successfully').waitFor({ state: 'detached' })
    })

    await stage('typed: below 0 is 0, Tamil digits count, words are 0', async () => {
      for (const [typed, becomes] of [
        ['-7', 0],
        ['25', 25],
        ['௭௫', 75],
        ['many', 0],
      ] as const) {
        await stock(page, flowerPots).fill(typed)
        await stock(page, flowerPots).press('Tab')
        await until(async () => (await listed(shop, flowerPots.name))?.stock === becomes)
        assert.equal(await stock(page, flowerPots).inputValue(), String(becomes))
      }
    })

    await stage('filled up in bulk', async () => {
      await page.getByRole('button', { name: `Increase stock of ${flowerPots.name}` }).click()
      const bulk = dialog(page, 'Add Bulk Stock')
      assert.deepEqual(await bulk.locator('fieldset button').allInnerTexts(), [
        '+10',
        '+25',
        '+50',
        '+100',
        '+150',
        '+200',
      ])
      await bulk.getByRole('button', { name: '+150' }).click()
      await says(page, 'Added 150 units to stock')
      assert.equal((await listed(shop, flowerPots.name))?.stock, 150)
    })

    await stage('edited: prices help, and a sale made in between counts', async () => {
      await edit(page, flowerPots)
      const places = await Promise.all(IN_ORDER.map((label) => inForm(page, label).evaluate(placeInPage)))
      const isInOrder = places.every((place, at) => place > (places[at - 1] ?? -1))
      assert.ok(isInOrder, `${places}`)
      await inForm(page, 'Product Name').fill('')
      await saveChanges(page)
      await says(page, 'Please fill in all required fields')
      await inForm(page, 'Product Name').fill(DELUXE)
      await inForm(page, 'Our Price').fill('')
      await inForm(page, 'Our Price').pressSequentially('Rs. ௧௨௫')
      assert.equal(await inForm(page, 'Discount').inputValue(), '90')
      await inForm(page, 'Stock').fill('௧௭௫')
      await orderElsewhere(shop.origin, flowerPots.name, 8)
      await page.getByText('The stock is now 142. With your change of +25 it becomes 167.').waitFor()
    })

    await stage('nothing is saved while its picture uploads', async () => {
      await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
      await page.getByRole('button', { name: 'Uploading...' }).click()
      await says(page, 'Please wait for the image to finish uploading')
      await page.getByRole('button', { name: 'Upload now' }).click()
      await says(page, 'Image uploaded successfully')
    })

    await stage('a save that never arrives shows an error, keeps the typed text, and works the next time', async () => {
      await cutOff(page, async () => {
        await saveChanges(page)
        await says(page, 'Failed to update product')
      })
      assert.equal(await inForm(page, 'Product Name').inputValue(), DELUXE)
      await saveChanges(page)
      await says(page, 'Product updated successfully')
      const edited = await listed(shop, DELUXE)
      assert.deepEqual([edited?.stock, edited?.ourPrice], [167, 125])
      assert.match(edited?.imageUrl ?? '', /^\/media\/image\/upload\//)
      await page.getByText(DELUXE).first().waitFor()
    })

    await stage('its picture is removed', async () => {
      await edit(page, { name: DELUXE })
      await page.getByRole('button', { name: 'Remove' }).click()
      await page.getByLabel(/Drop the product image/).waitFor({ state: 'attached' })
      await saveChanges(page)
      await until(async () => (await listed(shop, DELUXE))?.imageUrl === '')
    })

    await stage('text typed into the form survives closing it and a reload, until it is cancelled', async () => {
      await edit(page, lakshmiCrackers)
      await inForm(page, 'Product Name').fill('5" Lakshmi')
      await page.keyboard.press('Escape')
      await dialog(page, 'Edit Product').waitFor({ state: 'hidden' })
      await page.reload()
      await untilHydrated(page)
      await edit(page, lakshmiCrackers)
      await says(page, 'These are your changes from last time. They are not saved yet.')
      assert.equal(await inForm(page, 'Product Name').inputValue(), '5" Lakshmi')
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await edit(page, lakshmiCrackers)
      assert.equal(await inForm(page, 'Product Name').inputValue(), lakshmiCrackers.name)
    })

    await stage('searched by name, code or category, and filtered', async () => {
      await page.goto('/admin/products')
      await untilHydrated(page)
      assert.equal(await rows(page).count(), 4)
      assert.match(await page.locator('.count-tiles').innerText(), /Total Products\s+4|4\s+Total Products/)
      const search = page.getByRole('searchbox')
      await search.fill('sky')
      await says(page, 'No products found')
      await search.fill('colour rain')
      await until(async () => (await rows(page).count()) === 1)
      await search.fill('rocket')
      await until(async () => (await rows(page).innerText()).includes(rockets.name))
      await search.fill('')
      await page.getByLabel('Stock', { exact: true }).selectOption('out')
      await until(async () => (await rows(page).count()) === 1)
      await page.getByLabel('Stock', { exact: true }).selectOption('low-to-high')
      await until(async () => (await rows(page).count()) === 4)
      assert.ok((await rows(page).first().innerText()).includes(rockets.name))
      await page.getByLabel('Per', { exact: true }).selectOption('1pkt')
      await until(async () => (await rows(page).count()) === 2)
    })

    await stage('the view and the filters outlive a reload', async () => {
      const other = screen === 'phone' ? 'List' : 'Grid'
      await page.getByRole('radio', { name: other }).check({ force: true })
      await page.reload()
      await untilHydrated(page)
      assert.equal(await page.getByRole('radio', { name: other }).isChecked(), true, 'the choice is remembered')
      assert.equal(await rows(page).count(), 2, 'the filters are in the address')
    })

    await stage('deleted after its question, also when the first try is lost, and its orders keep it', async () => {
      await page.getByLabel('Per', { exact: true }).selectOption({ label: 'All Per' })
      await until(async () => (await rows(page).count()) === 4)
      const remove = page.getByRole('button', { name: `Delete ${DELUXE}` })
      await remove.click()
      await says(page, 'Are you sure you want to delete this product?')
      await page.getByRole('button', { name: 'Cancel' }).click()
      assert.equal(await remove.evaluate((button) => button === document.activeElement), true, 'the focus comes back')
      await remove.click()
      const confirm = dialog(page, 'Delete Product').getByRole('button', { name: 'Delete', exact: true })
      await cutOff(page, async () => {
        await confirm.click()
        await says(page, 'Failed to delete product')
      })
      if (!(await confirm.isVisible())) await remove.click()
      await confirm.click()
      await says(page, 'Product deleted successfully')
      await rows(page).filter({ hasText: DELUXE }).getByText('Deleted', { exact: true }).waitFor()
      assert.equal(await remove.count(), 0)
      await page.getByRole('button', { name: 'Refresh list' }).click()
      await until(async () => (await rows(page).count()) === 3)
      assert.equal(await listed(shop, DELUXE), undefined)
      await page.goto('/admin/orders')
      await untilHydrated(page)
      await page.getByText('₹2,000').first().waitFor()
    })
  },
  { databases: ['sqlite'] },
)

journey(
  'two admins edit one product: single changes are merged, a conflict raises a question',
  goods,
  async ({ person, shop }) => {
    // The settings show another's change at once; here it is found out by the save.
    const deaf = await person('selvi', { expected: /status of 422|\/live\?/ })
    await withoutEvents(deaf)
    const [anbu, selvi] = await Promise.all([openProducts(await person('anbu')), openProducts(deaf)])
    await edit(anbu, skyShots)
    await edit(selvi, skyShots)
    await inForm(selvi, 'Product Name').fill('120 Shots')
    await inForm(selvi, 'Our Price').fill('2000')
    await inForm(anbu, 'Product Name').fill('Colour Rain')
    await inForm(anbu, 'Category').selectOption('Special Multi Shots')
    await saveChanges(anbu)
    await says(anbu, 'Product updated successfully')

    assert.equal(await selvi.getByText('Someone else has changed').count(), 0)
    await saveChanges(selvi)
    await selvi.getByText('changed Product Name too. Choose').first().waitFor()
    assert.equal((await listed(shop, 'Colour Rain'))?.ourPrice, 2500, 'nothing was written over')
    await selvi.getByRole('button', { name: 'Use theirs for Product Name' }).click()
    assert.equal(await inForm(selvi, 'Product Name').inputValue(), 'Colour Rain')
    await saveChanges(selvi)
    await says(selvi, 'Product updated successfully')
    const joined = await listed(shop, 'Colour Rain')
    assert.deepEqual([joined?.ourPrice, joined?.items], [2000, 'Special Multi Shots'])
  },
  { databases: ['sqlite'] },
)
