import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import type { Catalogue, Entry } from '#domain/words/catalogue.ts'
import { sentenceFaults, usageFaults } from './sentences.ts'

const ROOT = join(import.meta.dirname, '../..')
const files = globSync('domain/words/en/**/*.ts', { cwd: ROOT })
const modules = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<Record<string, Catalogue>>))
const catalogues = modules.flatMap((module, at) => {
  return Object.entries(module).map(([name, catalogue]) => [`${files[at]} ${name}`, catalogue] as const)
})

test('every sentence keeps the rules of docs/words.md', () => {
  assert.ok(catalogues.length >= 3)
  assert.deepEqual(sentenceFaults(Object.fromEntries(catalogues)), [])
})

const faultsOf = (entry: Entry) => sentenceFaults({ 'a.ts': { key: entry } })

suite('the check finds', () => {
  for (const entry of [
    'Empty: Not shown.',
    'An order stands here once it is packed.',
    'The line of 10 holds.',
    'Orders that come in meanwhile stay counted.',
    'Your order is sent by itself.',
    'Begin anew',
    'Low at so many pieces, or fewer',
    'As it is to be read: +91 98765 43210.',
    'What is put aside for orders does not count.',
    'Who orders is here.',
    'It is counted. What is put aside is not.',
    'Bring it back',
    'Take away',
    'This browser keeps nothing for the shop.',
    'Nothing is sent yet.',
    'Customers are told so before they order.',
    'You settle the freight and take it home.',
    'Sorry, this did not work.',
    'Click here',
    'Please wait, and please call us.',
    'Your cart is empty now!',
    'We call you; then you pay.',
    'Charges of the lorry: you pay them there.',
    "The shop's limit",
    'Only ',
    'The shop that you know from the market in the town where you live has for many years sold crackers to many families like yours.',
    { one: '{count} item', other: 'items' },
    { order: 'Send Order', enquiry: 'Send Order' },
  ] satisfies Entry[]) {
    test(JSON.stringify(entry), () => assert.equal(faultsOf(entry).length, 1))
  }
})

suite('the check lets pass', () => {
  for (const entry of [
    'This product is out of stock!',
    'Only {stock} items available in stock!',
    'Are you sure you want to delete this video? This action cannot be undone.',
    'What will you light first?',
    'Customers appear here after their first order.',
    'Licence number: {number}',
    { one: '1 product is no longer available.', other: '{count} products are no longer available.' },
    { order: 'Send Order', enquiry: 'Send Enquiry' },
  ] satisfies Entry[]) {
    test(JSON.stringify(entry), () => assert.deepEqual(faultsOf(entry), []))
  }
})

test('the check finds a line of a usage that is wider than a terminal, and unclear words', () => {
  assert.equal(usageFaults(`npm run soak\n\n${'x'.repeat(81)}\nSQLite unless told.\nSends so many requests.`).length, 3)
  assert.deepEqual(usageFaults(`npm run soak\n\n${'x'.repeat(80)}\n  --rate NUMBER   requests a second (40)`), [])
})
