import assert from 'node:assert/strict'
import test from 'node:test'
import { lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { matchesOffice, officeFinder } from './propose-office.ts'

const office = (id: string, places: string) => ({ id, name: id, branch: 'x', phone: '', places })

test('an office is proposed by pincode, then by town, then by district', () => {
  const [district, town] = [office('district', 'Madurai'), office('town', 'West Masi Street')]
  const [area, pincode] = [office('area', '625xxx'), office('pincode', 'Theni\n625001')]
  const all = [district, town, area, pincode]
  assert.equal(officeFinder(all)(lakshmi)?.id, 'pincode')
  assert.equal(officeFinder(all.slice(0, 3))(lakshmi)?.id, 'area')
  assert.equal(officeFinder(all.slice(0, 2))(lakshmi)?.id, 'town')
  assert.equal(officeFinder([district, office('second', 'MADURAI')])(lakshmi)?.id, 'district')
  assert.equal(officeFinder([office('tamil', 'காரைக்கால்')])(murugan)?.id, 'tamil')
})

test('a district in Tamil and in English is one district', () => {
  assert.equal(officeFinder([office('english', 'Theni\nMadurai')])({ ...lakshmi, district: 'மதுரை' })?.id, 'english')
  assert.equal(officeFinder([office('tamil', 'மதுரை')])(lakshmi)?.id, 'tamil')
  assert.equal(officeFinder([office('other', 'தேனி')])(lakshmi)?.id, undefined)
})

test('no office is proposed where none serves the place', () => {
  for (const places of ['', '62', '600001', 'Madurai North', 'Masi Stre', 'Meenakshi Temples']) {
    assert.equal(officeFinder([office('one', places)])(lakshmi), undefined, places)
  }
})

test('an office is found by its name, branch, phone or places, and by a pincode that it serves', () => {
  const kpn = { id: '1', name: 'KPN Parcel', branch: 'மதுரை', phone: '0452 234567', places: 'Melur\n625' }
  for (const search of ['', 'kpn', 'parcel melur', 'மதுரை', '0452', '௦452', '625', '625001', '625 001']) {
    assert.equal(matchesOffice(kpn, search), true, search)
  }
  for (const search of ['abt', 'kpn theni', '626123', '6250']) assert.equal(matchesOffice(kpn, search), false, search)
})
