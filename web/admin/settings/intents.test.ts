import assert from 'node:assert/strict'
import { test } from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, type TestShop } from '#test/shop/open-test-shop.ts'
import { oldPage } from '../kit/forms/conflicts/seen-fields.ts'
import { intents, SAVED, type SettingsResult, settingsFields } from './intents.ts'
import { versionViews } from './versions/version-view.ts'

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
      at: '28/10/2026, 12:00 pm',
      who: anbu,
      changes: [
        { field: 'minimumOrder', label: 'Minimum order', old: '₹2,000', new: '₹3,000' },
        { field: 'roundOff', label: 'Round off to the rupee', old: 'Off', new: 'On' },
      ],
    },
    { version: 1, at: '28/10/2026, 12:00 pm', who: 'The shop’s start', changes: [] },
  ])
  assert.equal(
    (await save(shop, { minimumOrder: '3000.00' })).message,
    'Nothing is different from what is saved already.',
  )
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
    'otherPhones.1': 'Other phones must be a phone number',
    'minimumByState.0.minimum': 'Minimum must be a number from 0 to 1,00,00,000',
    'packing.amount': 'Packing charge in % must be a number from 0 to 100',
    'bank.accountNumber': 'Account number must be 6 to 18 digits, or empty',
    'bank.ifsc': 'IFSC must be the 11 characters of an IFSC, or empty',
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
  // A save by another admin in between stays, also when the first save is repeated.
  await save(shop, { tagline: 'Softer' }, { who: selvi })
  assert.equal((await save(shop, { tagline: 'Louder' }, { at, key })).ok, true)
  assert.equal(shop.settings.tagline, 'Softer')
})

onEachDatabase('an earlier version is restored in one press, once, and undone in another', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await save(shop, { tagline: 'Louder' })
  await save(shop, { tagline: 'Brighter' })
  const key = newKey()
  const restored = { ok: true, message: 'Version 2 holds again, as version 4.', version: 4, undo: 3 }
  assert.deepEqual(await send(shop, 'restore', { version: '2', key, 'seen.version': '3' }), restored)
  assert.deepEqual(
    await send(shop, 'restore', { version: '2', key, 'seen.version': '3' }),
    restored,
    'the answer was lost',
  )
  assert.equal(shop.settings.tagline, 'Louder')
  assert.equal(
    (await send(shop, 'restore', { version: '4', key: newKey(), 'seen.version': '4' })).message,
    'Version 4 is what holds already.',
  )
  assert.equal((await send(shop, 'restore', { version: '3', key: newKey(), 'seen.version': '4' })).ok, true)
  assert.equal(shop.settings.tagline, 'Brighter')
  for (const version of ['9', 'x', '1.5']) {
    assert.equal((await send(shop, 'restore', { version, key: newKey(), 'seen.version': '5' })).ok, false)
  }
  assert.equal((await versionViews(shop.settingsVersions, 2)).hasOlder, true)
})

onEachDatabase('a restore and its Undo overwrite nothing that was saved since', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await save(shop, { tagline: 'Louder' })
  const restore = (version: number, seen?: number) =>
    send(shop, 'restore', { version: `${version}`, key: newKey(), ...(seen && { 'seen.version': `${seen}` }) })
  const restored = await restore(1, 2)
  await save(shop, { minimumOrder: '3000' }, { who: selvi })
  const undone = await restore(restored.undo!, restored.version)
  const since = `${selvi} saved version 4 since you opened this list. Look at what it changed, then restore again.`
  assert.deepEqual([undone.ok, undone.message], [false, since])
  assert.equal((await restore(1)).message, oldPage())
  assert.equal(shop.settings.minimumOrderPaise, 3000_00)
  assert.equal((await restore(2, 4)).ok, true)
})

const field = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''

test('the list of changes names settings by their labels, without values', () => {
  const about = settingsFields(
    field({ edited: JSON.stringify({ phone: '9876543210', upiId: 'shop@bank', constructor: 1 }) }),
  )
  assert.ok('text' in about && about.text !== undefined)
  assert.doesNotMatch(about.text, /98765|shop@bank|function/)
  assert.match(about.text, /UPI/)
  assert.deepEqual(settingsFields(field({ edited: 'no JSON' })), { text: '' })
})
