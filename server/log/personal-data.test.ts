import assert from 'node:assert/strict'
import test from 'node:test'
import { loggedPath, withoutPersonalData } from './personal-data.ts'

for (const [what, text, left] of [
  ['a mobile', 'no such customer: 9876543210', 'no such customer: [number]'],
  ['a mobile with its country', 'sent to +91 98765 43210.', 'sent to [number].'],
  ['an e-mail', 'owner@shop.test is unknown', '[e-mail] is unknown'],
  [
    'text that was no JSON',
    `Unexpected token 'K', "{"name":Kannan}" is not valid JSON`,
    "Unexpected token 'K', [text] is not valid JSON",
  ],
  [
    'a value that PostgreSQL refused',
    'invalid input syntax for type integer: "Kannan"',
    'invalid input syntax for type integer: [text]',
  ],
  [
    'nothing: places in files',
    'at open (file:///srv/shop/server/log.ts:1234567890:12)',
    'at open (file:///srv/shop/server/log.ts:1234567890:12)',
  ],
] as const) {
  test(`an error's text loses ${what}`, () => assert.equal(withoutPersonalData(text), left))
}

test('a long text is cut before it is searched, and never within a number or an e-mail', () => {
  for (const [length, word] of [
    [8_180, '+91 98765 43210'],
    [8_185, 'owner@shop.test'],
    [8_175, '98765-43210'],
  ] as const) {
    const said = withoutPersonalData(`${'so it went '.repeat(1_000).slice(0, length)} ${word} and on`)
    assert.ok(said.length < 8_200)
    assert.doesNotMatch(said, /98765|43210|owner|shop/)
  }
  const value = `invalid input syntax for type integer: "${'Kannan '.repeat(2_000)}"`
  assert.equal(withoutPersonalData(value).slice(0, 46), 'invalid input syntax for type integer: [text]')
  const path = loggedPath(`/media/${'%40'.repeat(160)}/9876543210/owner%40shop.test`)
  assert.equal(path.length < 510, true)
  assert.doesNotMatch(path, /9876|owner/)
})

test('a path loses numbers and e-mails', () => {
  assert.equal(loggedPath('/call/+919876543210/owner%40shop.test'), '/call/[number]/[e-mail]')
  assert.equal(loggedPath('/ordernow/sky-shots'), '/ordernow/sky-shots')
})
