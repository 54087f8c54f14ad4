import assert from 'node:assert/strict'
import test, { suite } from 'node:test'
import { readSeedArguments } from './arguments.ts'

const asked = (text: string) => readSeedArguments(text.split(' ').filter(Boolean))

test('both numbers are read, in any order and with an equals sign', () => {
  assert.deepEqual(asked('--products 1000 --orders 50000'), { products: 1000, orders: 50_000, yes: false })
  assert.deepEqual(asked('--orders=7 --yes'), { products: 0, orders: 7, yes: true })
})

suite('each fault has a sentence, with an example at the end', () => {
  const guilty: [says: RegExp, text: string][] = [
    [/^Say how many/, ''],
    [/^Say how many/, '--yes'],
    [/^--products needs a whole number from 0 to 9000/, '--products'],
    [/^--products needs a whole number/, '--products many'],
    [/^--products needs a whole number/, '--products 9001'],
    [/^--products needs a whole number/, '--products --orders'],
    [/^--orders needs a whole number from 0 to 1000000/, '--orders -5'],
    [/^--orders needs a whole number/, '--orders 1.5'],
    [/^--people is nothing that seed knows/, '--products 5 --people 4'],
    [/^-q is nothing that seed knows/, '--products 5 -q'],
    [/^lots is nothing that seed knows/, '--products 5 lots'],
  ]
  for (const [says, text] of guilty) {
    test(`seed ${text}`, () => {
      const read = asked(text)
      assert.ok('faults' in read)
      assert.match(read.faults[0] ?? '', says)
      assert.match(read.faults.at(-1) ?? '', /^For example: npm run seed/)
    })
  }
})

test('all faults are reported at once', () => {
  const read = asked('--products x --orders y z')
  assert.ok('faults' in read)
  assert.equal(read.faults.length, 4)
})
