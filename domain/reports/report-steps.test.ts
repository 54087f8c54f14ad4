import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inLanguage } from '#domain/words/in-language.ts'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { MOST_DAYS, reportSteps } from './report-steps.ts'

speak(language)

const sums = (day: string, count = 1, paise = 2_000_00, confirmed = false) => ({ day, count, paise, confirmed })

test('each day has its step, also one without orders', () => {
  const steps = reportSteps([sums('2026-11-24', 2), sums('2026-11-24', 1, 500_00, true)], {
    from: '2026-11-23',
    to: '2026-11-25',
  })
  assert.deepEqual(
    steps.map(({ name, label, asked, confirmed }) => [name, label, asked.count, asked.paise, confirmed.paise]),
    [
      ['23/11/2026', '23/11', 0, 0, 0],
      ['24/11/2026', '24/11', 3, 2_500_00, 500_00],
      ['25/11/2026', '25/11', 0, 0, 0],
    ],
  )
})

test('more days than a phone can show are months, and together they have every sum', () => {
  const stored = [sums('2026-07-31'), sums('2026-08-01'), sums('2026-11-25')]
  const steps = reportSteps(stored, { from: '2026-07-15', to: '2026-11-25' })
  assert.deepEqual(
    steps.map(({ from, to, name, label, asked }) => [from, to, name, label, asked.count]),
    [
      ['2026-07-31', '2026-07-31', 'July 2026', 'Jul 26', 1],
      ['2026-08-01', '2026-08-31', 'August 2026', 'Aug 26', 1],
      ['2026-09-01', '2026-09-30', 'September 2026', 'Sep 26', 0],
      ['2026-10-01', '2026-10-31', 'October 2026', 'Oct 26', 0],
      ['2026-11-01', '2026-11-25', 'November 2026', 'Nov 26', 1],
    ],
  )
})

test('a Tamil month is shortened by whole letters', () => {
  const days = { from: '2026-03-01', to: '2026-11-25' }
  const labels = inLanguage('ta', () => reportSteps([sums('2026-03-01')], days)).map(({ label }) => label)
  assert.deepEqual(labels, ['மார்ச் 26', 'ஏப்ர 26', 'மே 26', 'ஜூன் 26', 'ஜூலை 26', 'ஆகஸ் 26', 'செப்ட 26', 'அக்டோ 26', 'நவம் 26'])
})

test('years without orders before the first one are left out', () => {
  assert.equal(reportSteps([sums('2026-11-20')], { from: '2000-01-01', to: '2026-11-25' }).length, 6)
  assert.equal(reportSteps([], { from: '2000-01-01', to: '2026-11-25' }).length, 1)
  assert.equal(reportSteps([], { from: '2026-11-01', to: '2026-11-25' }).length, 25)
  assert.equal(MOST_DAYS, 92)
})
