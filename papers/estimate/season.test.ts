import assert from 'node:assert/strict'
import test from 'node:test'
import { dueAtFirst } from '#domain/payments/due.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { A4, MARGIN_MM } from '../page-layout.ts'
import { layOutEstimate } from './estimate.ts'
import { seasonHeightMm, seasonNotes } from './season.ts'

const asPlaced = dueAtFirst(2_249_00)

const dispatchPromises = [{ bookedUntil: '2026-11-30', promise: 'Leaves us by 4 December.' }]
const burstingHours = '6 am to 7 am and 7 pm to 8 pm'
const safetyCard = ['Keep water near.', 'குழந்தைகள் பெரியவர்களுடன் இருக்கட்டும்.']
const season = { ...demoSettings, dispatchPromises, burstingHours, safetyCard }

test('the estimate has the dispatch by the day of the order, bursting hours and each point of the safety card', () => {
  assert.deepEqual(seasonNotes(testOrder(), season), {
    notes: ['Dispatch: Leaves us by 4 December.', `Bursting hours: ${burstingHours}`],
    safety: safetyCard.map((point) => `• ${point}`),
  })
  const late = testOrder({ placedAt: '2026-12-24T06:00:00.000Z' })
  assert.deepEqual(seasonNotes(late, season).notes, [`Bursting hours: ${burstingHours}`])
})

test('an estimate without season settings has no season notes', () => {
  assert.equal(seasonHeightMm(seasonNotes(testOrder(), demoSettings)), 0)
  assert.ok(layOutEstimate(testOrder(), demoSettings, asPlaced).pages.every((page) => !page.season))
})

test('season notes follow the notes, or have their own page where the longest do not fit', () => {
  const [page, ...more] = layOutEstimate(testOrder(), season, asPlaced).pages
  assert.deepEqual(more, [])
  assert.ok(page?.season && page.closing && page.season.topMm > page.closing.notesTopMm)

  const word = 'ஔஔஔ '
  const longest = { ...season, safetyCard: Array.from({ length: 12 }, () => word.repeat(50).trim()) }
  const items = Array.from({ length: 12 }, () => testOrder().items[0]).filter((item) => item !== undefined)
  const pages = layOutEstimate(testOrder({ items }), longest, asPlaced).pages
  const last = pages.at(-1)
  assert.deepEqual([last?.number, last?.rows, last?.closing], [pages.length, [], undefined])
  assert.ok(last?.season)
  assert.ok(last.season.safety.length >= 24)
  assert.ok(last.season.topMm + seasonHeightMm(last.season) <= A4.heightMm - MARGIN_MM - 4)
})
