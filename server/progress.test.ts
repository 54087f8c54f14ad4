import assert from 'node:assert/strict'
import test from 'node:test'
import { openProgress } from './progress.ts'

function written(isTTY: boolean, total: number): string[] {
  const texts: string[] = []
  const { say, step } = openProgress({ isTTY, write: (text: string) => texts.push(text) > 0 })
  say('Opening')
  for (let done = 1; done <= total; done += 1) step('Adding', done, total)
  return texts
}

test('a log gets a line for each tenth', () => {
  assert.deepEqual(written(false, 30), [
    'Opening\n',
    ...Array.from({ length: 10 }, (_, tenth) => `Adding: ${(tenth + 1) * 3} of 30\n`),
  ])
  assert.deepEqual(written(false, 2), ['Opening\n', 'Adding: 1 of 2\n', 'Adding: 2 of 2\n'])
})

test('a terminal gets one line that is overwritten and closed at the end', () => {
  const line = '\r\u001B[KAdding: '
  assert.deepEqual(written(true, 2), ['Opening\n', `${line}1 of 2`, `${line}2 of 2\n`])
})
