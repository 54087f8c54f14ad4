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

test('a path loses numbers and e-mails', () => {
  assert.equal(loggedPath('/call/+919876543210/owner%40shop.test'), '/call/[number]/[e-mail]')
  assert.equal(loggedPath('/ordernow/sky-shots'), '/ordernow/sky-shots')
})
