import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { goods, lakshmi, ownIdentity } from '#test/fixtures/sample-data.ts'
import { jpegPhoto } from '#test/fixtures/images.ts'
import { readObjects } from '#test/pdf-objects.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { newKey, openTestShop, stockUp, type TestShop, testSystem } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { FROM_FILE, FROM_START } from './versions.ts'

const who = 'owner@shop.test'
const by = () => ({ key: newKey(), who })

function edit({ settings }: TestShop, edited: Record<string, unknown>) {
  return { edited, seen: settingsJson(settings) }
}

const picturesIn = (pdf: Uint8Array) =>
  [...readObjects(pdf).values()].filter((body) => body.includes('/Subtype /Image'))

function eventsOf(shop: TestShop): string[] {
  const heard: string[] = []
  shop.live.subscribe(({ topic }) => heard.push(topic))
  return heard
}

onEachDatabase('shop.json is read once, at the first start; then the stored settings apply', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  const file = join(place.dataDir, 'shop.json')
  await writeFile(file, '{"minimumOrder": 2500}')
  const shop = await openTestShop(t, kind, { place })
  assert.equal(shop.settings.minimumOrderPaise, 2500_00)
  assert.equal((await shop.settingsVersions.stored()).who, FROM_FILE)
  await shop.close()
  await writeFile(file, '{"minimumOrder": "much"}')
  const again = await openTestShop(t, kind, { place })
  assert.equal(again.settings.minimumOrderPaise, 2500_00)
})

onEachDatabase('a saved edit applies at once, and then pages receive it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  assert.equal((await shop.settingsVersions.stored()).who, FROM_START)
  const heard: string[] = []
  shop.live.subscribe(({ topic }) => topic === 'settings' && heard.push(shop.settings.tagline))
  const saved = await shop.settingsVersions.save(edit(shop, { tagline: 'Louder' }), by())
  assert.equal(saved.outcome, 'saved')
  assert.equal((await shop.settingsVersions.save(edit(shop, { established: 2050 }), by())).outcome, 'faults')
  assert.equal(shop.settings.tagline, 'Louder')
  assert.deepEqual(heard, ['Louder'])
  const versions = await shop.settingsVersions.versions(10)
  assert.deepEqual(
    versions.map(({ version, who: saver, changed }) => [version, saver, changed]),
    [
      [2, who, ['tagline']],
      [1, FROM_START, []],
    ],
  )
  assert.deepEqual(await shop.settingsVersions.save(edit(shop, { tagline: 'Louder' }), by()), { outcome: 'same' })
})

onEachDatabase('a lost answer is repeated, and nothing is saved twice', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const once = by()
  const asked = edit(shop, { tagline: 'Louder' })
  await shop.settingsVersions.save(asked, once)
  await shop.settingsVersions.save(edit(shop, { tagline: 'Brighter' }), by())
  const again = await shop.settingsVersions.save(asked, once)
  assert.equal(again.outcome === 'saved' && again.version.version, 2)
  assert.equal(shop.settings.tagline, 'Brighter', 'a repeat takes nothing back')
})

onEachDatabase('two admins who save at once lose nothing: one field of each is kept', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { save } = shop.settingsVersions
  const edits = ['tagline', 'openingHours', 'heroTitle', 'heroText', 'closedSentence'].map((field) =>
    edit(shop, { [field]: `Own ${field}` }),
  )
  const results = await Promise.all(edits.map((each) => save(each, by())))
  assert.deepEqual(new Set(results.map(({ outcome }) => outcome)), new Set(['saved']))
  const { tagline, openingHours, heroTitle, heroText, closedSentence } = shop.settings
  assert.deepEqual(
    [tagline, openingHours, heroTitle, heroText, closedSentence],
    ['Own tagline', 'Own openingHours', 'Own heroTitle', 'Own heroText', 'Own closedSentence'],
  )
  const late = await save({ ...edits[0]!, edited: { tagline: 'Mine' } }, by())
  assert.equal(late.outcome === 'faults' && late.faults[0]?.path, 'tagline')
})

onEachDatabase('an earlier version is restored as the newest', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { save, restore, versions } = shop.settingsVersions
  await save(edit(shop, { tagline: 'Louder', minimumOrder: 3000 }), by())
  const back = { version: 1, seen: 2, fields: 'all' } as const
  const restored = await restore(back, by())
  assert.deepEqual(restored.outcome === 'saved' && restored.changed, ['tagline', 'minimumOrder'])
  assert.deepEqual(shop.settings, demoSettings)
  assert.deepEqual(await restore(back, by()), { outcome: 'same' }, 'nothing to overwrite')
  assert.deepEqual(await restore({ ...back, version: 99, seen: 3 }, by()), { outcome: 'unknown' })
  assert.deepEqual(
    (await versions(9)).map(({ settings }) => settings.tagline),
    [demoSettings.tagline, 'Louder', demoSettings.tagline],
  )
})

onEachDatabase(
  'only some fields of an earlier version are restored, once, and later saves of others stay',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { save, restore } = shop.settingsVersions
    await save(edit(shop, { ...ownIdentity, openingHours: '9 to 8' }), by())
    await save(edit(shop, { upiId: 'other@bank', tagline: 'Louder' }), by())
    await save(edit(shop, { minimumOrder: 3000 }), by())
    const once = by()
    const back = { version: 2, seen: 4, fields: ['upiId', 'openingHours'] } as const
    const restored = await restore(back, once)
    assert.deepEqual(restored.outcome === 'saved' && restored.changed, ['upiId'])
    const { upiId, tagline, minimumOrderPaise } = shop.settings
    assert.deepEqual([upiId, tagline, minimumOrderPaise], [ownIdentity.upiId, 'Louder', 3000_00])
    const repeated = await restore(back, once)
    assert.equal(repeated.outcome === 'saved' && repeated.version.version, 5)
    assert.deepEqual(await restore({ ...back, seen: 5 }, by()), { outcome: 'same' })
    const mixed = await restore({ version: 1, seen: 5, fields: ['phone'] }, by())
    assert.equal(mixed.outcome === 'faults' && mixed.faults[0]?.path, 'phone', 'no made-up phone beside an own name')
    assert.equal((await shop.settingsVersions.stored()).version, 5)
  },
)

onEachDatabase('a version is not restored over one that the admin has not seen', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { save, restore } = shop.settingsVersions
  await save(edit(shop, { tagline: 'Louder' }), by())
  await save(edit(shop, { tagline: 'Brighter' }), by())
  for (const fields of ['all', ['tagline']] as const) {
    const late = await restore({ version: 1, seen: 2, fields }, by())
    assert.deepEqual(late.outcome === 'newer' && late.version.version, 3)
  }
  assert.equal(shop.settings.tagline, 'Brighter')
  const both = await Promise.all([1, 2].map((version) => restore({ version, seen: 3, fields: 'all' }, by())))
  assert.deepEqual(both.map(({ outcome }) => outcome).toSorted(), ['newer', 'saved'], 'of two at once one is refused')
})

test('settings saved by one process apply in the others before their pages receive them', async (t) => {
  const place = await preparedPlace('postgres', t)
  const [first, second] = [await openTestShop(t, 'postgres', { place }), await openTestShop(t, 'postgres', { place })]
  const heard: string[] = []
  second.live.subscribe(({ topic }) => topic === 'settings' && heard.push(second.settings.tagline))
  await first.settingsVersions.save(edit(first, { tagline: 'Louder' }), by())
  await until(async () => heard.length > 0)
  assert.deepEqual(heard, ['Louder'])
})

for (const ordersInWorker of [false, true]) {
  test(`an order follows the settings of its moment ${ordersInWorker ? 'in the order worker' : 'on this thread'}`, async (t) => {
    const shop = await openTestShop(t, 'sqlite', { ordersInWorker })
    const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 100_000 } })
    const quantity = Math.ceil(2000_00 / flowerPots.pricePaise)
    const sum = quantity * flowerPots.pricePaise
    const place = () => shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity }] })
    const set = (edited: Record<string, unknown>) => shop.settingsVersions.save(edit(shop, edited), by())

    const plain = await place()
    assert.equal(plain.outcome === 'placed' && plain.order.totalPaise, sum)

    await set({ packing: { unit: 'percent', amount: 2.53 }, roundOff: true })
    const charged = await place()
    assert.ok(charged.outcome === 'placed')
    const { totalPaise, packingPaise = 0, roundOffPaise = 0, orderId } = charged.order
    assert.equal(packingPaise, Math.round(sum * 0.0253))
    assert.equal(totalPaise % 100, 0)
    assert.equal(totalPaise, sum + packingPaise + roundOffPaise)
    assert.deepEqual(await shop.orders.find(orderId), charged.order, 'as it is stored')

    await set({ minimumByState: [{ state: lakshmi.state, minimum: 9000 }] })
    const little = await place()
    assert.match('message' in little ? little.message : '', /^Minimum order amount is ₹9,000\./)

    await set({ minimumByState: [], blockedStates: [lakshmi.state] })
    const far = await place()
    assert.deepEqual('errors' in far && far.errors, {
      state: `We do not deliver to ${lakshmi.state} at the moment`,
    })

    await set({ blockedStates: [], viewOnly: true, closedSentence: 'Only to look at.' })
    const closed = await place()
    assert.equal('message' in closed && closed.message, 'Only to look at.')

    const inTamil = () => shop.language.during('ta', place)
    const sentence = async () => Object.values(await inTamil())
    assert.ok((await sentence()).includes('Only to look at.'), 'the owner’s English without Tamil')
    await set({ tamilClosedSentence: 'பார்க்க மட்டும்.' })
    assert.ok((await sentence()).includes('பார்க்க மட்டும்.'))
    await set({ viewOnly: false, blockedStates: [lakshmi.state], tamilBlockedSentence: 'அங்கு அனுப்புவதில்லை.' })
    const farInTamil = await inTamil()
    assert.deepEqual('errors' in farInTamil && farInTamil.errors, { state: 'அங்கு அனுப்புவதில்லை.' })
  })
}

test('booking closes at midnight in India, and open pages show it', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const system = testSystem()
  const shop = await openTestShop(t, 'sqlite', { system })
  cleanup(t, () => t.mock.timers.reset())
  await shop.settingsVersions.save(edit(shop, { bookingCloses: '2026-10-28' }), by())
  const heard = eventsOf(shop)
  assert.equal(shop.settings.takingOrders, true)
  system.advance(11 * 3600 + 3540)
  t.mock.timers.tick(1_000)
  assert.deepEqual(heard, [])
  system.advance(120)
  t.mock.timers.tick(1_000)
  assert.deepEqual(heard, ['settings'])
  assert.equal(shop.settings.takingOrders, false)
  assert.equal(shop.settings.closedSentence, 'Booking has closed. Please call us.')
  const inTamil = shop.language.during('ta', () => shop.settings)
  assert.match(inTamil.closedSentence, /\p{Script=Tamil}/u)
  assert.equal(shop.settings.closedSentence, 'Booking has closed. Please call us.')
  t.mock.timers.tick(1_000)
  assert.equal(
    shop.language.during('ta', () => shop.settings),
    inTamil,
  )
  assert.deepEqual(heard, ['settings'], 'readers of two languages are no change')
})

test('the price list is rendered again after a change, with the owner’s name and logo', async (t) => {
  const shop = await openTestShop(t, 'sqlite', { priceListPdf: 'ahead' })
  await stockUp(shop, { flowerPots: goods.flowerPots })
  const before = await shop.priceList.current()
  assert.equal(picturesIn(before!.pdf).length, 0)
  const logo = await shop.media.putImage(await jpegPhoto(200))
  await shop.settingsVersions.save(edit(shop, { logo, tagline: 'Brighter than ever' }), by())
  await until(async () => shop.priceList.ready() !== before)
  const { pdf } = shop.priceList.ready()!
  assert.equal(picturesIn(pdf).length, 1)
  assert.match(pdfLines(pdf).join('\n'), /Brighter than ever/)
})
