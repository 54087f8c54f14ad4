import assert from 'node:assert/strict'
import test from 'node:test'
import { hoursText, isWithinHours, readNotificationHours, timeField } from './notification-hours.ts'

const nineToNine = { fromMinute: 9 * 60, toMinute: 21 * 60 }
const night = { fromMinute: 22 * 60 + 30, toMinute: 6 * 60 }
const at = (indian: string) => new Date(`2026-11-01T${indian}:00+05:30`)

test('without hours a device receives orders at any time', () => {
  assert.equal(isWithinHours(undefined, at('03:00')), true)
})

test('hours begin at their first minute and end before their last, in India', () => {
  const heard = ['08:59', '09:00', '20:59', '21:00'].map((time) => isWithinHours(nineToNine, at(time)))
  assert.deepEqual(heard, [false, true, true, false])
})

test('hours may go over midnight', () => {
  const heard = ['22:29', '22:30', '23:59', '00:00', '05:59', '06:00'].map((time) => isWithinHours(night, at(time)))
  assert.deepEqual(heard, [false, true, true, true, true, false])
})

test('the form has any hour, or two different times', () => {
  assert.deepEqual(readNotificationHours({ from: '09:00', to: '21:00' }), { hours: undefined })
  assert.deepEqual(readNotificationHours({ only: 'on', from: '09:00', to: '21:00:00' }), { hours: nineToNine })
  assert.deepEqual(readNotificationHours({ only: 'on', from: '22:30', to: '06:00' }), { hours: night })
  assert.deepEqual(readNotificationHours({ only: 'on', from: '09:00', to: '09:00' }), {
    message: 'Enter two different times.',
  })
  for (const from of ['', '9:00', '24:00', '09:60', undefined, {}]) {
    assert.deepEqual(readNotificationHours({ only: 'on', from, to: '21:00' }), { message: 'Enter both times.' })
  }
})

test('hours are given in words, and are in the form as they were entered', () => {
  assert.equal(hoursText(undefined), 'At any hour')
  assert.equal(hoursText(night), 'From 10:30 pm to 6:00 am')
  assert.deepEqual([timeField(0), timeField(9 * 60 + 5), timeField(1439)], ['00:00', '09:05', '23:59'])
})
