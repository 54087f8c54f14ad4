import assert from 'node:assert/strict'
import test from 'node:test'
import { encodingFor } from './content-encoding.ts'

const table: [accepted: string, chosen: ReturnType<typeof encodingFor>][] = [
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8 , gzip; q=0.5', 'br'],
  ['br;q=0.8, gzip;q=0.5, identity', undefined],
  ['br;q=0.8, identity;q=0.1', 'br'],
  ['identity', undefined],
  ['*;q=0', undefined],
  ['br;q=lots', undefined],
  ['deflate, zstd', undefined],
  ['broom', undefined],
]

for (const [accepted, chosen] of table) {
  test(`Accept-Encoding: ${accepted} is answered in ${chosen ?? 'no encoding'}`, () => {
    assert.equal(encodingFor(accepted), chosen)
    assert.equal(encodingFor(accepted), chosen)
  })
}

test('strangers’ made-up encodings are not remembered for ever, and change nothing', () => {
  for (let each = 0; each < 1_000; each += 1) assert.equal(encodingFor(`gzip;q=0.5, x${each}`), 'gzip')
  assert.equal(encodingFor('br;q=0, gzip'), 'gzip')
})
