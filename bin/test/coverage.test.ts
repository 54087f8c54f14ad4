import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import test from 'node:test'
import { coverageLine } from './coverage.ts'

const path = resolve('domain/cart.ts')
const line = (number: number, count: number) => ({ line: number, count })

test('lines run in any process are covered, and each folder counts its own files', () => {
  const reports = [
    { files: [{ path, lines: [line(1, 1), line(2, 0), line(3, 0)], branches: [line(2, 1), line(2, 0)] }] },
    { files: [{ path, lines: [line(1, 0), line(2, 5), line(3, 0)], branches: [line(2, 0), line(2, 0)] }] },
    { files: [{ path: resolve('server/shop.ts'), lines: [line(1, 1)], branches: [] }] },
  ]
  assert.equal(coverageLine('domain/', reports), 'domain/  66.7 % of 3 lines, 50.0 % of 2 branches')
  assert.equal(coverageLine('server/', reports), 'server/  100.0 % of 1 lines, – of 0 branches')
})
