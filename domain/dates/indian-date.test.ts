import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import test from 'node:test'
import * as fc from 'fast-check'
import {
  dayInWords,
  monthInWords,
  orderDate,
  orderTime,
  orderTimestamp,
  parseOrderMoment,
  startOfDay,
} from './indian-date.ts'

const evening = new Date('2026-11-20T17:15:20Z')
const moments = fc.date({ min: new Date('1970-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })

test('§9 dates in en-IN: day, month, year, and the time with am or pm', () => {
  assert.equal(orderDate(evening), '20/11/2026')
  assert.equal(orderTime(evening), '10:45:20 pm')
  assert.equal(orderDate(new Date('2027-01-05T00:00:00Z')), '5/1/2027')
})

test('the day in India begins half past six in the evening of UTC', () => {
  assert.equal(orderDate(new Date('2026-12-31T18:29:59Z')), '31/12/2026')
  assert.equal(orderTime(new Date('2026-12-31T18:29:59Z')), '11:59:59 pm')
  assert.equal(orderDate(new Date('2026-12-31T18:30:00Z')), '1/1/2027')
  assert.equal(orderTime(new Date('2026-12-31T18:30:00Z')), '12:00:00 am')
  assert.equal(orderTime(new Date('2026-12-31T06:30:00Z')), '12:00:00 pm')
})

test('date and time are those of en-IN in Asia/Kolkata at every moment, but for the kind of blank and the case of pm', () => {
  const date = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata' })
  const time = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' })
  fc.assert(
    fc.property(moments, (at) => {
      assert.equal(orderDate(at), date.format(at))
      assert.equal(orderTime(at), time.format(at).replace(/\s/g, ' ').toLowerCase())
    }),
  )
})

test('§3 the timestamp of an order id has 14 digits, in Indian time', () => {
  assert.equal(orderTimestamp(evening), '20261120224520')
  assert.equal(orderTimestamp(new Date('2026-12-31T18:30:00.999Z')), '20270101000000')
})

test('a date that is none is a bug', () => {
  for (const act of [orderDate, orderTime, orderTimestamp]) assert.throws(() => act(new Date(Number.NaN)), RangeError)
})

test('an order is found again at its moment, to the second', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const second = Math.floor(at.getTime() / 1000) * 1000
      assert.equal(parseOrderMoment(orderDate(at), orderTime(at))?.getTime(), second)
    }),
  )
})

function reads(date: string, time: string | undefined, iso: string) {
  assert.equal(parseOrderMoment(date, time)?.toISOString(), iso, `${date} ${time}`)
}

test('§5 Dates parse as day/month/year', () => {
  reads('20/11/2026', '10:45:20 pm', '2026-11-20T17:15:20.000Z')
  reads('5/1/2027', '9:00 am', '2027-01-05T03:30:00.000Z')
  reads(' 05/01/2027\n', ' 9:00 am ', '2027-01-05T03:30:00.000Z')
  reads('29/2/2028', '', '2028-02-28T18:30:00.000Z')
})

test('§5 or month/day/year with slashes, when day first is no date', () => {
  reads('11/20/2026', '10:45:20 PM', '2026-11-20T17:15:20.000Z')
  reads('2/29/2028', '', '2028-02-28T18:30:00.000Z')
  reads('11/12/2026', '', '2026-12-10T18:30:00.000Z')
})

test('§5 or as a normal date string', () => {
  for (const date of ['2026-11-20', 'Nov 20, 2026', '20 November 2026', 'Fri Nov 20 2026', '2026/11/20']) {
    reads(date, '22:45', '2026-11-20T17:15:00.000Z')
    reads(` ${date} `, ' ', '2026-11-19T18:30:00.000Z')
  }
  reads('2026-11-20T22:45:20', '', '2026-11-20T17:15:20.000Z')
  reads('2026-11-20T17:15:20.000Z', '', '2026-11-20T17:15:20.000Z')
  reads('Fri Nov 20 2026 22:45:20 GMT+0530 (India Standard Time)', undefined, '2026-11-20T17:15:20.000Z')
})

test('a time given beside a full date string is the time of that day in India', () => {
  reads('2026-11-20T20:00:00.000Z', '9:15 am', '2026-11-21T03:45:00.000Z')
})

test('§5 time with or without am/pm', () => {
  for (const [time, utc] of [
    ['22:45:20', '17:15:20'],
    ['10:45:20 pm', '17:15:20'],
    ['10:45:20PM', '17:15:20'],
    ['10:45:20\u202Fp.m.', '17:15:20'],
    ['12:00 pm', '06:30:00'],
    ['11:30 am', '06:00:00'],
    ['5:30', '00:00:00'],
    ['23:59:59', '18:29:59'],
    ['12:59:59 pm', '07:29:59'],
  ] as const) {
    reads('20/11/2026', time, `2026-11-20T${utc}.000Z`)
  }
  reads('20/11/2026', '12:00 am', '2026-11-19T18:30:00.000Z')
})

test('an invalid date or time is undefined', () => {
  for (const date of [
    '',
    ' ',
    '31/4/2026',
    '020/11/2026',
    '20/011/2026',
    '123/1/2026',
    `${' '.repeat(80)}20/11/2026`,
    '2/30/2026',
    '0/1/2026',
    '13/13/2026',
    '1/2/26',
    'today',
    '20',
    'x'.repeat(99),
  ]) {
    assert.equal(parseOrderMoment(date, ''), undefined, date)
  }
  for (const time of [
    '24:00',
    '25:00',
    '010:45',
    `${' '.repeat(40)}10:45`,
    '13:00 pm',
    '0:30 am',
    '10:60',
    '10:45:60',
    'noon',
    '10',
    'x'.repeat(50),
  ]) {
    assert.equal(parseOrderMoment('20/11/2026', time), undefined, time)
  }
})

test('reading never throws', () => {
  const piece = fc.oneof(fc.string(), fc.stringMatching(/^[\d/: -]{1,20}(am|pm|Z|GMT)?$/))
  fc.assert(
    fc.property(piece, piece, (date, time) => {
      const at = parseOrderMoment(date, time)
      assert.ok(at === undefined || !Number.isNaN(at.getTime()))
    }),
  )
})

test('dates do not depend on the time zone of the machine', () => {
  const script = `
    const { orderDate, orderTime, orderTimestamp, parseOrderMoment } = await import(${JSON.stringify(new URL('./indian-date.ts', import.meta.url).href)})
    const at = new Date('2026-03-29T01:30:00Z')
    const texts = ['29/3/2026', '3/29/2026', '2026-03-29', 'Mar 29, 2026', '29 March 2026', '2026-03-29T02:30:00']
    const read = texts.flatMap((text) => [parseOrderMoment(text, '2:30 am'), parseOrderMoment(text)])
    console.log(new Date(2026, 0).getTimezoneOffset())
    console.log(JSON.stringify([orderDate(at), orderTime(at), orderTimestamp(at), read]))`
  const runs = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Europe/London', 'Pacific/Kiritimati'].map((TZ) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env: { TZ }, encoding: 'utf8' }).split(
      '\n',
    ),
  )
  assert.ok(new Set(runs.map(([offset]) => offset)).size >= 4, 'the zones were not set, so the test would be blind')
  assert.equal(new Set(runs.map(([, answers]) => answers)).size, 1)
  assert.match(runs[0]?.[1] ?? '', /^\["29\/3\/2026","7:00:00 am","20260329070000",\["2026-03-28T21:00:00\.000Z"/)
})

test('a day begins at midnight in India, whatever the date is elsewhere', () => {
  assert.equal(startOfDay(evening).toISOString(), '2026-11-19T18:30:00.000Z')
  assert.equal(startOfDay(new Date('2026-11-20T18:29:59.999Z')).toISOString(), '2026-11-19T18:30:00.000Z')
  assert.equal(startOfDay(new Date('2026-11-20T18:30:00Z')).toISOString(), '2026-11-20T18:30:00.000Z')
  fc.assert(
    fc.property(moments, (at) => {
      const start = startOfDay(at)
      assert.ok(start <= at && at.getTime() - start.getTime() < 86_400_000)
      assert.equal(orderDate(start), orderDate(at))
      assert.equal(orderTime(start), '12:00:00 am')
    }),
  )
})

test('the day in words, in India', () => {
  assert.equal(dayInWords(evening), 'Friday, 20 November 2026')
  assert.equal(dayInWords(new Date('2026-11-20T18:30:00Z')), 'Saturday, 21 November 2026')
  assert.equal(dayInWords(new Date('2027-01-03T06:00:00Z')), 'Sunday, 3 January 2027')
  assert.equal(dayInWords(new Date('2026-07-31T06:00:00Z')), 'Friday, 31 July 2026')
})

test('a month is named in words, by the time of India', () => {
  assert.equal(monthInWords(new Date('2026-11-30T18:29:59Z')), 'November 2026')
  assert.equal(monthInWords(new Date('2026-11-30T18:30:00Z')), 'December 2026')
})
