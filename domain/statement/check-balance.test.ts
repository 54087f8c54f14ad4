import assert from 'node:assert/strict'
import test from 'node:test'
import { type BalanceRow, checkBalance } from './check-balance.ts'

const row = (number: number, rupees: number, balance?: number): BalanceRow => ({
  row: number,
  paise: Math.abs(rupees) * 100,
  side: rupees < 0 ? 'out' : 'in',
  ...(balance !== undefined && { balance: balance * 100 }),
})
const rows = [row(2, 500, 1500), row(3, -200, 1300), row(4, 100, 1400)]
const agrees = {
  kind: 'agrees',
  isWhole: true,
  openingPaise: 1000_00,
  inPaise: 600_00,
  outPaise: 200_00,
  closingPaise: 1400_00,
}

const differs = (at: number, expected: number, found: number) => ({
  kind: 'differs',
  row: at,
  expectedPaise: expected * 100,
  foundPaise: found * 100,
})

test('a file with a correct balance is confirmed, whichever row is first', () => {
  assert.deepEqual(checkBalance(rows), agrees)
  assert.deepEqual(checkBalance(rows.toReversed()), agrees)
  assert.deepEqual(checkBalance([{ opening: 1000_00 }, ...rows]), agrees)
  assert.deepEqual(checkBalance([row(2, -500, -700), row(3, 100, -600)]).kind, 'agrees')
})

test('a file with a wrong balance names the first difference', () => {
  assert.deepEqual(checkBalance([row(2, 500, 1500), row(4, 100, 1400), row(5, 100, 1500)]), differs(4, 1600, 1400))
  assert.deepEqual(checkBalance([{ opening: 900_00 }, ...rows]), differs(2, 1400, 1500))
  assert.deepEqual(
    checkBalance([row(2, 5000, 1500), row(3, -200, 1300), row(4, 10, 1400), row(5, 1, 1401)]),
    differs(4, 1310, 1400),
  )
})

test('without a balance there is no result, and an unreadable row breaks the chain', () => {
  assert.deepEqual(checkBalance([row(2, 500), row(3, -200)]), { kind: 'none' })
  assert.deepEqual(checkBalance([]), { kind: 'none' })
  const check = checkBalance([row(2, 500, 1500), 'unread', row(4, 100, 1400)])
  assert.deepEqual(check.kind === 'agrees' && check.isWhole, false)
})
