import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { suite, test } from 'node:test'
import { type ExportRow, openExportScanner } from './scan-export.ts'

function scan(text: string | Uint8Array, size = Infinity) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const scanner = openExportScanner()
  const rows: ExportRow[] = []
  for (let at = 0; at < bytes.length; at += Math.min(size, bytes.length))
    rows.push(...scanner.read(bytes.subarray(at, at + size)))
  return { rows, ...scanner.end() }
}

const usual = {
  users: { a: { deep: [1, { b: '}' }] } },
  orders: { '-N1': { a: '"\\ ] }', list: [1, null, { x: 'அ' }] }, '-N2': 7 },
  products: [null, { name: 'Rocket' }, null, 'text', true],
  videos: null,
}

test('rows are found in objects and lists with holes, wherever the reads end', () => {
  const expected = [
    { section: 'orders', key: '-N1', value: usual.orders['-N1'] },
    { section: 'orders', key: '-N2', value: 7 },
    { section: 'products', key: '1', value: { name: 'Rocket' } },
    { section: 'products', key: '3', value: 'text' },
    { section: 'products', key: '4', value: true },
  ]
  for (const text of [JSON.stringify(usual), JSON.stringify(usual, null, 2), `\uFEFF${JSON.stringify(usual)}\r\n `]) {
    for (const size of [1, 2, 3, 7, 64, Infinity]) {
      const { rows, others, found } = scan(text, size)
      assert.deepEqual(rows, expected, `${size}`)
      assert.deepEqual([others, [...found]], [['users'], ['orders', 'products', 'videos']])
    }
  }
})

test('a key __proto__ is a key', () => {
  const { rows } = scan('{"products": {"__proto__": {"__proto__": {"x": 1}}}, "__proto__": {"orders": {}}}')
  assert.deepEqual(
    rows.map(({ key }) => key),
    ['__proto__'],
  )
  assert.deepEqual(Object.keys(rows[0]?.value as object), ['__proto__'])
  assert.equal(Reflect.get({}, 'x'), undefined)
})

suite('what is no export is refused in one sentence', () => {
  const deep = '['.repeat(70) + ']'.repeat(70)
  const table: [what: string, text: string | Uint8Array, says: RegExp][] = [
    ['empty', '', /is empty/],
    ['white space', ' \n', /is empty/],
    ['text', 'hello', /not valid JSON, at byte 1/],
    ['a list', '[]', /must be an object/],
    ['a number', '7', /must be an object/],
    ['null', 'null', /must be an object/],
    ['cut off in a row', JSON.stringify(usual).slice(0, 80), /cut off/],
    ['cut off behind a row', '{"products":{"a":{}', /cut off/],
    ['cut off in a text', '{"products":{"a":{"b":"', /cut off/],
    ['two exports', '{}{}', /continues after its end, at byte 3/],
    ['no comma', '{"products":{"a":{} "b":{}}}', /not valid JSON, at byte 21/],
    ['a comma too many', '{"products":{"a":{},}}', /not valid JSON, at byte 21/],
    ['a comma too many in a list', '{"products":[{},]}', /not valid JSON, at byte 17/],
    ['no colon', '{"products" {}}', /not valid JSON/],
    ['a bad row', '{"products":{"a":{x:1}}}', /not valid JSON, in products\/a/],
    ['a bad word', '{"products":{"a":nul}}', /not valid JSON, in products\/a/],
    ['NaN', '{"products":{"a":NaN}}', /not valid JSON/],
    ['a text as list', '{"orders":"none"}', /orders is neither an object nor a list/],
    ['nested deeply', `{"orders":{"a":${deep}}}`, /more than 64 levels deep, in orders\/a/],
    ['nested deeply elsewhere', `{"users":${deep}}`, /more than 64 levels deep, in users/],
    ['no UTF-8', Buffer.from('{"products":{"a":"\xff"}}', 'latin1'), /not in UTF-8, in products\/a/],
    ['UTF-16', Buffer.from('{"products":{}}', 'utf16le'), /is in UTF-16/],
    ['UTF-16 with its mark', Buffer.from('\ufeff{"products":{}}', 'utf16le'), /is in UTF-16. Save it as JSON in UTF-8/],
    ['UTF-16, the other way', Buffer.from('\ufeff{"products":{}}', 'utf16le').swap16(), /is in UTF-16/],
    ['gzip', gzipSync('{"products":{}}'), /compressed as gzip. Unpack it first/],
    ['a ZIP file', Buffer.from('PK\x03\x04rest of it'), /compressed as ZIP/],
    ['a huge row', `{"orders":{"a":"${'x'.repeat(17 * 1024 * 1024)}"}}`, /more than 16 MB, in orders\/a/],
  ]
  for (const [what, text, says] of table) {
    test(what, () => {
      for (const size of text.length > 1e6 ? [65_536] : [11, 1024])
        assert.throws(() => scan(text, size), { name: 'Refusal', message: says })
    })
  }
})
