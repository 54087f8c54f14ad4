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
      'bannerLines.0': `Shorten “${'a'.repeat(40)}…” to 100 characters`,
      heroPicture: 'Hero picture must be an uploaded picture',
      posters: 'Posters must be a list of 5 pictures',
      keepCustomersMonths: 'Enter 12 to 600 months, or 0 to keep customer details for ever',
    },
  )
})
