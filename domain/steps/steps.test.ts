import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  awaySteps,
  cancelledRefusal,
  currentStep,
  doneSteps,
  goodsSteps,
  hasReached,
  nextSteps,
  onTheWaySteps,
  orderSteps,
  readOrderStep,
  readRecordedStep,
  type RecordedStep,
  statesOf,
  stepLine,
  stepRefusal,
  takeBackRefusal,
  toDispatchSteps,
  toPackSteps,
} from './steps.ts'

const after = (...steps: (RecordedStep | `-${RecordedStep}`)[]) =>
  doneSteps(
    steps.map((each) =>
      each.startsWith('-')
        ? { kind: 'taken back', step: each.slice(1) as RecordedStep }
        : { kind: 'step', step: each as RecordedStep },
    ),
  )

test('an order is at the last of its steps, in whichever order they were taken', () => {
  assert.equal(currentStep(after()), 'placed')
  assert.equal(currentStep(after('confirmed')), 'confirmed')
  assert.equal(currentStep(after('packed', 'confirmed', 'paid')), 'packed')
  assert.equal(currentStep(after('confirmed', 'delivered', '-delivered')), 'confirmed')
  assert.equal(currentStep(after('packed', 'cancelled')), 'cancelled')
  assert.equal(currentStep(doneSteps([{ kind: 'note' }, { kind: 'no answer' }])), 'placed')
})

test('§4 Verified is a confirmed order, Complete a delivered one', () => {
  assert.deepEqual(statesOf(after()), { verified: 'Unverified', completion: 'Pending' })
  assert.deepEqual(statesOf(after('confirmed', 'packed')), { verified: 'Verified', completion: 'Pending' })
  assert.deepEqual(statesOf(after('delivered')), { verified: 'Unverified', completion: 'Complete' })
  assert.deepEqual(statesOf(after('confirmed', '-confirmed')), { verified: 'Unverified', completion: 'Pending' })
})

test('a step backwards, and a second one, are refused with a sentence', () => {
  assert.equal(
    stepRefusal(after('confirmed', 'dispatched'), 'packed'),
    'This order is already marked “Dispatched”. If that was a mistake, undo “Dispatched” first.',
  )
  const dispatched = doneSteps([
    { kind: 'step', step: 'dispatched', at: '2026-11-20T17:15:20.000Z', who: 'ravi@example.com' },
  ])
  assert.equal(
    stepRefusal(dispatched, 'dispatched'),
    'This order is already marked “Dispatched”, since 20/11/2026 10:45:20 pm, by ravi@example.com.',
  )
  assert.equal(stepRefusal(after('packed'), 'packed'), 'This order is already marked “Packed”.')
})

test('the call and the money may come after the goods', () => {
  assert.deepEqual(nextSteps(after('delivered')), ['confirmed', 'paid'])
  assert.deepEqual(nextSteps(after()), ['confirmed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled'])
})

test('a cancelled order takes no step; goods on their way are not cancelled', () => {
  assert.deepEqual(nextSteps(after('confirmed', 'cancelled')), [])
  assert.equal(stepRefusal(after('cancelled'), 'packed'), cancelledRefusal())
  assert.equal(takeBackRefusal(after('confirmed', 'cancelled'), 'confirmed'), cancelledRefusal())
  assert.equal(takeBackRefusal(after('cancelled'), 'cancelled'), undefined)
  assert.match(
    stepRefusal(after('dispatched'), 'cancelled') ?? '',
    /have left the shop\. When they are back, undo “Dispatched” first/,
  )
})

test('a step can be undone while it is done and no later step of the goods follows', () => {
  assert.equal(takeBackRefusal(after('packed'), 'packed'), undefined)
  assert.equal(
    takeBackRefusal(after('packed', '-packed'), 'packed'),
    'This order is not marked “Packed”. Somebody may have undone it.',
  )
  assert.equal(
    takeBackRefusal(after('packed', 'dispatched'), 'packed'),
    'This order is already marked “Dispatched”. Undo “Dispatched” first.',
  )
  assert.equal(takeBackRefusal(after('confirmed', 'delivered'), 'confirmed'), undefined, '§4 the chips toggle')
})

const reached = (goal: Parameters<typeof hasReached>[1]) => orderSteps.filter((step) => hasReached(step, goal))

test('each set of steps is a stretch of the way from the call to the customer', () => {
  assert.deepEqual(toPackSteps, ['confirmed', 'paid'])
  assert.deepEqual(goodsSteps, ['packed', 'dispatched', 'delivered'])
  assert.deepEqual(toDispatchSteps, ['packed'])
  assert.deepEqual(awaySteps, ['dispatched', 'delivered'])
  assert.deepEqual(onTheWaySteps, ['dispatched'])
  assert.deepEqual(reached('packed'), ['packed', 'dispatched', 'delivered'])
  assert.deepEqual(reached('dispatched'), ['dispatched', 'delivered'], 'the goods of a cancelled order are nowhere')
  assert.deepEqual(reached('delivered'), ['delivered'])
})

test('only a step is read as one', () => {
  assert.equal(readRecordedStep('packed'), 'packed')
  assert.equal(readRecordedStep('placed'), undefined)
  assert.equal(readOrderStep('placed'), 'placed')
  assert.equal(readOrderStep(null), undefined)
  assert.equal(readOrderStep('toString'), undefined)
})

const way = (...steps: Parameters<typeof after>) =>
  stepLine(after(...steps)).map(({ step, isDone }) => (isDone ? step : `(${step})`))

test('the way of an order has every step, done or not, and ends with a cancellation', () => {
  assert.deepEqual(way(), ['placed', '(confirmed)', '(paid)', '(packed)', '(dispatched)', '(delivered)'])
  assert.deepEqual(way('packed', 'confirmed', '-packed', 'dispatched').slice(1), [
    'confirmed',
    '(paid)',
    '(packed)',
    'dispatched',
    '(delivered)',
  ])
  assert.deepEqual(way('confirmed', 'packed', 'cancelled'), ['placed', 'confirmed', 'packed', 'cancelled'])
  const [, confirmed] = stepLine(doneSteps([{ kind: 'step', step: 'confirmed', at: '2026-11-20T17:15:20.000Z' }]))
  assert.equal(confirmed?.at, '2026-11-20T17:15:20.000Z')
})
