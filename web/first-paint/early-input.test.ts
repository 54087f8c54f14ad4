import assert from 'node:assert/strict'
import test from 'node:test'
import { runInNewContext } from 'node:vm'
import { captureEarlyInput } from './early-input.ts'

type Kept = { window: { earlyInput?: Record<'elements' | 'pickers', unknown[]> } }
type Keep = (event: object) => void

/** Runs the script in a page; `send` returns what it did to the event. */
function openPage() {
  const heard: Keep[] = []
  const page: Kept & Record<string, unknown> = {
    window: {},
    AbortController,
    addEventListener: (_type: string, keep: Keep) => heard.push(keep),
  }
  runInNewContext(captureEarlyInput({ forms: true }), page)
  const send = (type: string, target: object, element: object | null): string[] => {
    const done: string[] = []
    const note = (what: string) => () => void done.push(what)
    heard[0]?.({
      type,
      target: Object.assign(target, { closest: () => element }),
      preventDefault: note('prevented'),
      stopPropagation: note('stopped'),
    })
    return done
  }
  return { send, early: () => page.window.earlyInput }
}

test('React hears no event that will be replayed, and the browser does no press', () => {
  const { send, early } = openPage()
  const button = { ariaBusy: null }
  const field = {}
  assert.deepEqual(send('click', button, button), ['stopped', 'prevented'])
  for (const type of ['input', 'change', 'input']) assert.deepEqual(send(type, field, field), ['stopped'])
  assert.deepEqual(send('click', { type: 'checkbox' }, null), ['stopped'], 'React reads a choice from its click')
  assert.deepEqual(send('click', {}, null), [], 'a link')
  assert.deepEqual([...(early()?.elements ?? [])], [button, field])
})

test('a file picker opened twice passes on its file once', () => {
  const { send, early } = openPage()
  const picker = { type: 'file' }
  for (let press = 0; press < 2; press += 1) send('click', picker, null)
  assert.equal(early()?.pickers.length, 1)
})
