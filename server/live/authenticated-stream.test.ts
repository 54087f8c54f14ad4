// Nothing is sent unless the session was found standing after it came.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { guardedStream } from './authenticated-stream.ts'

/** A stream whose questions the test answers one by one. */
function stream() {
  const questions: PromiseWithResolvers<boolean>[] = []
  const sent: string[] = []
  const state = { ended: 0 }
  const guarded = guardedStream({
    mayGoOn() {
      const question = Promise.withResolvers<boolean>()
      questions.push(question)
      return question.promise
    },
    send: (bytes) => sent.push(bytes.toString()),
    end: () => (state.ended += 1),
  })
  const answer = async (mayGoOn: boolean) => {
    questions.at(-1)?.resolve(mayGoOn)
    await wait(1)
  }
  return { ...guarded, questions, sent, state, answer }
}

const bytes = (text: string) => Buffer.from(text)

test('what comes while it is asked waits for a question of its own', async () => {
  const { push, questions, sent, answer } = stream()
  push(bytes('a'))
  push(bytes('b'))
  push(bytes('c'))
  assert.deepEqual(sent, [])
  await answer(true)
  assert.deepEqual([sent.join(''), questions.length], ['a', 2])
  await answer(true)
  assert.deepEqual([sent.join(''), questions.length], ['abc', 2])
})

test('a session that has ended ends the stream, once, with nothing more said', async () => {
  const { push, questions, sent, state, answer } = stream()
  push(bytes('a'))
  push(bytes('b'))
  await answer(false)
  push(bytes('c'))
  assert.deepEqual([sent, state.ended, questions.length], [[], 1, 1])
})

test('asked without anything to send, it sends nothing', async () => {
  const { push, sent, state, answer } = stream()
  push()
  await answer(true)
  assert.deepEqual([sent, state.ended], [[], 0])
})

test('a question that fails ends the stream', async () => {
  const { push, questions, sent, state } = stream()
  push(bytes('a'))
  questions[0]?.reject(new Error('the database is gone'))
  await wait(1)
  assert.deepEqual([sent, state.ended], [[], 1])
})

test('a question without an answer does not pile up what waits', () => {
  const { push, state } = stream()
  for (let index = 0; index < 600; index += 1) push(bytes('x'))
  assert.equal(state.ended, 1)
})
