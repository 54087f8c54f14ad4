import assert from 'node:assert/strict'
import test from 'node:test'
import { QueueFull } from '../semaphore.ts'
import { markUnavailable, unavailableReason } from './unavailable.ts'

const sqlite = (errcode: number) => Object.assign(new Error('of SQLite'), { code: 'ERR_SQLITE_ERROR', errcode })
const server = (code: string) => Object.assign(new Error('of the server'), { code, severity: 'ERROR' })
const file = (code: string) => Object.assign(new Error('of a file'), { code })

for (const [error, reason] of [
  [sqlite(13), 'disk full'],
  [sqlite(0x30a), 'disk failing'],
  [sqlite(517), 'database busy'],
  [sqlite(19), undefined],
  [file('ENOSPC'), 'disk full'],
  [file('EIO'), 'disk failing'],
  [file('EMFILE'), 'too many open files'],
  [file('ENOENT'), undefined],
  [file('ECONNRESET'), undefined],
  [server('53100'), 'disk full'],
  [server('53300'), 'database away'],
  [server('57P01'), 'database away'],
  [server('08006'), 'database away'],
  [server('55P03'), 'database busy'],
  [server('23505'), undefined],
  [server('42703'), undefined],
  [markUnavailable(file('ECONNRESET'), 'database away'), 'database away'],
  [new QueueFull('too many'), 'database busy'],
  [new TypeError('a bug'), undefined],
  ['no error at all', undefined],
] as const)
  test(`${error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error} is ${reason}`, () => {
    assert.equal(unavailableReason(error), reason)
  })
