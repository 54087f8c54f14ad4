import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { goods } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { detail, type Journey, journey, stage } from './journey.ts'

const { flowerPots } = goods

type Listed = { productName: string; mrp: number; ourPrice: number; discount: number; stock: number }

async function listed({ shop }: Journey, name: string): Promise<Listed | undefined> {
  const all = (await (await fetch(`${shop.origin}/products.json`)).json()) as Listed[]
  return all.find(({ productName }) => productName === name)
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const question = (page: Page) => page.getByRole('dialog', { name: 'Is this right?' })

async function turnWheelOver(page: Page, name: string) {
  const input = field(page, name)
  await input.click()
  const box = await input.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (const notch of [100, 100, -100]) await page.mouse.wheel(0, notch)
}

journey(
  'a price above the M.R.P. is questioned once for each pair of prices, saved when that is confirmed, and has no discount; no wheel changes a number',
  goods,
  async (walk) => {
    const admin = await walk.person('admin')

    await stage('a new product', async () => {
      const upload = await admin.visitOffice('/admin/upload')
      await field(upload, 'productName').fill('Atom Bomb')
      await field(upload, 'unit').selectOption('1box')
      await field(upload, 'category').selectOption('Bomb')
      await field(upload, 'mrp').pressSequentially('₹1,00')
      await field(upload, 'mrp').fill('₹ 1,000')
      await field(upload, 'ourPrice').pressSequentially('Rs. 1500')
      await field(upload, 'stock').fill('0')
      await upload.getByText('Our price ₹1,500 is above the M.R.P ₹1,000.', { exact: true }).waitFor()
      await upload.getByText('Customers see Out of Stock.').waitFor()
      assert.equal(await field(upload, 'discount').inputValue(), '')
      for (const name of ['mrp', 'ourPrice', 'stock']) {
        const before = await field(upload, name).inputValue()
        await turnWheelOver(upload, name)
        assert.equal(await field(upload, name).inputValue(), before, name)
      }

      const save = upload.getByRole('button', { name: 'Save Product' })
      await save.click()
      await question(upload).getByText('Our price ₹1,500 is above the M.R.P ₹1,000.').waitFor()
      await question(upload).getByRole('button', { name: 'Change it' }).click()
      await question(upload).waitFor({ state: 'detached' })
      assert.equal(await listed(walk, 'Atom Bomb'), undefined)

      await field(upload, 'ourPrice').fill('௧௨௦௦')
      await save.click()
      await question(upload).getByText('Our price ₹1,200 is above the M.R.P ₹1,000.').waitFor()
      await question(upload).getByRole('button', { name: 'Save anyway' }).click()
      await upload.getByText('Product uploaded successfully!').waitFor()
      const { mrp, ourPrice, discount, stock } = (await listed(walk, 'Atom Bomb')) ?? {}
      assert.deepEqual({ mrp, ourPrice, discount, stock }, { mrp: 1000, ourPrice: 1200, discount: 0, stock: 0 })
    })

    const page = await admin.visitOffice('/admin/products')
    const edit = () => page.getByRole('button', { name: `Edit ${flowerPots.name}` }).click()
    const save = () => page.getByRole('button', { name: 'Save Changes' }).click()

    await stage('an edit', async () => {
      const names = ['productName', 'unit', 'stock', 'category', 'mrp', 'discount', 'ourPrice']
      await edit()
      const fields = page.locator('.product-fields [name]')
      assert.deepEqual(
        (await fields.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).slice(0, names.length),
        names,
        '§2 the fields in the order of the specification, then those of the owner',
      )
      await field(page, 'ourPrice').fill('1600')
      assert.equal(await field(page, 'discount').inputValue(), '')
      await save()
      await page.keyboard.press('Escape')
      await question(page).waitFor({ state: 'detached' })
      await page.getByRole('dialog', { name: 'Edit Product' }).waitFor()
      await save()
      await question(page).getByRole('button', { name: 'Save anyway' }).click()
      await page.getByText('Product updated successfully').waitFor()
      const edited = await listed(walk, flowerPots.name)
      assert.deepEqual([edited?.ourPrice, edited?.discount], [1600, 0])
    })

    // In npm test: `domain/product/price-question.test.ts`, `web/admin/product-form/price-help.test.ts`.
    await detail('an edit of the stock alone is not questioned, and a lower price has a discount', async () => {
      await edit()
      await field(page, 'stock').fill('12')
      await save()
      await until(async () => (await listed(walk, flowerPots.name))?.stock === 12)
      await edit()
      await field(page, 'ourPrice').fill('250')
      assert.equal(await field(page, 'discount').inputValue(), '80')
      await save()
      await until(async () => (await listed(walk, flowerPots.name))?.discount === 80)
    })
  },
  { databases: ['sqlite'] },
)
