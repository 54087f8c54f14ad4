import assert from 'node:assert/strict'
import test from 'node:test'
import { readArguments, USAGE } from './read-arguments.ts'

test('an e-mail address is enough, however it is written', () => {
  assert.deepEqual(readArguments(['owner@shop.example']), { email: 'owner@shop.example', random: false })
  assert.deepEqual(readArguments([' Owner@Shop.Example ', '--random']), { email: 'owner@shop.example', random: true })
  assert.deepEqual(readArguments(['--random', 'owner@shop.example']), { email: 'owner@shop.example', random: true })
})

for (const [args, says] of [
  [[], /^Say whose account it is/],
  [['--random'], /^Say whose account it is/],
  [['owner'], /^owner is not an e-mail address\./],
  [[`${'a'.repeat(250)}@shop.example`], /is not an e-mail address\./],
  [['owner@shop.example', 'secret-password'], /^One account at a time, not owner@shop\.example and secret-password\./],
  [['owner@shop.example', '--password=x'], /^--password=x is not an option\./],
  [['-h'], /^-h is not an option\./],
] as const) {
  test(`refused in a sentence: ${args.join(' ').slice(0, 60) || 'nothing'}`, () => {
    const read = readArguments(args)
    assert.ok('fault' in read)
    assert.match(read.fault, says)
    assert.ok(read.fault.endsWith(USAGE))
  })
}
