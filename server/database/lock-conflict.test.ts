import assert from 'node:assert/strict'
import test from 'node:test'
import { isLockConflict, LOCK_TRIES, retryLockConflicts } from './lock-conflict.ts'

const busy = (errcode = 5) => Object.assign(new Error('database is locked'), { errcode })

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test('§7 a lock conflict is tried up to 25 times', async () => {
  let tries = 0
  const always = async () => {
    tries += 1
    throw busy()
  }
  const pauses: number[] = []
  await assert.rejects(retryLockConflicts(always, { pause: async (ms) => void pauses.push(ms) }), /locked/)
  assert.equal(tries, LOCK_TRIES)
  assert.deepEqual(pauses.slice(0, 8), [20, 40, 80, 160, 320, 640, 1_000, 1_000])
  assert.equal(LOCK_TRIES, 25)
})

test('work that succeeds at last returns its result', async () => {
  let tries = 0
  const result = await retryLockConflicts(async () => {
    tries += 1
    if (tries < 4) throw busy(517)
    return 'done'
  })
  assert.deepEqual([result, tries], ['done', 4])
})

const pause = async () => {}
const taken = () => Promise.reject(withCode('23505'))

test('a unique key that another transaction has taken is looked for again, and thrown when it stays taken', async () => {
  const works = [taken, async () => 'found by the look']
  assert.equal(await retryLockConflicts(() => works.shift()!(), { pause }), 'found by the look')
  let tries = 0
  const always = () => {
    tries += 1
    return taken()
  }
  await assert.rejects(retryLockConflicts(always, { pause }), { code: '23505' })
  assert.equal(tries, 3)
})

test('any other error is thrown at once', async () => {
  let tries = 0
  const failing = async () => {
    tries += 1
    throw new Error('disk full')
  }
  await assert.rejects(retryLockConflicts(failing), /disk full/)
  assert.equal(tries, 1)
})

test('PostgreSQL serialization failures, deadlocks and lock time-outs are conflicts; a broken rule is not', () => {
  for (const code of ['40001', '40P01', '55P03']) assert.equal(isLockConflict(withCode(code)), true)
  assert.equal(isLockConflict(withCode('23505')), false)
  assert.equal(isLockConflict(Object.assign(new Error('x'), { errcode: 2067 })), false)
})

test('however quickly it fails, it is not tried for longer than its time', async () => {
  let tries = 0
  const always = async () => {
    tries += 1
    throw busy()
  }
  await assert.rejects(retryLockConflicts(always, { longestMs: 0 }), /locked/)
  assert.ok(tries <= 2)
})
