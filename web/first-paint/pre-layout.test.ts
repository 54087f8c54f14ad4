import assert from 'node:assert/strict'
import test, { beforeEach } from 'node:test'
import { preLayout } from './pre-layout.ts'

let idle: (() => void)[] = []
let laidOut: string[] = []

beforeEach(() => {
  idle = []
  laidOut = []
  Object.assign(globalThis, {
    requestIdleCallback: (act: () => void) => idle.push(act),
    cancelIdleCallback: (id: number) => delete idle[id - 1],
  })
})

function element(name: string): Element {
  return { getBoundingClientRect: () => laidOut.push(name) } as unknown as Element
}

function idleMoment() {
  const [act, ...later] = idle.filter((one) => one !== undefined)
  idle = later
  act?.()
}

test('each idle callback lays out one element, in order', () => {
  for (const name of ['a', 'b', 'c']) preLayout(element(name))
  assert.deepEqual(laidOut, [])
  idleMoment()
  assert.deepEqual(laidOut, ['a'])
  idleMoment()
  idleMoment()
  assert.deepEqual(laidOut, ['a', 'b', 'c'])
  assert.equal(idle.length, 0, 'nothing is left to wait for')
})

test('a removed element is skipped, the others are laid out', () => {
  preLayout(element('a'))
  const take = preLayout(element('b'))
  preLayout(element('c'))
  take()
  for (const _ of 'abc') idleMoment()
  assert.deepEqual(laidOut, ['a', 'c'])
})

test('with every element removed nothing is scheduled; later elements are laid out', () => {
  preLayout(element('a'))()
  assert.deepEqual(idle.filter(Boolean), [])
  preLayout(element('b'))
  idleMoment()
  preLayout(element('c'))
  idleMoment()
  assert.deepEqual(laidOut, ['b', 'c'])
})
