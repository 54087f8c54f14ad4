import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { exponential } from './evening.ts'
import { type Passing, passThrough } from './stations.ts'

function arrivals(count: number, perSecond: number): Passing[] {
  const random = seededRandom('arrivals')
  let at = 0
  return Array.from({ length: count }, () => {
    at += exponential(random, 1 / perSecond)
    return { at, leftAt: at, isRefused: false }
  })
}

function meanTime(passings: readonly Passing[]): number {
  return passings.reduce((sum, { at, leftAt }) => sum + leftAt - at, 0) / passings.length
}

function meanTimeOf({ servers, perSecond }: { servers: number; perSecond: number }): number {
  const random = seededRandom('services')
  const passings = arrivals(200_000, perSecond)
  passThrough(passings, { servers, serviceOf: () => exponential(random, 1) })
  return meanTime(passings)
}

function isAbout(figure: number, known: number) {
  assert.ok(Math.abs(figure / known - 1) < 0.05, `${figure} is not about ${known}`)
}

test('one server, half busy: M/M/1 takes 1 / (1 - 0.5) services', () => {
  isAbout(meanTimeOf({ servers: 1, perSecond: 0.5 }), 2)
})

test('two servers, half busy: M/M/2 takes 1 / (1 - 0.25) services', () => {
  isAbout(meanTimeOf({ servers: 2, perSecond: 1 }), 4 / 3)
})

test('fixed services and fixed gaps wait for nobody', () => {
  const passings = Array.from({ length: 10 }, (_, at) => ({ at, leftAt: at, isRefused: false }))
  passThrough(passings, { servers: 1, serviceOf: () => 1 })
  assert.deepEqual(
    passings.map(({ at, leftAt }) => leftAt - at),
    Array(10).fill(1),
  )
})

function overload(longestWait?: number): Passing[] {
  const passings = arrivals(2_000, 2)
  passThrough(passings, { servers: 1, serviceOf: () => 1, ...(longestWait !== undefined && { longestWait }) })
  return passings
}

test('more than it can serve: the wait grows without end, and with a longest wait the rest is refused', () => {
  const patient = overload()
  assert.ok(patient.at(-1)!.leftAt - patient.at(-1)!.at > 900)
  const refused = overload(15).filter(({ isRefused }) => isRefused).length
  assert.ok(refused > 900 && refused < 1_100, `${refused} refused`)
})

test('the refused do not enter the next station', () => {
  const passings: Passing[] = [
    { at: 0, leftAt: 0, isRefused: true },
    { at: 0, leftAt: 0, isRefused: false },
  ]
  passThrough(passings, { servers: 1, serviceOf: () => 5 })
  assert.deepEqual(
    passings.map(({ leftAt }) => leftAt),
    [0, 5],
  )
})
