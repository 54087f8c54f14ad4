import assert from 'node:assert/strict'
import test from 'node:test'
import { channelsOf } from './report-channels.ts'
import { noSums } from './report-sums.ts'

const sums = (count: number, paise: number) => ({ asked: { count, paise }, confirmed: { count, paise } })

test('sales online and over the counter are apart', () => {
  assert.deepEqual(
    channelsOf(sums(2, 900_00), sums(1, 100_00)).map(({ name, asked }) => [name, asked.paise]),
    [
      ['Online', 900_00],
      ['Counter', 100_00],
    ],
  )
})

test('a shop without a counter has no channels, one where goods only came back has', () => {
  assert.deepEqual(channelsOf(sums(2, 900_00), noSums()), [])
  assert.equal(channelsOf(noSums(), sums(0, -50_00)).length, 2)
})
