import assert from 'node:assert/strict'
import test from 'node:test'
import { openLog } from './log.ts'

function logged(work: (log: ReturnType<typeof openLog>) => void) {
  const lines: string[] = []
  work(openLog((line) => lines.push(line)))
  return lines
}

test('an event is one line of JSON, whatever is in it', () => {
  const lines = logged((log) => log.info('upload refused', { reason: 'two\nlines', bytes: 7 }))
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /^[^\n]*\n$/)
  const { at, ...entry } = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  assert.deepEqual(entry, { event: 'upload refused', reason: 'two\nlines', bytes: 7 })
  assert.ok(!Number.isNaN(Date.parse(String(at))))
})

test('an error is logged with its stack and the id of its request', () => {
  const [line = ''] = logged((log) => log.error(new Error('disk full'), { requestId: '7' }))
  const entry = JSON.parse(line) as Record<string, string>
  assert.equal(entry.requestId, '7')
  assert.match(entry.error ?? '', /disk full\n\s+at /)
})
