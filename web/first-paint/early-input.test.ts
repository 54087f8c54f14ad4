import assert from 'node:assert/strict'
import test from 'node:test'
import { runInNewContext } from 'node:vm'
import { captureEarlyInput } from './early-input.ts'

type Kept = { window: { earlyInput?: { pickers: unknown[] } } }
type Keep = (event: { type: string; target: unknown }) => void

test('a file picker opened twice passes on its file once', () => {
  const heard: Keep[] = []
  const page: Kept & Record<string, unknown> = {
    window: {},
    AbortController,
    addEventListener: (_type: string, keep: Keep) => heard.push(keep),
  }
  runInNewContext(captureEarlyInput({ forms: false }), page)
  const target = { type: 'file', closest: () => null }
  for (let press = 0; press < 2; press += 1) heard[0]?.({ type: 'click', target })
  assert.deepEqual([...(page.window.earlyInput?.pickers ?? [])], [target])
})
