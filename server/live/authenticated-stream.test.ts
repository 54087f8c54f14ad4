import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createAuthenticatedStream } from './authenticated-stream.ts'

/** The test answers its checks one by one. */
function stream() {
  const checks: PromiseWithResolvers<boolean>[] = []
  const sent: string[] = []
  const state = { ended: 0 }
  const authenticated = createAuthenticatedStream({
    isSignedIn() {
      const check = Promise.withResolvers<boolean>()
      checks.push(check)
      return check.promise
    },
    send: (bytes) => sent.push(bytes.toString()),
    end: () => (state.ended += 1),
  })
  const answer = async (isSignedIn: boolean) => {
    checks.at(-1)?.resolve(isSignedIn)
    await wait(1)
  }
  return { ...authenticated, checks, sent, state, answer }
}

const bytes = (text: string) => Buffer.from(text)

test('events during a check wait for a check of their own', async () => {
  const { push, checks, sent, answer } = stream()
  push(bytes('a'))
  push(bytes('b'))
  push(bytes('c'))
  assert.deepEqual(sent, [])
  await answer(true)
  assert.deepEqual([sent.join(''), checks.length], ['a', 2])
  await answer(true)
  assert.deepEqual([sent.join(''), checks.length], ['abc', 2])
})

test('a session that has ended ends the stream, once, and nothing more is sent', async () => {
  const { push, checks, sent, state, answer } = stream()
  push(bytes('a'))
  push(bytes('b'))
  await answer(false)
  push(bytes('c'))
  assert.deepEqual([sent, state.ended, checks.length], [[], 1, 1])
})

test('a check without anything to send sends nothing', async () => {
  const { push, sent, state, answer } = stream()
  push()
  await answer(true)
  assert.deepEqual([sent, state.ended], [[], 0])
})

test('a check that fails ends the stream', async () => {
  const { push, checks, sent, state } = stream()
  push(bytes('a'))
  checks[0]?.reject(new Error('the database is gone'))
  await wait(1)
  assert.deepEqual([sent, state.ended], [[], 1])
})

test('a check without an answer does not pile up unsent events', () => {
  const { push, state } = stream()
  for (let index = 0; index < 600; index += 1) push(bytes('x'))
  assert.equal(state.ended, 1)
})
