import assert from 'node:assert/strict'
import test from 'node:test'
import { publicSettings } from '#domain/settings/public-settings.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { breadcrumbData, storeData } from './shop-structured-data.ts'
import { siteOrigin } from './site-origin.ts'

const frame = { settings: publicSettings(demoSettings) }
const origin = siteOrigin()

test('§1 the shop is a store with address, phone and its year, and no rating that nobody counted', () => {
  const store = storeData(frame)
  assert.equal(store['@type'], 'Store')
  assert.equal(store.telephone, '+915555501999')
  assert.equal(store.foundingDate, '1999')
  assert.equal((store.address as { postalCode: string }).postalCode, '626123')
  assert.equal(store.aggregateRating, undefined)
})

test('empty numbers and pages are left out', () => {
  const social = { facebook: '', instagram: '', youtube: '' }
  const store = storeData({ settings: { ...frame.settings, gstin: '', licenceNumber: '', social } })
  for (const claim of ['taxID', 'identifier', 'sameAs']) assert.ok(!(claim in store), claim)
})

test('breadcrumbs begin at Home', () => {
  const { itemListElement } = breadcrumbData([{ name: 'About', path: '/about' }])
  assert.deepEqual(itemListElement, [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'About', item: `${origin}/about` },
  ])
})
