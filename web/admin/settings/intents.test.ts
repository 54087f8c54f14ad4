import assert from 'node:assert/strict'
import { test } from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { settings } from '#domain/words/en/office/shop/settings.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, type TestShop } from '#test/shop/open-test-shop.ts'
import { oldPage } from '../kit/forms/conflicts/seen-fields.ts'
import { intents, restoredVersion, type SettingsResult, settingsFields } from './intents.ts'
import { versionViews } from './versions/version-view.ts'

const SAVED = settings.saved
const anbu = 'anbu@shop.test'
const selvi = 'selvi@shop.test'
const own = {
  name: 'Murugan Fireworks',
  address: '7, North Car Street, Sivakasi 626123',
  phone: '+91 55555 07777',
  email: 'owner@murugan.example',
  website: 'www.murugan.example',
  whatsappNumber: '915555507777',
}

function send(shop: TestShop, intent: keyof typeof intents, fields: Record<string, string>, who = anbu) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return intents[intent](form, shop, senderOf(who))
}

/** A save by somebody who saw the settings `at`. */
type Typed = { key?: string; who?: string; at?: Record<string, unknown> }

async function save(shop: TestShop, edited: object, { key = newKey(), who = anbu, at }: Typed = {}) {
  const now: Record<string, unknown> = at ?? settingsJson((await shop.settingsVersions.stored()).settings)
  const seen = Object.fromEntries(Object.keys(edited).map((name) => [name, now[name]]))
  return send(shop, 'save', { key, edited: JSON.stringify(edited), seen: JSON.stringify(seen) }, who)
}

const errorsOf = (result: SettingsResult) => (result.ok ? {} : result.errors)

onEachDatabase('changes are saved, apply at once, and record the person', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const saved = await save(shop, { minimumOrder: '₹ 3,000', roundOff: true })
  assert.deepEqual([saved.ok, saved.message, saved.version], [true, SAVED, 2])
  assert.equal(saved.settings?.minimumOrder, 3000)
  assert.deepEqual([shop.settings.minimumOrderPaise, shop.settings.roundOff], [3000_00, true])
  const { versions, hasOlder } = await versionViews(shop.settingsVersions, 10)
  assert.equal(hasOlder, false)
  assert.deepEqual(versions, [
    {
      version: 2,
      day: '28/10/2026',
      moment: '28/10/2026, 12:00 pm',
      who: anbu,
      changes: [
        { field: 'minimumOrder', old: 2000, new: 3000 },
        { field: 'roundOff', old: false, new: true },
      ],
    },
    { version: 1, day: '28/10/2026', moment: '28/10/2026, 12:00 pm', who: 'The shop’s first start', changes: [] },
  ])
  assert.equal((await save(shop, { minimumOrder: '3000.00' })).message, 'You have not changed anything.')
})

onEachDatabase('every fault is reported at its field, in a list at its line, and nothing is saved', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const faulty = await save(shop, {
    otherPhones: '+91 55555 01998\n12',
    bank: { accountName: 'Murugan', accountNumber: '1', ifsc: 'abc', bankName: '', branch: '' },
    packing: { unit: 'percent', amount: 'ten' },
    minimumByState: [{ state: 'Kerala', minimum: '' }],
  })
  assert.equal(faulty.message, 'Please look at Other phones, Minimum by state, Packing charge, Bank details.')
  assert.deepEqual(errorsOf(faulty), {
    'otherPhones.1': '“12” is not a phone number',
    'minimumByState.0.minimum': 'Minimum must be a number from 0 to 1,00,00,000',
    'packing.amount': 'Packing charge in % must be a number from 0 to 100',
    'bank.accountNumber': 'An account number has 6 to 18 digits',
    'bank.ifsc': 'An IFSC has 11 characters, like ABCD0123456',
  })
  const named = await save(shop, { name: own.name })
  assert.deepEqual(Object.keys(errorsOf(named) ?? {}), ['address', 'phone', 'email', 'website', 'whatsappNumber'])
  assert.equal((await save(shop, own)).message, SAVED)
  assert.deepEqual([shop.settings.name, shop.settings.gstin], [own.name, ''])
  const lost = '/media/image/upload/none.png'
  const missing = 'The image is no longer there. Please choose it again.'
  assert.deepEqual(errorsOf(await save(shop, { posters: ['', lost, '', '', ''] })), { 'posters.1': missing })
  for (const fields of [{}, { key: newKey(), edited: 'none', seen: '{}' }, { key: '', edited: '{}', seen: '{}' }])
    assert.equal((await send(shop, 'save', fields)).ok, false)
  assert.equal((await shop.settingsVersions.stored()).version, 2)
})

onEachDatabase(
  'two admins lose nothing: different fields merge, the same field is a conflict, and saved again',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const at = settingsJson(shop.settings)
    assert.equal((await save(shop, { tagline: 'Louder', rating: '4.9' }, { at })).message, SAVED)
    assert.equal((await save(shop, { minimumOrder: '2500' }, { at, who: selvi })).message, SAVED)
    const told = await save(shop, { tagline: 'Brighter', roundOff: true }, { at, who: selvi })
    const sentence = 'Someone else has changed Tagline too. Choose “Use theirs” or “Keep mine”, then save.'
    assert.deepEqual(told, {
      ok: false,
      message: sentence,
      errors: {},
      others: { tagline: 'Louder' },
    })
    assert.equal(shop.settings.roundOff, false, 'a refusal saves nothing')
    const blind = { key: newKey(), edited: JSON.stringify({ tagline: 'Brighter' }), seen: '{}' }
    assert.equal((await send(shop, 'save', blind)).message, oldPage())
    const again = await save(
      shop,
      { tagline: 'Brighter', roundOff: true },
      { at: { ...at, ...told.others }, who: selvi },
    )
    assert.equal(again.message, SAVED)
    const { tagline, rating, minimumOrderPaise, roundOff } = shop.settings
    assert.deepEqual([tagline, rating, minimumOrderPaise, roundOff], ['Brighter', 4.9, 2500_00, true])
  },
)

onEachDatabase('a save with a lost answer counts once, and later input is saved as well', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const at = settingsJson(shop.settings)
  const key = newKey()
  assert.equal((await save(shop, { tagline: 'Louder' }, { at, key })).version, 2)
  const repeated = await save(shop, { tagline: 'Louder' }, { at, key })
  assert.deepEqual([repeated.message, repeated.version], [SAVED, 2])
  const other = await save(shop, { tagline: 'Brighter', rating: '4.9' }, { at, key })
  assert.deepEqual([other.message, other.version], [SAVED, 3])
  assert.deepEqual([shop.settings.tagline, shop.settings.rating], ['Brighter', 4.9])
  await save(shop, { minimumOrder: '3000' }, { who: selvi })
  const beside = await save(shop, { tagline: 'Brighter' }, { at, key })
  assert.deepEqual([beside.message, beside.version, beside.settings?.minimumOrder], [SAVED, 4, 3000])
  // A save of the same field by another admin in between stays, and the repeat is not answered as saved.
  await save(shop, { tagline: 'Softer' }, { who: selvi })
  const refused = await save(shop, { tagline: 'Louder' }, { at, key })
  assert.deepEqual([refused.ok, refused.others], [false, { tagline: 'Softer' }])
  assert.equal(shop.settings.tagline, 'Softer')
})

type Back = { version: string; seen?: number; way?: string; fields?: string; key?: string }

const goBack = (shop: TestShop, { version, seen, key = newKey(), way = 'whole', fields = '' }: Back) =>
  send(shop, 'restore', { version, way, fields, key, ...(seen !== undefined && { 'seen.version': `${seen}` }) })

onEachDatabase('the shop goes back to an earlier version, once, and that is undone', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await save(shop, { tagline: 'Louder' })
  await save(shop, { tagline: 'Brighter' })
  const key = newKey()
  const restored = { ok: true, message: 'Settings restored to version 2.', version: 4, undo: 3 }
  assert.deepEqual(await goBack(shop, { version: '2', key, seen: 3 }), restored)
  assert.deepEqual(await goBack(shop, { version: '2', key, seen: 3 }), restored, 'the answer was lost')
  assert.equal(shop.settings.tagline, 'Louder')
  assert.deepEqual(await goBack(shop, { version: '4', seen: 4 }), {
    ok: true,
    message: 'Version 4 is already in use.',
    isUnchanged: true,
  })
  assert.equal((await goBack(shop, { version: '3', seen: 4 })).ok, true)
  assert.equal(shop.settings.tagline, 'Brighter')
  for (const version of ['9', 'x', '1.5']) assert.equal((await goBack(shop, { version, seen: 5 })).ok, false)
  assert.equal((await versionViews(shop.settingsVersions, 2)).hasOlder, true)
})

onEachDatabase('only ticked settings go back, and Undo brings them again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await save(shop, { tagline: 'Louder', minimumOrder: '2500' })
  await save(shop, { tagline: 'Brighter', minimumOrder: '3000', roundOff: true })
  const only = { version: '2', seen: 3, way: 'only' }
  const key = newKey()
  const restored = { ok: true, message: '1 setting restored from version 2.', version: 4, undo: 3 }
  assert.deepEqual(await goBack(shop, { ...only, fields: 'tagline', key }), restored)
  assert.deepEqual(await goBack(shop, { ...only, fields: 'tagline', key }), restored, 'the second press')
  const { tagline, minimumOrderPaise, roundOff } = shop.settings
  assert.deepEqual([tagline, minimumOrderPaise, roundOff], ['Louder', 3000_00, true])
  assert.equal(
    (await goBack(shop, { ...only, fields: 'tagline', seen: 4 })).message,
    'These settings are already as in version 2.',
  )
  for (const fields of ['', 'constructor']) {
    const none = await goBack(shop, { ...only, fields, seen: 4 })
    assert.deepEqual([none.ok, none.message], [false, 'Tick a setting first'])
  }
  assert.equal((await goBack(shop, { version: '3', seen: 4 })).ok, true)
  assert.equal(shop.settings.tagline, 'Brighter')
})

onEachDatabase('going back and its Undo overwrite nothing that was saved since', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await save(shop, { tagline: 'Louder' })
  const restored = await goBack(shop, { version: '1', seen: 2 })
  await save(shop, { minimumOrder: '3000' }, { who: selvi })
  const since = `${selvi} saved version 4 after you looked. Check what changes now, then try again.`
  const undo = { version: `${restored.undo}`, seen: restored.version! }
  for (const back of [undo, { ...undo, way: 'only', fields: 'minimumOrder' }]) {
    const refusal = await goBack(shop, back)
    assert.deepEqual([refusal.ok, refusal.message, refusal.version], [false, since, 4])
  }
  assert.equal((await goBack(shop, { version: '1' })).message, oldPage())
  assert.equal((await goBack(shop, { version: '2', seen: 4, way: '' })).message, oldPage(), 'all or some must be said')
  assert.equal(shop.settings.minimumOrderPaise, 3000_00)
  const back = { version: '2', seen: 4, key: newKey() }
  assert.equal((await goBack(shop, back)).version, 5)
  await save(shop, { roundOff: true }, { who: selvi })
  assert.equal((await goBack(shop, back)).message, since.replace('4', '6'), 'the answer was lost')
})

const field = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''

test('the list of changes names the version, and the settings where only some went back', () => {
  assert.deepEqual(restoredVersion(field({ version: '3', way: 'whole', fields: 'upiId' })), { text: '3' })
  assert.deepEqual(restoredVersion(field({ version: '3', way: 'only', fields: 'bank upiId x' })), {
    text: '3: UPI ID, Bank details',
  })
})

test('the list of changes names settings by their labels, without values', () => {
  const about = settingsFields(
    field({ edited: JSON.stringify({ phone: '9876543210', upiId: 'shop@bank', constructor: 1 }) }),
  )
  assert.ok('text' in about && about.text !== undefined)
  assert.doesNotMatch(about.text, /98765|shop@bank|function/)
  assert.match(about.text, /UPI/)
  assert.deepEqual(settingsFields(field({ edited: 'no JSON' })), { text: '' })
})
