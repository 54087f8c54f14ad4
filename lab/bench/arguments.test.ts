import assert from 'node:assert/strict'
import test from 'node:test'
import { readBenchArguments } from './arguments.ts'

const known = ['pages', 'growth', 'start'] as const

test('without arguments everything runs; --quick and --postgres are read', () => {
  assert.deepEqual(readBenchArguments([], known), { quick: false, postgres: false, parts: known })
  assert.deepEqual(readBenchArguments(['--quick', '--postgres'], known), {
    quick: true,
    postgres: true,
    parts: known,
  })
})

test('named parts run in their own order, each once', () => {
  const read = readBenchArguments(['start', '--quick', 'pages', 'start'], known)
  assert.deepEqual(read, { quick: true, postgres: false, parts: ['pages', 'start'] })
})

test('each unknown argument has a sentence, with an example at the end', () => {
  const read = readBenchArguments(['--fast', 'pages', 'weather'], known)
  assert.ok('faults' in read)
  assert.deepEqual(read.faults, [
    '--fast is nothing that the bench knows',
    'weather is nothing that the bench knows',
    'Its parts are pages, growth, start. For example: npm run lab -- bench --quick pages',
  ])
})
