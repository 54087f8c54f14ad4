import assert from 'node:assert/strict'
import test from 'node:test'
import { changedFields, mergeSettings, notEstablishedLater, putBack } from './merge-settings.ts'
import { settingsJson } from './settings-json.ts'
import { demoSettings } from './shop-settings.ts'

const own = {
  ...demoSettings,
  name: 'Murugan Fireworks',
  address: '7, North Car Street, Sivakasi 626123',
  phone: '+91 55555 07777',
  email: 'owner@murugan.example',
  website: 'www.murugan.example',
  whatsappNumber: '915555507777',
  upiId: 'murugan@example',
}
const seen = settingsJson(own)

test('an edit changes its fields and leaves others’ saved ones', () => {
  const now = { ...own, roundOff: true, tagline: 'Louder' }
  const merged = mergeSettings(now, { edited: { minimumOrder: '3,000', tagline: own.tagline }, seen })
  assert.deepEqual(merged, { settings: { ...now, minimumOrderPaise: 3000_00 }, changed: ['minimumOrder'] })
})

test('a field that another admin has changed is a fault there, unless both want the same', () => {
  const now = { ...own, tagline: 'Louder' }
  assert.deepEqual(mergeSettings(now, { edited: { tagline: 'Brighter' }, seen }), {
    faults: [
      {
        path: 'tagline',
        sentence: 'Someone else has changed Tagline too. Choose “Use theirs” or “Keep mine”, then save.',
        isConflict: true,
      },
    ],
  })
  assert.deepEqual(mergeSettings(now, { edited: { tagline: 'Louder' }, seen }), { settings: now, changed: [] })
  const again = { edited: { tagline: 'Brighter' }, seen: settingsJson(now) }
  assert.deepEqual(mergeSettings(now, again), { settings: { ...now, tagline: 'Brighter' }, changed: ['tagline'] })
})

test('a text and its Tamil are two fields, which two admins can change', () => {
  const now = { ...own, tagline: 'Louder' }
  const merged = mergeSettings(now, { edited: { tamilTagline: 'சத்தமாக' }, seen })
  assert.deepEqual(merged, { settings: { ...now, tamilTagline: 'சத்தமாக' }, changed: ['tamilTagline'] })
  assert.ok('settings' in merged)
  assert.deepEqual(putBack(merged.settings, own, ['tagline']), {
    settings: { ...own, tamilTagline: 'சத்தமாக' },
    changed: ['tagline'],
  })
})

test('a different spelling of the same value is no change', () => {
  const edited = { minimumOrder: '2,000.00', safetyCard: '\n', otherPhones: [] }
  assert.deepEqual(mergeSettings(own, { edited, seen }), { settings: own, changed: [] })
})

test('all faults are reported, also those that follow from others’ saves', () => {
  const read = mergeSettings(own, { edited: { rating: 9, upiId: 'none' }, seen })
  assert.deepEqual('faults' in read && read.faults.map(({ path }) => path), ['rating', 'upiId'])
  const now = { ...own, bookingOpens: '2026-11-02' }
  assert.deepEqual(mergeSettings(now, { edited: { bookingCloses: '2026-11-01' }, seen }), {
    faults: [{ path: 'bookingCloses', sentence: 'The closing date must not be before the opening date' }],
  })
})

test('no shop is established after the present year, in India; a stored year is no fault of other edits', () => {
  const at = new Date('2026-12-31T18:29:59Z')
  const edit = (established: number) => mergeSettings(own, { edited: { established }, seen })
  const faults = [{ path: 'established', sentence: 'The year established can be 2026 at the latest' }]
  assert.deepEqual(notEstablishedLater(edit(2027), at), { faults })
  assert.deepEqual(notEstablishedLater(edit(2027), new Date(at.getTime() + 1_000)), edit(2027))
  assert.deepEqual(notEstablishedLater(edit(2026), at), edit(2026))
  const later = { ...own, established: 2050 }
  const louder = mergeSettings(later, { edited: { tagline: 'Louder' }, seen: settingsJson(later) })
  assert.deepEqual(notEstablishedLater(louder, at), louder)
})

const ofDemo = settingsJson(demoSettings)

test('the demo becomes a shop as a whole: no made-up phone stays beside an own name', () => {
  const read = mergeSettings(demoSettings, { edited: { name: own.name, phone: own.phone }, seen: ofDemo })
  assert.deepEqual('faults' in read && read.faults.map(({ path, sentence }) => `${path}: ${sentence}`), [
    'address: Address is still from the demo. Enter your own',
    'email: E-mail is still from the demo. Enter your own',
    'website: Website is still from the demo. Enter your own',
    'whatsappNumber: WhatsApp number is still from the demo. Enter your own',
  ])
  const other = mergeSettings(demoSettings, { edited: { minimumOrder: 3000 }, seen: ofDemo })
  assert.deepEqual('changed' in other && other.changed, ['minimumOrder'])
})

test('an own shop loses the demo’s texts, and keeps its own', () => {
  const { name, address, phone, email, website, whatsappNumber } = own
  const edited = { name, address, phone, email, website, whatsappNumber, established: 2007 }
  const merged = mergeSettings(demoSettings, { edited, seen: ofDemo })
  assert.ok('settings' in merged)
  const { rating, established, tagline, licenceNumber, gstin, social, upiId, place, legalNotice } = merged.settings
  assert.deepEqual(
    { rating, established, tagline, licenceNumber, gstin, social, upiId, place, legalNotice },
    {
      rating: undefined,
      established: 2007,
      tagline: '',
      licenceNumber: '',
      gstin: '',
      social: { facebook: '', instagram: '', youtube: '' },
      upiId: '',
      place: '',
      legalNotice: '',
    },
  )
  assert.deepEqual(changedFields(demoSettings, merged.settings).includes('rating'), true)
  const { tamilTagline, tamilPlace, tamilLegalNotice } = merged.settings
  assert.deepEqual([tamilTagline, tamilPlace, tamilLegalNotice], ['', '', ''])
})

test('some fields are put back, and the others stay as they are', () => {
  const now = { ...own, tagline: 'Louder', roundOff: true, rating: 4 }
  const { rating: _, ...earlier } = { ...own, tagline: 'Softer' }
  assert.deepEqual(putBack(now, earlier, ['tagline']), {
    settings: { ...now, tagline: 'Softer' },
    changed: ['tagline'],
  })
  const { rating: __, ...unrated } = now
  assert.deepEqual(putBack(now, earlier, ['rating']), { settings: unrated, changed: ['rating'] })
})

test('a field is not put back beside one that it does not go with', () => {
  const dated = { ...own, bookingOpens: '2026-10-01' }
  const late = putBack(dated, { ...own, bookingCloses: '2026-09-01' }, ['bookingCloses'])
  assert.deepEqual('faults' in late && late.faults.map(({ path }) => path), ['bookingCloses'])
  const made = putBack(own, demoSettings, ['phone'])
  assert.deepEqual('faults' in made && made.faults.map(({ path }) => path), ['phone'], 'no made-up phone')
})
