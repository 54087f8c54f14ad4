import assert from 'node:assert/strict'
import { test } from 'node:test'
import { affordableStreams, limitIn, openFilesLimit } from './open-files.ts'

const limits = (soft: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             63000                63000                processes
Max open files            ${soft.padEnd(20)} 1048576              files     \n`

test('the limit is read from the system', () => {
  assert.equal(limitIn(limits('1024')), 1_024)
  assert.equal(limitIn(limits('unlimited')), Infinity)
  assert.equal(limitIn('something else'), Infinity)
  assert.ok(openFilesLimit() > 100)
})

test('the requested streams, while a quarter of the files stays free', () => {
  assert.equal(affordableStreams(12_000, 20_000), 12_000)
  assert.equal(affordableStreams(12_000, 1_024), 768)
  assert.equal(affordableStreams(12_000, Infinity), 12_000)
})
