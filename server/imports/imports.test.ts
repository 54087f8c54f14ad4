import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstCategories } from '#domain/category/category.ts'
import { headingKey } from '#domain/imports/category-heading.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { sheetsInProcess } from '#test/shop/sheets-in-process.ts'
import type { ChosenNow } from '#domain/imports/import-choices.ts'
import type { ImportView } from './imports.ts'
import {
  openSheetWorker,
  type SheetWorker,
  type TaskInput,
  type TaskName,
  type TaskResult,
} from '../spreadsheets/sheet-worker.ts'

const who = 'owner@shop.test'
const all = { status: '', page: 1 } as const

async function uploaded(shop: TestShop, text: string | Uint8Array): Promise<string> {
  const id = newKey()
  await shop.imports.start(id, { bytes: Buffer.from(text), name: 'list.csv' }, who)
  return id
}

const versionOf = async (shop: TestShop, id: string) => (await shop.imports.view(id, all))?.version ?? -1

/** On the page of the newest version. */
async function choose(shop: TestShop, id: string, chosen: ChosenNow) {
  assert.ok((await shop.imports.choose(id, { version: await versionOf(shop, id) }, chosen)).ok)
}

async function apply(shop: TestShop, id: string) {
  return shop.imports.apply(id, { version: await versionOf(shop, id), who })
}

async function previewOf(shop: TestShop, id: string): Promise<ImportView & { step: 'preview' }> {
  await choose(shop, id, { step: 'preview' })
  const view = await shop.imports.view(id, all)
  assert.ok(view?.step === 'preview', JSON.stringify(view))
  return view
}

onEachDatabase('a list goes through its steps, is saved once and undone in one press', async (kind, t) => {
  // On threads once, as in a running shop.
  const threads = kind === 'sqlite' && { sheetWorker: openSheetWorker({ log: { error: assert.fail } }) }
  const shop = await openTestShop(t, kind, { ...threads })
  const { flowerPots } = await stockUp(shop, { flowerPots: goods.flowerPots })
  const list = `S.No,Product Name,MRP,Our Price,Stock\n${flowerPots.category},,,,\n1,${flowerPots.name},1250,260,30\n2,Nothing,,,\nNOVELTIES 2026,,,,\n1,Laser show,900,180,\n`
  const id = await uploaded(shop, list)
  const columns = await shop.imports.view(id, all)
  assert.ok(columns?.step === 'columns')
  assert.deepEqual(
    columns.columns.map(({ field }) => field),
    ['', 'name', 'mrp', 'price', 'stock'],
  )
  await choose(shop, id, { step: 'categories' })
  const headings = await shop.imports.view(id, all)
  assert.ok(headings?.step === 'categories')
  assert.deepEqual(
    headings.headings.map(({ text, chosen }) => [text, chosen]),
    [
      [flowerPots.category, flowerPots.category],
      ['NOVELTIES 2026', undefined],
    ],
  )
  await choose(shop, id, { categories: { [headings.headings[1]!.key]: 'Novelties 2026' } })
  const { counts, rows } = await previewOf(shop, id)
  assert.deepEqual(counts, { new: 1, changed: 1, unchanged: 0, unsure: 0, faulty: 1, gone: 0 })
  assert.equal(rows.find(({ status }) => status === 'faulty')?.number, 4)
  assert.deepEqual(
    rows.map(({ status, values }) => [status, values.map(({ field, value }) => `${field} ${value}`).join(', ')]),
    [
      ['faulty', ''],
      ['changed', 'unit 1Box, mrp ₹1,250, price ₹260, stock 30'],
      ['new', 'unit 1Box, mrp ₹900, price ₹180, stock 100'],
    ],
  )

  // Sales between preview and save.
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] })
  const [once, twice] = await Promise.all([apply(shop, id), apply(shop, id)])
  assert.deepEqual([once.ok, twice.ok], [true, true])
  const pots = await shop.products.find(flowerPots.id)
  assert.deepEqual([pots?.pricePaise, pots?.stock], [260_00, 30 - 8])
  assert.equal((await shop.products.all()).length, 2)
  assert.ok((await shop.categories.all()).some(({ name }) => name === 'Novelties 2026'))
  const after = await shop.imports.view(id, all)
  assert.ok(after?.step === 'applied' && after.bulkChange)
  await shop.bulkChanges.undo(after.bulkChange.id, who)
  assert.equal((await shop.products.find(flowerPots.id))?.pricePaise, flowerPots.pricePaise)
  assert.equal((await shop.products.all()).length, 1)

  // Remembered for the same headings.
  const again = await uploaded(shop, list)
  const remembered = await shop.imports.view(again, all)
  assert.ok(remembered?.step === 'columns' && remembered.isRemembered)
  assert.equal((await previewOf(shop, again)).counts.new, 1)
  shop.system.advance(86_401)
  await shop.imports.prune()
  assert.equal(await shop.imports.view(again, all), undefined)
})

const NEW_HEADINGS = ['NOVELTIES 2026', 'GARLANDS', 'LANTERNS']

/** A preview of a list with three new categories, of one product each. */
async function withNewCategories(shop: TestShop): Promise<string> {
  const rows = NEW_HEADINGS.map((heading, at) => `${heading},,,\n${at + 1},Goods of ${heading},900,180\n`)
  const id = await uploaded(shop, `S.No,Product Name,MRP,Our Price\n${rows.join('')}`)
  await choose(shop, id, { step: 'categories' })
  const view = await shop.imports.view(id, all)
  assert.ok(view?.step === 'categories')
  await choose(shop, id, { categories: Object.fromEntries(view.headings.map(({ key, text }) => [key, text])) })
  assert.equal((await previewOf(shop, id)).counts.new, NEW_HEADINGS.length)
  return id
}

const newCategories = async (shop: TestShop) =>
  (await shop.categories.all()).flatMap(({ name }) => (NEW_HEADINGS.includes(name) ? [name] : []))

onEachDatabase('an undone import takes its categories along, except those in use or edited', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const id = await withNewCategories(shop)
  assert.equal((await apply(shop, id)).ok, true)
  assert.deepEqual(await newCategories(shop), NEW_HEADINGS)
  const applied = await shop.imports.view(id, all)
  assert.ok(applied?.step === 'applied')
  assert.deepEqual(applied.categories, NEW_HEADINGS)

  await shop.products.create({ ...goods.rockets, category: 'GARLANDS' })
  const lanterns = (await shop.categories.all()).find(({ name }) => name === 'LANTERNS')!
  const seen = { name: 'LANTERNS', tamilName: '', posterUrl: '', inFooter: false }
  const edited = { ...seen, tamilName: 'விளக்கு' }
  assert.equal((await shop.categories.edit({ id: lanterns.id, seen, edited })).outcome, 'done')
  await shop.bulkChanges.undo(id, who)
  const undone = await shop.imports.view(id, all)
  assert.ok(undone?.step === 'applied')
  assert.deepEqual(undone.categories, ['GARLANDS', 'LANTERNS'])
  shop.categories.reread()
  assert.deepEqual(await newCategories(shop), ['GARLANDS', 'LANTERNS'])
  assert.equal((await shop.categories.all()).length, firstCategories.length + 2, 'the first 22 stay, though empty')
})

onEachDatabase('an import that is refused adds no category', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const id = await withNewCategories(shop)
  await shop.products.create(goods.rockets)
  assert.partialDeepStrictEqual(await apply(shop, id), { ok: false, isChanged: true })
  shop.categories.reread()
  assert.deepEqual(await newCategories(shop), [])
})

onEachDatabase('another admin’s changes since the preview stay, and are reported', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: goods.flowerPots })
  const id = await uploaded(shop, `Code,Product name,Our price\n${flowerPots.code},${flowerPots.name},300\n`)
  await previewOf(shop, id)
  const { id: _id, code: _code, discount: _discount, createdAt: _created, ...seen } = flowerPots
  await shop.products.edit(flowerPots.id, { ...seen, pricePaise: 111_00 }, seen)
  await apply(shop, id)
  assert.equal((await shop.products.find(flowerPots.id))?.pricePaise, 111_00)
})

onEachDatabase('a list that would be sold without a discount is saved once that is confirmed', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  // A category named like a property of every object.
  const id = await uploaded(shop, 'S.No,Product Name,MRP\nConstructor,,\n1,Laser show,900\n2,Siren,400\n')
  await choose(shop, id, { categories: { constructor: 'Constructor' } })
  const { questions } = await previewOf(shop, id)
  assert.deepEqual(
    questions.map(({ sentence }) => sentence),
    ['2 products would be sold without a discount. Is that right?'],
  )
  const refused = await apply(shop, id)
  assert.deepEqual(refused, { ok: false, text: `Answer first: ${questions[0]!.sentence}` })
  assert.equal((await shop.products.all()).length, 0)
  // One product less is in question, which needs no new answer.
  await choose(shop, id, { agreed: { withoutDiscount: 2 }, corrections: { 4: { price: '80' } } })
  assert.deepEqual((await previewOf(shop, id)).questions, [])
  assert.equal((await apply(shop, id)).ok, true)
  assert.deepEqual((await shop.products.all()).map(({ pricePaise }) => pricePaise).toSorted(), [8000, 90000])
})

onEachDatabase('a heading that is no category can become one again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const id = await uploaded(
    shop,
    'S.No,Product Name,MRP,Our Price\nROCKETS,,,\n1,Lunik,90,18\nWITH STICK,,,\n2,Sky,90,18\n',
  )
  const headings = async () => {
    await choose(shop, id, { step: 'categories' })
    const view = await shop.imports.view(id, all)
    assert.ok(view?.step === 'categories')
    return view.headings.map(({ text, chosen }) => [text, chosen])
  }
  const chosenOf = (text: string, chosen: string) => choose(shop, id, { categories: { [headingKey(text)]: chosen } })
  await chosenOf('WITH STICK', '')
  assert.deepEqual(await headings(), [
    ['ROCKETS', 'Rocket'],
    ['WITH STICK', ''],
  ])
  assert.deepEqual([...new Set((await previewOf(shop, id)).rows.map(({ category }) => category))], ['Rocket'])
  await chosenOf('WITH STICK', 'With stick')
  assert.deepEqual((await headings())[1], ['WITH STICK', 'With stick'])
})

/** Counts this thread's timers during a preview. */
function countingTimers(worker: SheetWorker): { sheetWorker: SheetWorker; fired(): number } {
  let fired = 0
  return {
    fired: () => fired,
    sheetWorker: {
      async run<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskResult<Name>> {
        const timer = setInterval(() => (fired += name === 'preview' ? 1 : 0), 1)
        return await worker.run(name, input).finally(() => clearInterval(timer))
      },
    },
  }
}

test('a list is compared beside the shop’s own thread; control: on it, nothing else runs', async (t) => {
  const firedDuring = async (worker: SheetWorker) => {
    const { sheetWorker, fired } = countingTimers(worker)
    const shop = await openTestShop(t, 'sqlite', { sheetWorker })
    const rows = Array.from({ length: 100 }, (_, at) => `${at},Rocket ${at} ${'abc'.repeat(at % 5)},900`)
    const id = await uploaded(shop, `No,Product,MRP\nBomb,,\n${rows.join('\n')}`)
    assert.equal((await previewOf(shop, id)).counts.new, 100)
    return fired()
  }
  assert.ok((await firedDuring(openSheetWorker({ log: { error: assert.fail } }))) > 0)
  assert.equal(await firedDuring(sheetsInProcess), 0)
})
