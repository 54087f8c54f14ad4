import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aboutOf, aboutText, areas, audited, auditSentence, kindsOf, readArea } from './audit.ts'

const form = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''

test('an entry names its subject: an order by its id, a product by its name in the database', () => {
  const toggled = form({ orderId: 'ORD20261120224520123', state: 'Verified' })
  assert.deepEqual(aboutOf('/admin/orders verify', toggled), { text: 'ORD20261120224520123: Verified' })
  assert.deepEqual(aboutOf('/admin/products edit', form({ id: 'p1' })), { what: 'product', id: 'p1' })
  assert.deepEqual(aboutOf('/admin/people edit', form({ id: 'a1', role: 'packer' })), {
    what: 'person',
    id: 'a1',
    text: 'packer',
  })
  assert.deepEqual(aboutOf('/admin/categories add', form({ name: 'Rocket' })), { text: 'Rocket' })
})

test('a customer is never named, and an action without a change is not recorded', () => {
  const sent = form({ mobile: '9876543210', again: '9876543210', name: 'Lakshmi', address: '1, Temple Street' })
  assert.equal(aboutOf('/admin/import start', sent), undefined)
  const customers = Object.keys(audited).filter((kind) => /customers|orders/.test(kind))
  for (const kind of customers) assert.doesNotMatch(JSON.stringify(aboutOf(kind, sent) ?? ''), /98765|Lakshmi|Temple/)
})

test('the settings are named by their labels, without their values', () => {
  const edited = JSON.stringify({ phone: '9876543210', upiId: 'shop@bank', constructor: 1 })
  const about = aboutOf('/admin/settings save', form({ edited }))
  assert.ok(about && 'text' in about && about.text !== undefined)
  assert.doesNotMatch(about.text, /98765|shop@bank|function/)
  assert.match(about.text, /UPI/)
  assert.deepEqual(aboutOf('/admin/settings save', form({ edited: 'no JSON' })), { text: '' })
})

test('every kind has a sentence and an area; an unknown one is shown as it is', () => {
  for (const [kind, row] of Object.entries(audited)) if (row) assert.ok(row.says && areas[row.area], kind)
  const kinds = (Object.keys(areas) as (keyof typeof areas)[]).flatMap(kindsOf)
  assert.deepEqual(
    kinds.toSorted(),
    Object.keys(audited)
      .filter((kind) => audited[kind])
      .toSorted(),
  )
  assert.equal(auditSentence('/admin/orders remove'), 'Deleted an order')
  assert.equal(auditSentence('/admin/moon land'), '/admin/moon land')
  assert.equal(auditSentence('constructor'), 'constructor')
  assert.equal(readArea('stock'), 'stock')
  assert.equal(readArea('toString'), undefined)
})

test('a subject is one line of at most 200 characters', () => {
  assert.equal(aboutText(' a\n b '), 'a b')
  assert.equal(aboutText('x'.repeat(300)).length, 200)
})
