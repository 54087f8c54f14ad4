import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areas } from '#domain/people/audit.ts'
import { permissions } from '#web/http/permissions.ts'
import type { Ids } from '#test/edges/filled-shop.ts'
import { sampleForms } from '#test/edges/sample-forms.ts'
import { lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { officeIntents } from '#test/office-intents.ts'
import { auditSentence, intentsOfPaths, kindsOf } from './recorded-kinds.ts'
import { shownAbout } from './shown-about.ts'

test('the table has the intents of every form under its path', async () => {
  const found = (await officeIntents()).map(({ path, intent }) => `${path} ${intent}`)
  const known = Object.entries(intentsOfPaths).flatMap(([path, rows]) =>
    Object.keys(rows).map((each) => `${path} ${each}`),
  )
  assert.deepEqual(known.toSorted(), found.toSorted(), 'add the intents of the path to intentsOfPaths')
})

test('a path takes forms of the least role that one of its intents is for', () => {
  for (const [path, rows] of Object.entries(intentsOfPaths)) {
    const least = (['packer', 'staff', 'owner'] as const).find((role) =>
      Object.values(rows).some(({ rules }) => rules.may === role),
    )
    assert.equal(permissions[path]?.do ?? 'owner', least, path)
  }
})

test('staff may download the data of a customer but not erase it', () => {
  assert.equal(intentsOfPaths['/admin/customers']?.export?.rules.may, 'staff')
  assert.equal(intentsOfPaths['/admin/customers']?.erase?.rules.may, 'owner')
})

test('an entry names no customer, and a form that changes nothing is not recorded', () => {
  const sent: Record<string, string> = {
    number: '9876543210',
    again: '9876543210',
    name: 'Lakshmi',
    address: '1, Street',
  }
  for (const [path, rows] of Object.entries(intentsOfPaths).filter(([each]) => /customers|orders/.test(each)))
    for (const [name, { rules }] of Object.entries(rows)) {
      const about = rules.says === false ? undefined : rules.about?.((field) => sent[field] ?? '')
      assert.doesNotMatch(JSON.stringify(about ?? ''), /98765|Lakshmi|Street/, `${path} ${name}`)
    }
  assert.equal(intentsOfPaths['/admin/import']?.start?.rules.says, false)
})

test('an entry is named by fields that its form sends', () => {
  const ids = { orderId: 'ORD1', product: lakshmiCrackers, sale: {} } as Ids
  const forms = sampleForms(ids)
  const missing = Object.entries(intentsOfPaths).flatMap(([path, rows]) =>
    Object.entries(rows).flatMap(([name, { rules }]) => {
      const [kind, read] = [`${path} ${name}`, new Set<string>()]
      if (rules.says !== false) rules.about?.((field) => (read.add(field), ''))
      return [...read].filter((field) => !Object.hasOwn(forms[kind] ?? {}, field)).map((field) => `${kind}: ${field}`)
    }),
  )
  assert.deepEqual(missing, [], 'name fields of the form')
})

test('each kind is in one area; an unknown one stays as it is', () => {
  const kinds = areas.flatMap(kindsOf)
  assert.equal(new Set(kinds).size, kinds.length)
  assert.ok(kinds.includes('/admin/orders verify') && kinds.includes('command add') && kinds.length > 70)
  assert.equal(auditSentence('/admin/orders remove'), 'Deleted an order')
  assert.equal(auditSentence('/admin/packing tick'), '/admin/packing tick')
  assert.equal(auditSentence('constructor'), 'constructor')
  assert.equal(shownAbout('/admin/orders remove', 'ORD1'), 'ORD1')
})
