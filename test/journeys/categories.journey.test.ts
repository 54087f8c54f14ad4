import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { firstCategories } from '#domain/category/category.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { firstIsLate } from './first-is-late.ts'
import { detail, journey, stage } from './journey.ts'

const { flowerPots } = goods

/** With products, after the first stage, and without. */
const full = ['One sound crackers', 'Fountains', 'Multi shots', 'Rocket'] as const
const emptyNames = firstCategories.filter((name) => !Object.values(goods).some(({ category }) => category === name))

/** The label or the text of the element in focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

/** Without the Tamil names behind them. */
const rowNames = (page: Page) =>
  page.locator('.category-row h2').evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent ?? ''))

/** Opens the row's menu by its button, and chooses from it. */
async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const titles = async (page: Page) => (await page.locator('.product-section h2').allInnerTexts()).join()

journey(
  'categories are renamed, moved, switched off and merged, and every open page follows',
  goods,
  async ({ person }) => {
    const visitor = await (await person('visitor')).visit('/ordernow?category=Flowers+pots')
    const office = await (await person('owner', { expected: /status of 422/ })).visitOffice('/admin/categories')

    await stage('a new name is on every open page, and a name that another one has is refused', async () => {
      await choose(office, 'Flowers pots', 'Edit')
      const form = office.getByRole('dialog', { name: 'Edit Category' })
      await form.getByLabel('Category Name').fill('rockets')
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await form.getByText('You already have a category Rocket.').first().waitFor()
      await form.getByLabel('Category Name').fill('Fountains')
      await form.getByLabel('Tamil Name').fill('புஸ்வானம்')
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await office.getByText('Fountains saved. 1 product moved to the new name.').waitFor()
      await until(async () => (await titles(visitor)).startsWith('Fountains'))
      assert.equal(await visitor.locator('.product-section h2 [lang=ta]').innerText(), 'புஸ்வானம்')
    })

    // In npm test: server/categories/categories.test.ts, domain/product/tamil-search.test.ts, and the last stage.
    await detail('old addresses redirect to it, and its Tamil name finds it', async () => {
      await visitor.goto('/ordernow?from=whatsapp&category=flower+pot')
      await untilHydrated(visitor)
      assert.equal(new URL(visitor.url()).search, '?category=Fountains&from=whatsapp')
      await visitor.goto('/ordernow')
      await untilHydrated(visitor)
      await visitor.getByPlaceholder('Search crackers...').fill('புஸ்வானம்')
      await until(async () => (await titles(visitor)).startsWith('Fountains'))
      assert.equal(await visitor.locator('.product-section').count(), 1)
    })

    await stage('those without products are at the end; two presses of a key move a category by two', async () => {
      assert.deepEqual(await rowNames(office), [...full, ...emptyNames])
      await office.getByText(`${emptyNames.length} categories without products`).waitFor()
      const handle = office.getByRole('button', { name: `Move ${emptyNames[0]}`, exact: true })
      await handle.focus()
      const late = await firstIsLate(office, '/admin/categories')
      await office.keyboard.press('ArrowDown')
      await office.keyboard.press('ArrowDown')
      await office.getByText(`${emptyNames[0]} is now 3 of ${emptyNames.length}`).waitFor()
      await until(async () => (await rowNames(office)).indexOf(emptyNames[0] ?? '') === full.length + 2)
      assert.ok(await handle.evaluate((button) => button === document.activeElement), 'the focus goes along')
      await late()
      await office.reload()
      await untilHydrated(office)
      assert.equal((await rowNames(office)).indexOf(emptyNames[0] ?? ''), full.length + 2, 'in the shop, too')
    })

    await stage('the menu works by key alone: it opens, moves the row, and the focus returns', async () => {
      const button = office.getByRole('button', { name: `Actions for ${full[0]}` })
      const inFocus = (text: string) => until(async () => (await focused(office)) === text)
      await button.press('Enter')
      await inFocus('Edit')
      await office.keyboard.press('Escape')
      await inFocus(`Actions for ${full[0]}`)
      await button.press('Enter')
      await inFocus('Edit')
      await office.keyboard.press('ArrowDown')
      await inFocus('Move down')
      await office.keyboard.press('Enter')
      await office.getByText(`${full[0]} is now 2 of ${full.length}`).waitFor()
      await until(async () => (await rowNames(office)).indexOf(full[0]) === 1)
      await inFocus(`Actions for ${full[0]}`)
      assert.equal(await office.getByRole('menu').count(), 0)
    })

    await stage('an open menu scrolls with its row, and closes when the row leaves the window', async () => {
      const button = office.getByRole('button', { name: `Actions for ${full[1]}` })
      const menu = office.getByRole('menu')
      const gap = async () => {
        const [row, list] = [await button.boundingBox(), await menu.boundingBox()]
        return row && list ? Math.round(list.y > row.y ? list.y - row.y : row.y - list.y - list.height) : undefined
      }
      await button.click()
      const opened = await gap()
      assert.ok(opened !== undefined)
      for (const by of [1, 60]) {
        await office.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by)
        await office.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
        assert.equal(await gap(), opened, `after ${by} px`)
      }
      await office.evaluate(() => scrollBy({ top: 2 * innerHeight, behavior: 'instant' }))
      await menu.waitFor({ state: 'hidden' })
      await office.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    })

    await stage('a row is dragged by its handle', async () => {
      const middle = async (name: string) => {
        const handle = office.getByRole('button', { name: `Move ${name}`, exact: true })
        const box = (await handle.boundingBox()) ?? assert.fail(name)
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }
      const [from, to] = [await middle(full[0]), await middle(full[1])]
      await office.mouse.move(from.x, from.y)
      await office.mouse.down()
      await office.mouse.move(from.x, to.y, { steps: 4 })
      await office.mouse.move(from.x, to.y - 8)
      await office.mouse.up()
      await until(async () => (await rowNames(office)).indexOf(full[0]) === 0)
    })

    await stage('a category switched off leaves the open page and cannot be ordered', async () => {
      await visitor
        .getByRole('listitem')
        .filter({ hasText: flowerPots.name })
        .getByRole('button', { name: 'Add to Cart' })
        .click()
      await choose(office, 'Fountains', 'Switch off')
      await office.getByText('Fountains is off. Visitors cannot see or order it.').waitFor()
      await until(async () => !(await titles(visitor)).includes('Fountains'))
      await visitor.getByRole('button', { name: /^Cart/ }).click()
      const cart = visitor.getByRole('dialog')
      await cart.getByText(flowerPots.name).first().waitFor()
      await cart.getByText('Out of Stock').first().waitFor()
      await cart.getByRole('button', { name: new RegExp(`^Remove ${flowerPots.name}`) }).click()
      await cart.getByText('Your cart is empty').waitFor()
    })

    await stage('a full category is deleted only with a place for its products', async () => {
      await choose(office, 'Fountains', 'Delete')
      const dialog = office.getByRole('dialog', { name: 'Delete Category' })
      await dialog.getByText(/has 1 product\. Products and old links move to the category that you choose/).waitFor()
      await dialog.getByRole('combobox').selectOption('Rocket')
      await dialog.getByRole('button', { name: 'Move and Delete' }).click()
      await office.getByText('Merged into Rocket. 1 product moved.').waitFor()
      await until(async () => !(await rowNames(office)).includes('Fountains'))
      assert.equal((await rowNames(office)).at(-1 * emptyNames.length + 2), emptyNames[0], 'where it was moved')
      await visitor.goto('/ordernow?category=Flowers%20pots')
      assert.equal(new URL(visitor.url()).search, '?category=Rocket')
      await visitor.getByText(flowerPots.name).first().waitFor()
    })
  },
)
