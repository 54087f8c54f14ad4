import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, test, type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { writeExport, writeText } from '#test/shop/imported-shop.ts'
import { surveyExport } from './survey.ts'

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'survey-'))
  cleanup(t, () => rmSync(made, { recursive: true }))
  return made
}

suite('a file that is no export of a shop is refused in one sentence', () => {
  const table: [what: string, text: string, says: string][] = [
    ['no JSON', 'orders', 'The export is not valid JSON, at byte 1.'],
    [
      'another database',
      '{"users":{},"chats":{}}',
      'The export has no products, orders or videos. It has users, chats.',
    ],
    [
      'one list',
      '{"-NQ2ewOVHRC0VfLTVXoy":{"productName":"x"}}',
      'This is the export of one list. Export the whole database, from its root.',
    ],
    ['an empty database', '{}', 'The export is empty. It has no products, orders or videos.'],
    [
      'too many products',
      `{"products":[${'{},'.repeat(20_000)}{}]}`,
      'The export has more than 20,000 products, and no shop can have that.',
    ],
  ]
  for (const [what, text, message] of table)
    test(what, async (t) => assert.rejects(surveyExport(writeText(folder(t), text)), { name: 'Refusal', message }))
})

test('products, videos, numbers, repeated keys and what is missing are found', async (t) => {
  const text = `{"products":{"a":{"productName":"x"},"a":{}},"orders":{"b":{"orderId":"ord20241102183000123"},"c":7},"other":1}`
  const survey = await surveyExport(writeText(folder(t), text))
  assert.deepEqual([...survey.products], [['a', { productName: 'x' }]])
  assert.deepEqual([...survey.numbers], ['ORD20241102183000123'])
  assert.deepEqual([survey.orders, survey.missing, survey.others], [2, ['videos'], ['other']])
  assert.deepEqual(survey.repeated, [{ section: 'products', key: 'a' }])
})

test('§5 the order of dates is found in either', async (t) => {
  for (const dates of ['day first', 'month first'] as const) {
    const { rule } = await surveyExport(writeExport(folder(t), { dates, faults: 0 }))
    assert.deepEqual(rule, { order: dates, isCertain: true })
  }
})
