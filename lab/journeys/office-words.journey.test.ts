// In `npm test`: the words as the server draws them, web/admin/drawn-screens.test.ts.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { fillSmallCatalogue, plainNames } from '#test/fixtures/full-catalogue.ts'
import { journey, stage } from '#test/journeys/journey.ts'
import { placePacks } from '#test/fixtures/sample-packs.ts'
import { placePastOrders } from '#test/fixtures/past-orders.ts'
import { description, save, status, title } from '#test/journeys/video-desk.ts'
import { openScreen } from '#test/journeys/open-screen.ts'

const stock = async (shop: Shop) => {
  await fillSmallCatalogue(shop)
  await placePacks(shop)
  await placePastOrders(shop)
}

async function offers(page: Page, label: string, choices: readonly string[]) {
  const box = page.getByRole('combobox', { name: label, exact: true })
  // A required label's text includes its star.
  const words = page.getByText(new RegExp(`^${label} ?\\*?$`))
  await words.filter({ visible: true }).first().waitFor()
  for (const choice of choices) await box.locator('option', { hasText: choice }).first().waitFor({ state: 'attached' })
  await box.selectOption({ label: choices.at(-1) ?? '' })
}

/** The cut-off pixels of a search box's placeholder. */
const cutPlaceholder = (page: Page) =>
  page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box)
    const room = box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    const { fontSize, fontFamily, letterSpacing } = getComputedStyle(box, '::placeholder')
    const words = Object.assign(document.createElement('span'), { textContent: box.placeholder })
    Object.assign(words.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize, fontFamily, letterSpacing })
    document.body.append(words)
    const { width } = words.getBoundingClientRect()
    words.remove()
    return Math.max(0, Math.ceil(width - room))
  })

journey(
  '§2 every screen has the specification’s words',
  stock,
  async ({ person }) => {
    const page = await (await person('admin')).visitOffice('/admin/upload')
    const goTo = (name: string) => openScreen(page, name)

    await stage('Upload Product: the accepted files, and every field', async () => {
      await page.getByRole('heading', { name: 'Upload Product', level: 1 }).waitFor()
      await page.getByText('PNG, JPG up to 10MB').first().waitFor()
      await page.getByText('MP4, MOV, AVI up to 100MB').first().waitFor()
      for (const label of ['Product Name', 'M.R.P', 'Discount', 'Our Price', 'Stock Count']) {
        await page.getByLabel(label).first().waitFor()
      }
      await offers(page, 'Per', ['1Box', '1Pkt'])
    })

    await stage('Products: counts, filters, rows, the edit form and the empty state', async () => {
      await goTo('Products')
      await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
      await page.getByText('Product Management', { exact: true }).waitFor()
      for (const count of ['Total Products', 'In Stock', 'Low Stock', 'Out of Stock']) {
        await page.getByRole('term').filter({ hasText: count }).waitFor()
      }
      await page.getByText('M.R.P').filter({ visible: true }).first().waitFor()
      await page.getByText('Our Price').filter({ visible: true }).first().waitFor()
      await page.getByText('1Box').filter({ visible: true }).first().waitFor()
      await page.getByText('1Pkt').filter({ visible: true }).first().waitFor()

      assert.equal(await cutPlaceholder(page), 0, 'the placeholder of the products is cut')
      const filters = await page
        .locator('.list-filter')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
      assert.equal(new Set(filters).size, 1, 'the filters are in one line')

      const [name = ''] = plainNames('Bomb')
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('button', { name: `Edit ${name}` }).click()
      const form = page.getByRole('dialog', { name: 'Edit Product' })
      // In the specification's order, with other fields in between.
      let above = form.getByLabel('Product Name').first()
      for (const label of ['Per', 'Stock', 'Category', 'M.R.P', 'Discount %', 'Our Price']) {
        const field = form.getByLabel(label).first()
        await field.waitFor()
        const follows = await field.evaluate(
          (element, before) =>
            Boolean(before && element.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_PRECEDING),
          await above.elementHandle(),
        )
        assert.ok(follows, label)
        above = field
      }
      await form.getByText('PNG, JPG up to 10MB').or(form.getByRole('img')).first().waitFor()
      await form.getByRole('button', { name: 'Save Changes' }).waitFor()
      await form.getByRole('button', { name: 'Cancel' }).click()

      await page.getByRole('searchbox').fill('')
      await offers(page, 'Per', ['All Per', '1Box', '1Pkt'])
      await offers(page, 'Stock', ['All Stock', 'Stock: Low to High', 'High to Low', 'Out of Stock'])
      await page.getByRole('searchbox').fill('umbrella')
      await page.getByText('No products found').waitFor()
      await page
        .getByText("Try adjusting your search terms or filter criteria to find what you're looking for.")
        .waitFor()
    })

    await stage('Online Orders: search, filters, a card’s actions, and the empty state', async () => {
      await goTo('Orders')
      await page.getByRole('heading', { name: 'Online Orders', level: 1 }).waitFor()
      await page.getByText('Manage customer orders and track status').waitFor()
      await page.getByPlaceholder('Search by customer name or phone number...').waitFor()
      assert.equal(await cutPlaceholder(page), 0, 'the placeholder of the orders is cut')
      for (const act of ['View Details', 'Download Bill', 'Delete Order']) {
        const button = page.getByRole('button', { name: act }).or(page.getByRole('link', { name: act }))
        await button.filter({ visible: true }).first().waitFor()
      }
      await offers(page, 'Sort Order', ['Newest First', 'Oldest First'])
      await offers(page, 'Verification Status', ['All Verification', 'Unverified', 'Verified'])
      await offers(page, 'Order Status', ['All Status', 'Pending', 'Complete'])
      await page.getByRole('searchbox').fill('umbrella')
      await page.getByText('No orders found').waitFor()
    })

    await stage('Videos: the form and its overview', async () => {
      await goTo('Videos')
      await page.getByRole('heading', { name: 'Videos', level: 1 }).waitFor()
      await title(page).and(page.getByLabel('Video Title')).waitFor()
      await description(page).waitFor()
      await save(page)
        .and(page.getByRole('button', { name: 'Save Video' }))
        .waitFor()
      const overview = status(page)
      for (const part of ['Status Overview', 'Video File', 'Title', 'Description', 'Total Videos', 'Word Count']) {
        await overview.getByText(part, { exact: true }).first().waitFor()
      }
    })
  },
  { databases: ['sqlite'] },
)
