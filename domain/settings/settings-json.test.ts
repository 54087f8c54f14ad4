import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings, readStoredSettings, settingsJson } from './settings-json.ts'
import { settingLabels } from '../words/en/office/shop/setting-fields.ts'
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
  dispatchPromises: [{ bookedUntil: '2026-10-01', promise: 'Sent within a week' }],
  burstingHours: '6 am to 7 am and 7 pm to 8 pm',
  safetyCard: ['Keep water near.'],
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
  assert.deepEqual(Object.keys(settingLabels).toSorted(), inChapters.toSorted())
})
