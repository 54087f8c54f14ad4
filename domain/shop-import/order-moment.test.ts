import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { addEvidence, type DatedOrder, dateRule, noEvidence, orderMoment } from './order-moment.ts'

const latest = new Date('2026-11-27T12:00:00Z')
const dated = (date: unknown, more: Partial<DatedOrder> = {}): DatedOrder => ({
  date,
  time: '10:45:20 am',
  number: '',
  key: '0',
  ...more,
})
const ruleOf = (...orders: DatedOrder[]) => {
  const evidence = noEvidence()
  for (const order of orders) addEvidence(evidence, order)
  return dateRule(evidence)
}

suite('§5 the order of a date', () => {
  const table: [what: string, orders: DatedOrder[], order: string, isCertain: boolean][] = [
    ['a day over 12 first', [dated('20/11/2025'), dated('3/4/2025')], 'day first', true],
    ['a day over 12 second', [dated('11/20/2025'), dated('3/4/2025')], 'month first', true],
    ['nothing over 12', [dated('3/4/2025')], 'day first', false],
    ['both', [dated('20/11/2025'), dated('11/20/2025'), dated('11/21/2025')], 'month first', false],
    ['the number decides', [dated('3/4/2025', { number: 'ORD20250304104520123' })], 'month first', true],
    ['the key decides', [dated('2/5/2015', { key: '-JhLeOlGIEjaIOFHR0xd' })], 'month first', true],
    ['written dates say nothing', [dated('2025-04-03'), dated('5/5/2025')], 'day first', false],
  ]
  for (const [what, orders, order, isCertain] of table)
    test(what, () => assert.deepEqual(ruleOf(...orders), { order, isCertain }))
})

const dayFirst = { order: 'day first', isCertain: true } as const
const unsure = { order: 'day first', isCertain: false } as const

suite('the moment of an order', () => {
  const table: [what: string, order: DatedOrder, moment: string | undefined, rule?: typeof dayFirst | typeof unsure][] =
    [
      ['a slashed date', dated('3/4/2025'), '2025-04-03T05:15:20.000Z'],
      ['a narrow space before am', dated('3/4/2025', { time: '10:45:20\u202Fam' }), '2025-04-03T05:15:20.000Z'],
      ['digits of Tamil', dated('௩/௪/௨௦௨௫'), '2025-04-03T05:15:20.000Z'],
      ['two digits of the year', dated('3/4/25'), '2025-04-03T05:15:20.000Z'],
      ['the time behind the date', dated('3/4/2025, 10:45:20 am', { time: undefined }), '2025-04-03T05:15:20.000Z'],
      ['only the other order is a day', dated('11/20/2025'), '2025-11-20T05:15:20.000Z'],
      ['a written date', dated('2025-04-03'), '2025-04-03T05:15:20.000Z'],
      ['milliseconds', dated(1_743_657_320_000), '2025-04-03T05:15:20.000Z'],
      ['milliseconds as text', dated('1743657320000', { time: '' }), '2025-04-03T05:15:20.000Z'],
      ['milliseconds of the future', dated(9_743_657_320_000), undefined],
      ['an ISO moment', dated('2025-04-03T10:00:00Z', { time: '' }), '2025-04-03T10:00:00.000Z'],
      ['its number is nearer', dated('3/4/2025', { number: 'ORD20250304104520123' }), '2025-03-04T05:15:20.000Z'],
      ['no date, but a number', dated('', { number: 'ORD20250304104520123' }), '2025-03-04T05:15:20.000Z'],
      ['no date, but a key', dated('gestern', { key: '-JhLeOlGIEjaIOFHR0xd' }), '2015-02-04T22:15:31.153Z'],
      [
        'a date of the future, and a key',
        dated('3/4/2999', { key: '-JhLeOlGIEjaIOFHR0xd' }),
        '2015-02-04T22:15:31.153Z',
      ],
      ['a date of the future', dated('3/4/2999'), undefined],
      ['no day', dated('31/2/2025'), undefined],
      ['a number that is no day', dated('', { number: 'ORD20251304104520123' }), undefined],
      ['an object', dated({}), undefined],
    ]
  for (const [what, order, moment, rule = dayFirst] of table)
    test(what, () => assert.equal(orderMoment(order, rule, latest)?.at.toISOString(), moment))

  test('is ambiguous only where nothing decides', () => {
    assert.equal(orderMoment(dated('3/4/2025'), unsure, latest)?.isAmbiguous, true)
    assert.equal(orderMoment(dated('3/4/2025'), dayFirst, latest)?.isAmbiguous, undefined)
    assert.equal(orderMoment(dated('20/4/2025'), unsure, latest)?.isAmbiguous, undefined)
    const numbered = dated('3/4/2025', { number: 'ORD20250304104520123' })
    assert.equal(orderMoment(numbered, unsure, latest)?.isAmbiguous, undefined)
  })

  test('without a readable time is the number’s on that day, or midnight', () => {
    const numbered = dated('4/3/2025', { time: 'x', number: 'ORD20250304104520123' })
    assert.equal(orderMoment(numbered, dayFirst, latest)?.at.toISOString(), '2025-03-04T05:15:20.000Z')
    assert.deepEqual(orderMoment(dated('4/3/2025', { time: 'x' }), dayFirst, latest), {
      at: new Date('2025-03-03T18:30:00.000Z'),
      time: 'unreadable',
    })
  })
})
