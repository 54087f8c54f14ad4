import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, conflictText, eachAlone, merge, rebase, repeatedAdd } from './three-way.ts'

type Form = { name: string; price: string; unit: string; stock: string }

const parts = { Name: ['name'], Price: ['price', 'unit'] } as const
const seen: Form = { name: 'Rocket', price: '10', unit: 'box', stock: '9' }

test('a part that one person alone has changed is merged', () => {
  const mine = { ...seen, name: 'Sky Rocket' }
  const now = { ...seen, price: '12' }
  assert.deepEqual(merge(parts, { seen, edited: mine, now }), { merged: { ...seen, name: 'Sky Rocket', price: '12' } })
  assert.deepEqual(rebase(parts, { seen, edited: mine, now }), {
    seen: now,
    edited: { ...now, name: 'Sky Rocket' },
    conflicts: [],
  })
})

test('a part that both changed is in conflict, and keeps the shown and the typed value', () => {
  const mine = { ...seen, name: 'Sky Rocket', price: '11' }
  const now = { ...seen, name: 'Big Rocket', unit: 'packet' }
  assert.deepEqual(merge(parts, { seen, edited: mine, now }), { conflicts: ['Name', 'Price'] })
  assert.deepEqual(rebase(parts, { seen, edited: mine, now }), { seen, edited: mine, conflicts: ['Name', 'Price'] })
})

test('the same change by both is no conflict', () => {
  const both = { ...seen, price: '12' }
  assert.deepEqual(rebase(parts, { seen, edited: both, now: both }), { seen: both, edited: both, conflicts: [] })
})

test('a field outside the parts follows while untouched, and otherwise stays a difference to the shown value', () => {
  const now = { ...seen, stock: '4' }
  assert.equal(rebase(parts, { seen, edited: seen, now }).edited.stock, '4')
  const typed = rebase(parts, { seen, edited: { ...seen, stock: '12' }, now })
  assert.deepEqual([typed.seen.stock, typed.edited.stock, typed.conflicts], ['9', '12', []])
})

test('an answer decides a conflict, and leaves the other parts to the next merge', () => {
  const mine = { ...seen, name: 'Sky Rocket', price: '11' }
  const now = { ...seen, name: 'Big Rocket', price: '12' }
  const kept = answer(parts.Name, { seen, edited: mine, now }, 'mine')
  assert.deepEqual(rebase(parts, { ...kept, now }), { ...kept, conflicts: ['Price'] })
  const taken = answer(parts.Price, { ...kept, now }, 'theirs')
  assert.deepEqual(merge(parts, { ...taken, now }), { merged: { ...seen, name: 'Sky Rocket', price: '12' } })
  // Changed again: the answer applies only to what it was shown.
  const later = { ...now, name: 'Huge Rocket' }
  assert.deepEqual(rebase(parts, { ...taken, now: later }).conflicts, ['Name'])
})

test('a repeated add corrects what its form sent before, and nothing that another person stored', () => {
  const [first, second, third] = ['10', '11', '12'].map((price) => ({ ...seen, price })) as [Form, Form, Form]
  const decided = (draft: Form, before: Form[], now: Form) => repeatedAdd({ draft, before }, now)
  assert.equal(decided(second, [first], first), 'correction')
  assert.equal(decided(first, [first, second], second), 'correction')
  assert.equal(decided(first, [first, second], first), 'unchanged')
  assert.equal(decided(first, [first], third), 'unchanged')
  assert.equal(decided(third, [], third), 'unchanged')
  assert.equal(decided(first, [], third), 'changed', 'of a page that sends no earlier drafts')
  assert.equal(decided(second, [first], third), 'changed')
  assert.equal(decided(first, [first, second], third), 'changed')
})

test('the sentence names the decision', () => {
  assert.equal(
    conflictText(['Tagline']),
    'Someone else has changed Tagline too. Choose “Use theirs” or “Keep mine”, then save.',
  )
  assert.match(
    conflictText(['Name', 'Branch', 'Phone'], 'Another owner'),
    /^Another owner .* Name, Branch and Phone too/,
  )
  assert.deepEqual(eachAlone(['name', 'price']), { name: ['name'], price: ['price'] })
})
