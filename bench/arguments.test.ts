import assert from 'node:assert/strict'
import test from 'node:test'
import { readBenchArguments } from './arguments.ts'

const known = ['pages', 'growth', 'start'] as const

test('without a word it is everything, and quickly when asked', () => {
  assert.deepEqual(readBenchArguments([], known), { quick: false, parts: known })
  assert.deepEqual(readBenchArguments(['--quick'], known), { quick: true, parts: known })
})

test('named parts run in their own order, each once', () => {
  const asked = readBenchArguments(['start', '--quick', 'pages', 'start'], known)
  assert.deepEqual(asked, { quick: true, parts: ['pages', 'start'] })
})

test('what it does not know is said in one sentence each, with an example at the end', () => {
  const asked = readBenchArguments(['--fast', 'pages', 'weather'], known)
  assert.ok('faults' in asked)
  assert.deepEqual(asked.faults, [
    '--fast is nothing that the bench knows',
    'weather is nothing that the bench knows',
    'Its parts are pages, growth, start. For example: npm run bench -- --quick pages',
  ])
})
