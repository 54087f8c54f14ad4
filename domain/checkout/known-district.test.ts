import assert from 'node:assert/strict'
import test from 'node:test'
import { officialDistrict } from './known-district.ts'

test('a district in Tamil, or in another spelling, has its official name', () => {
  for (const typed of ['Tiruchirappalli', 'திருச்சிராப்பள்ளி', 'trichy', ' TIRUCHI ', 'திருச்சிராப்பள்ளி'.normalize('NFD')]) {
    assert.equal(officialDistrict(typed), 'Tiruchirappalli', typed)
  }
  assert.deepEqual(['நீலகிரி', 'Nilgiris', 'காரைக்கால்'].map(officialDistrict), ['The Nilgiris', 'The Nilgiris', 'Karaikal'])
})

test('another text stays as it was typed', () => {
  assert.deepEqual(['Palakkad', '', 'கொச்சி'].map(officialDistrict), ['Palakkad', '', 'கொச்சி'])
})
