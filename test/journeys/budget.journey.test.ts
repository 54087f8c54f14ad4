import assert from 'node:assert/strict'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { goods } from '../fixtures/sample-data.ts'
import { inCart, openFillCart } from './fill-cart.ts'
import { detail, journey, stage, usually } from './journey.ts'
import { fillCheckout, openCheckout, sendOrder } from './shopping.ts'

/** More sparklers than a budget has lines, two other kinds with little noise, and one that is loud. */
async function quietAndLoud({ products }: Shop) {
  const create = (name: string, category: string, rupees: number, at: number) =>
    products.create(
      {
        ...goods.lakshmiCrackers,
        name,
        category,
        pricePaise: rupees * 100,
        mrpPaise: rupees * 500,
        stock: 400,
      },
      { code: `PRD${1000 + at}` },
    )
  await create('Chakkar Big', 'Ground crackers (Chakkar)', 60, 101)
  await create('Magic Pencil', 'Pencil', 35, 102)
  await create('Atom Bomb', 'Bomb', 90, 103)
  for (let at = 1; at <= 60; at += 1) await create(`Sparklers No. ${at}`, 'Sparklers', 20, at)
}

journey(
  'a budget fills the cart by rules that the owner tunes; a line is replaced with one tap, and the goods are ordered',
  quietAndLoud,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    const panel = await openFillCart(page)
    const sum = panel.getByRole('textbox', { name: 'Your sum in ₹' })
    const list = panel.getByRole('list', { name: 'Goods for your budget' })
    const totalOf = async () =>
      Number(
        (/₹([\d,]+)/.exec(await panel.getByRole('status').filter({ hasText: '₹' }).innerText())?.[1] ?? '').replaceAll(
          ',',
          '',
        ),
      )
    const choose = async (text: string) => {
      await sum.fill(text)
      await panel.getByRole('button', { name: 'Choose for me' }).click()
    }

    await stage('a sum that is no sum, too small or too large is answered with a sentence', async () => {
      await panel.getByText('By budget', { exact: true }).click()
      // Each wrong sum: `domain/budget/typed-budget.test.ts`.
      const wrong = [
        ['', 'Enter your sum in rupees.'],
        ['five thousand', 'Enter the sum as a number, such as 5000.'],
        ['1', 'The minimum order is ₹2,000. Enter that or more.'],
        ['10,00,000', 'Enter up to ₹5,00,000. For more, call us.'],
      ] as const
      for (const [typed, sentence] of usually(wrong, wrong.slice(-1))) {
        await choose(typed)
        await panel.getByText(sentence).waitFor()
      }
    })

    await stage(
      'for children with little noise nothing loud is chosen, and nearly all of the sum is used',
      async () => {
        await panel.getByText('Children', { exact: true }).click()
        await panel.getByText('Little', { exact: true }).click()
        await choose('௫௦௦௦')
        await list
          .getByText(/^For children: /)
          .first()
          .waitFor()
        assert.equal(await list.getByText('Atom Bomb').count(), 0)
        const total = await totalOf()
        assert.ok(total > 4_900 && total <= 5_000, `${total}`)
      },
    )

    await stage('a line is replaced by the next of its kind, and the focus stays on it', async () => {
      const before = await list.getByRole('listitem').count()
      const first = list.getByText('Sparklers No. 1', { exact: true })
      const other = list.getByText('Sparklers No. 49', { exact: true })
      assert.deepEqual([await first.count(), await other.count()], [1, 0])
      await list.getByRole('button', { name: 'Another in place of Sparklers No. 1', exact: true }).click()
      await other.waitFor()
      const button = list.getByRole('button', { name: 'Another in place of Sparklers No. 49' })
      await until(async () => button.evaluate((each) => each === document.activeElement))
      assert.deepEqual([await first.count(), await list.getByRole('listitem').count()], [0, before])
      assert.ok((await totalOf()) <= 5_000)
    })

    await stage('the goods go into the cart once, and are ordered', async () => {
      const count = await list.getByRole('listitem').count()
      const total = await totalOf()
      await panel.getByRole('button', { name: /^Add \d+ products to the cart/ }).evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      await panel.waitFor({ state: 'hidden' })
      const stored = await inCart(page)
      assert.equal(stored.split(', ').length, count)
      await openCheckout(page)
      await page
        .getByText(`₹${total.toLocaleString('en-IN')}`)
        .first()
        .waitFor()
      await fillCheckout(page)
      await sendOrder(page)
    })

    // In npm test: `domain/budget/fill-budget.test.ts`, `web/endpoints/packs-json.test.ts`.
    await detail('the owner takes sparklers out of it', async () => {
      const office = await (await person('owner')).visitOffice('/admin/settings?chapter=budget')
      await office.getByRole('textbox', { name: 'Share of Sparklers' }).fill('0')
      await office.getByRole('button', { name: 'Save', exact: true }).click()
      await office.getByText('1 setting changed').waitFor({ state: 'hidden' })
      const other = await (await person('other')).visit('/ordernow')
      const again = await openFillCart(other)
      await again.getByRole('textbox', { name: 'Your sum in ₹' }).fill('5000')
      await again.getByRole('button', { name: 'Choose for me' }).click()
      const goodsOf = again.getByRole('list', { name: 'Goods for your budget' })
      await goodsOf.getByText('Chakkar Big').waitFor()
      assert.equal(await goodsOf.getByText(/Sparklers/).count(), 0)
    })
  },
)
