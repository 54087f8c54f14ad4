import assert from 'node:assert/strict'
import test from 'node:test'
import vm from 'node:vm'
import { followChoice } from './follow-choice.ts'

type Visit = { stored?: string | null; type?: string; referrer?: string; search?: string }

/** Where a visit of `/` is led; undefined where it stays. */
function ledTo({ stored = '"ta"', type = 'navigate', referrer = '', search = '' }: Visit): string | undefined {
  let place: string | undefined
  vm.runInNewContext(followChoice(), {
    JSON,
    Object,
    localStorage: {
      getItem() {
        if (stored === 'refused') throw new Error('Access is denied')
        return stored
      },
    },
    performance: { getEntriesByType: () => (type === '' ? [] : [{ type }]) },
    document: { referrer, documentElement: { style: {} } },
    location: { origin: 'https://shop.test', search, hash: '', replace: (to: string) => (place = to) },
  })
  return place
}

test('the bare address of the shop follows a choice of Tamil, with its parameters', () => {
  assert.equal(ledTo({}), '/ta')
  assert.equal(ledTo({ search: '?utm_source=whatsapp' }), '/ta?utm_source=whatsapp')
  assert.equal(ledTo({ referrer: 'https://search.test/' }), '/ta')
})

test('a link of the shop itself, a step in the history and a reload stay in English: nobody is trapped', () => {
  assert.equal(ledTo({ referrer: 'https://shop.test/ta' }), undefined)
  for (const type of ['back_forward', 'reload', 'prerender', '']) assert.equal(ledTo({ type }), undefined, type)
})

test('without a choice, with one of English, a removed language or rubbish, and where storage is refused, nothing happens', () => {
  for (const stored of [
    null,
    '"en"',
    '"hi"',
    '"TA"',
    'ta',
    '',
    '{}',
    '["ta","x"]',
    '"__proto__"',
    '"toString"',
    'refused',
  ])
    assert.equal(ledTo({ stored }), undefined, String(stored))
})
