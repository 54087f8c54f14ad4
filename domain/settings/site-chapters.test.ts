import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings } from './settings-json.ts'

function faultsOf(json: unknown): unknown {
  const read = readShopSettings(json)
  return 'faults' in read ? Object.fromEntries(read.faults.map(({ path, sentence }) => [path, sentence])) : {}
}

test('words, pictures and privacy have their own sentences', () => {
  assert.deepEqual(
    faultsOf({ bannerLines: ['a'.repeat(101)], heroPicture: 'hero', posters: ['', ''], keepCustomersMonths: 7 }),
    {
      'bannerLines.0': 'Banner lines must be a text of 1 to 100 characters',
      heroPicture: 'Hero picture must be the address of an uploaded picture, or empty',
      posters: 'Posters must be a list of 5 pictures',
      keepCustomersMonths: 'Months to keep customers must be a whole number of months from 12 to 600, or 0 for never',
    },
  )
})
