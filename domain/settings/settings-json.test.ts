import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings, readStoredSettings, settingsJson } from './settings-json.ts'
import { settingLabels } from '../words/en/office/shop/setting-fields.ts'
import { inTamil, translatedFields } from './translated.ts'
import { chapters, demoSettings, settingsFields, type ShopSettings } from './shop-settings.ts'

const everything: ShopSettings = {
  ...demoSettings,
  tamilName: 'ஸ்ரீ விநாயகா பட்டாசு',
  logo: '/media/images/logo.png',
  otherPhones: ['+91 55555 01998', '04562 555555'],
  openingHours: '9 am to 9 pm, every day',
  mapLink: 'https://maps.example/?q=sivakasi',
  closedSentence: 'We open on Monday.',
  minimumOrderPaise: 2500_50,
  minimumByState: [{ state: 'Karnataka', minimumPaise: 5000_00 }],
  packing: { unit: 'percent', amount: 2.5 },
  roundOff: true,
  blockedStates: ['Delhi'],
  blockedPincodes: ['11', '600001'],
  bank: { accountName: 'Vinayaga', accountNumber: '001234567890', ifsc: 'ABCD0123456', bankName: 'A Bank', branch: '' },
  bookingOpens: '2026-08-01',
  bookingCloses: '2026-11-01',
  dispatchPromises: [
    { bookedUntil: '2026-10-01', promise: 'Sent within a week', tamilPromise: 'ஒரு வாரத்தில் அனுப்புகிறோம்' },
    { bookedUntil: '2026-10-20', promise: 'Sent by 1 November' },
  ],
  burstingHours: '6 am to 7 am and 7 pm to 8 pm',
  tamilBurstingHours: 'காலை 6 முதல் 7 வரை',
  safetyCard: ['Keep water near.'],
  tamilSafetyCard: ['அருகில் தண்ணீர் வைக்கவும்.'],
  tamilPolicies: { privacy: ['# நாங்கள்', 'ஒரு கடை.'] },
  bannerLines: ['New: green crackers'],
  aboutText: ['We are a shop.'],
  whatsNext: ['We call you.'],
  posters: ['', '/media/images/a.png', '', '', ''],
}

test('stored settings are read back unchanged, strictly and by another version', () => {
  const stored: unknown = JSON.parse(JSON.stringify(settingsJson(everything)))
  assert.deepEqual(readShopSettings(stored), { settings: everything })
  assert.deepEqual(readStoredSettings(stored), everything)
})

test('a shop without a rating keeps it so', () => {
  const { rating: _, established: __, ...unrated } = everything
  assert.deepEqual(readStoredSettings(JSON.parse(JSON.stringify(settingsJson(unrated)))), unrated)
})

test('fields of another version are left alone, and a missing or broken one has its default', () => {
  const { roundOff: _, ...older } = settingsJson(everything)
  const read = readStoredSettings({ ...older, delivery: 'by drone', packing: 'much' })
  assert.deepEqual(read, { ...everything, roundOff: false, packing: { unit: 'percent', amount: 0 } })
  assert.deepEqual(readStoredSettings('nothing'), demoSettings)
})

test('settings of a version without Tamil texts are read with none', () => {
  const tamil: readonly string[] = translatedFields.map((field) => inTamil(field))
  const older = Object.entries(settingsJson(everything)).filter(([name]) => !tamil.includes(name))
  const read = readStoredSettings(Object.fromEntries(older))
  for (const field of translatedFields) {
    assert.equal(Object.keys(read[inTamil(field)]).length, 0, inTamil(field))
    assert.deepEqual(read[field], everything[field])
  }
})

test('a row without a Tamil promise has none, so that an earlier version reads it', () => {
  const row = { bookedUntil: '2026-10-01', promise: 'Sent within a week' }
  const read = readShopSettings({ dispatchPromises: [{ ...row, tamilPromise: ' ' }] })
  assert.deepEqual('settings' in read && read.settings.dispatchPromises, [row])
})

test('a fault of a Tamil text names it, with the limits of the English one', () => {
  const read = readShopSettings({
    tamilTagline: 'ஒ'.repeat(201),
    tamilSafetyCard: Array(13).fill('நீர்'),
    tamilPolicies: { terms: ['# '] },
    dispatchPromises: [{ bookedUntil: '2026-10-01', promise: 'Soon', tamilPromise: 'ஒ'.repeat(201) }],
  })
  assert.deepEqual('faults' in read && read.faults.toSorted((a, b) => a.path.localeCompare(b.path)), [
    { path: 'dispatchPromises.0.tamilPromise', sentence: 'Shorten Promise, in Tamil to 200 characters' },
    { path: 'tamilPolicies.terms.0', sentence: 'Write a heading after the #' },
    { path: 'tamilSafetyCard', sentence: 'Safety card, in Tamil can have up to 12 lines' },
    { path: 'tamilTagline', sentence: 'Shorten Tagline, in Tamil to 200 characters' },
  ])
})

test('all faults are reported at once, each with the path of its field', () => {
  const read = readShopSettings({ rating: 9, posters: ['', 7], otherPhones: ['04562 555555', 'none'], sounds: true })
  assert.deepEqual('faults' in read && read.faults, [
    { path: 'otherPhones.1', sentence: '“none” is not a phone number' },
    { path: 'rating', sentence: 'Rating must be a number from 0 to 5' },
    { path: 'posters.1', sentence: 'Poster must be a text' },
    { path: 'sounds', sentence: 'is not a setting' },
  ])
})

test('every field is in one chapter, under one label', () => {
  const inChapters = Object.values(chapters).flatMap((labels) => Object.keys(labels))
  assert.deepEqual(inChapters.toSorted(), Object.keys(settingsFields).toSorted())
  const tamil: readonly string[] = translatedFields.map((field) => inTamil(field))
  assert.deepEqual(Object.keys(settingLabels).toSorted(), inChapters.filter((name) => !tamil.includes(name)).toSorted())
})
