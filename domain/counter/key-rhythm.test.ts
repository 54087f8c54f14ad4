import assert from 'node:assert/strict'
import test from 'node:test'
import { heard, type KeyRhythm, NO_KEYS } from './key-rhythm.ts'

/** Returns the origin of every Enter, with the burst that it ends. */
function enters(keys: readonly string[], pauseMs: number, { start = NO_KEYS, at = 1_000 } = {}): [string, string][] {
  const found: [string, string][] = []
  let rhythm: KeyRhythm = start
  for (const [index, key] of keys.entries()) {
    rhythm = heard(rhythm, { key, at: at + index * pauseMs, isRepeat: false })
    if (key === 'Enter') found.push([rhythm.origin, rhythm.burst])
  }
  return found
}

test('a code that comes as fast as a scanner types is a scan, with the letters between', () => {
  assert.deepEqual(enters([...'1234', 'Enter'], 1), [['scan', '1234']])
  assert.deepEqual(enters([...'1234', 'Enter'], 50), [['scan', '1234']])
  assert.deepEqual(enters(['Shift', 'P', 'Shift', 'R', 'Shift', 'D', ...'1234', 'Enter'], 4), [['scan', 'PRD1234']])
})

test('the second line end of a scanner is an echo, and the next code a new scan', () => {
  const keys = [...'1234', 'Enter', 'Enter', ...'5678', 'Enter', 'Enter']
  assert.deepEqual(enters(keys, 5), [
    ['scan', '1234'],
    ['echo', ''],
    ['scan', '5678'],
    ['echo', ''],
  ])
})

test('slow keys, few keys, and Enter after a pause are typed by hand', () => {
  assert.deepEqual(enters([...'1234', 'Enter'], 90), [['hand', '']])
  assert.deepEqual(enters([...'42', 'Enter'], 5), [['hand', '']])
  const typed = [...'1234'].reduce((rhythm, key, at) => heard(rhythm, { key, at: at * 5, isRepeat: false }), NO_KEYS)
  assert.equal(heard(typed, { key: 'Enter', at: 400, isRepeat: false }).origin, 'hand')
  assert.deepEqual(enters(['Enter', 'Enter'], 400), [
    ['hand', ''],
    ['hand', ''],
  ])
})

test('a repeating key is no press, however long, and its release starts over', () => {
  let rhythm = heard(NO_KEYS, { key: 'Enter', at: 0, isRepeat: false })
  assert.equal(rhythm.origin, 'hand')
  for (let at = 500; at < 900; at += 33) {
    rhythm = heard(rhythm, { key: 'Enter', at, isRepeat: true })
    assert.equal(rhythm.origin, 'held')
  }
  assert.equal(heard(rhythm, { key: 'Enter', at: 1_300, isRepeat: false }).origin, 'hand')
})
