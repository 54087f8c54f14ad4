import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings } from './settings-json.ts'

function faultsOf(json: unknown): unknown {
  const read = readShopSettings(json)
  return 'faults' in read ? Object.fromEntries(read.faults.map(({ path, sentence }) => [path, sentence])) : {}
}

test('each rule of ordering has its own sentence', () => {
  assert.deepEqual(
    faultsOf({
      minimumByState: [{ state: 'Tamilnadu', minimum: -1 }],
      packing: { unit: 'percent', amount: 101 },
      blockedStates: ['Ceylon'],
      blockedPincodes: ['600001', '0'],
    }),
    {
      'minimumByState.0.state': 'Choose a state of India',
      'minimumByState.0.minimum': 'Minimum must be a number from 0 to 1,00,00,000',
      'packing.amount': 'Packing charge in % must be a number from 0 to 100',
      'blockedStates.0': 'Choose a state of India',
      'blockedPincodes.1': '“0” is not a pincode. Enter 6 digits, or the first 2 to 5',
    },
  )
  const twice = [1, 2].map((minimum) => ({ state: 'Goa', minimum }))
  assert.deepEqual(faultsOf({ minimumByState: twice }), { minimumByState: 'Minimum by state has a state twice' })
})
