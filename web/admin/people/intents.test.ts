import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { admin, newKey, type TestParts } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { addPeople, people } from '#test/shop/people.ts'

const PASSWORD = 'wt5r3-kk8pz'
const ravi = { intent: 'add', name: 'Ravi K', email: 'ravik@shop.test', role: 'packer', password: PASSWORD }

async function openPeopleScreen(t: TestContext, parts: TestParts = {}) {
  const web = await openTestWeb(t, 'sqlite', parts)
  const ids = await addPeople(web.shop)
  const cookie = await web.signIn()
  const send = async (fields: Record<string, string>, path = '/admin/people.data') => {
    const response = await web.send(path, { method: 'POST', cookie, body: new URLSearchParams(fields) })
    return { status: response.status, body: await response.text() }
  }
  const owner = (await web.shop.people.all()).find(({ role }) => role === 'owner')
  assert.ok(owner)
  const entries = async () => (await web.shop.audit.page({})).entries
  return { web, shop: web.shop, ids, owner, send, cookie, entries }
}

test('a person is added once, however often the form is sent, and recorded once, without the password', async (t) => {
  const { send, shop, entries } = await openPeopleScreen(t)
  const form = { ...ravi, key: newKey() }
  assert.match((await send(form)).body, /Ravi K can sign in now, as Packer/)
  assert.match((await send(form)).body, /Ravi K was already added, once/)
  assert.match((await send({ ...form, email: 'other@shop.test' })).body, /This form already added ravik@shop.test/)
  // After a lost answer: the person would be a packer, and could not sign in with the second password.
  for (const typed of [{ role: 'staff' }, { password: `${ravi.password}-2` }])
    assert.match(
      (await send({ ...form, ...typed })).body,
      /already added ravik@shop.test as Packer, with what you typed/,
    )
  assert.match((await send({ ...form, key: newKey() })).body, /Another person signs in with this e-mail address/)
  assert.equal((await shop.people.all()).filter(({ name }) => name === 'Ravi K').length, 1)
  const found = await entries()
  assert.deepEqual(
    found.map(({ who, kind, about }) => ({ who, kind, about })),
    [{ who: 'owner@shop.test', kind: '/admin/people add', about: 'ravik@shop.test, packer' }],
  )
  assert.doesNotMatch(JSON.stringify(found), /wt5r3/)
})

test('§5 every fault is at its field, and an easy password is refused', async (t) => {
  const { send, entries } = await openPeopleScreen(t)
  const { status, body } = await send({
    intent: 'add',
    key: newKey(),
    name: '',
    email: 'x',
    role: 'boss',
    password: '',
  })
  assert.equal(status, 422)
  for (const sentence of ['Enter a name.', 'such as ravi@example.com', 'Choose a role.', 'Enter a password.']) {
    assert.ok(body.includes(sentence), sentence)
  }
  assert.match((await send({ ...ravi, key: newKey(), password: 'Sivakasi@123' })).body, /too easy to guess/)
  assert.equal((await entries()).length, 0)
})

test('owners cannot stop themselves, or set their own password here', async (t) => {
  const { send, owner } = await openPeopleScreen(t)
  assert.match((await send({ intent: 'stop', id: owner.id })).body, /You cannot stop yourself/)
  assert.match(
    (await send({ intent: 'new-password', id: owner.id, password: PASSWORD })).body,
    /in the menu under your e-mail address/,
  )
  const seen = { 'seen.name': '', 'seen.email': owner.email, 'seen.role': 'owner' }
  const edit = { intent: 'edit', id: owner.id, name: 'கண்ணன்', email: owner.email, ...seen }
  assert.match((await send({ ...edit, role: 'staff' })).body, /only owner who can sign in/)
  assert.match((await send({ ...edit, role: 'owner' })).body, /கண்ணன் saved/)
})

test('stop, let in, new password: each is reported and recorded by the e-mail address', async (t) => {
  const { send, ids, entries } = await openPeopleScreen(t)
  assert.match((await send({ intent: 'stop', id: ids.packer })).body, /Ravi is stopped/)
  assert.match((await send({ intent: 'let-in', id: ids.packer })).body, /Ravi can sign in again/)
  assert.match(
    (await send({ intent: 'new-password', id: ids.packer, password: PASSWORD })).body,
    /has the new password/,
  )
  assert.match((await send({ intent: 'stop', id: 'nobody' })).body, /Someone else has removed this person/)
  assert.deepEqual(
    (await entries()).map(({ about }) => about),
    Array.from({ length: 3 }, () => people.packer.email),
  )
})

test('long after signing in, a new person, password, address or role needs the own password; a stop does not', async (t) => {
  const { send, shop, ids, entries } = await openPeopleScreen(t)
  shop.system.advance(11 * 60)
  const key = newKey()
  const asked = await send({ ...ravi, key })
  assert.equal(asked.status, 422)
  assert.match(asked.body, /"passwordOf","owner@shop.test"/)
  assert.doesNotMatch(asked.body, /"errors"/, 'the form keeps its key')
  assert.match((await send({ intent: 'new-password', id: ids.staff, password: PASSWORD })).body, /"passwordOf"/)
  const person = await shop.people.find(ids.staff)
  assert.ok(person)
  const { name, email, role } = person
  const edit = { intent: 'edit', id: ids.staff, name, email, 'seen.name': name, 'seen.email': email, 'seen.role': role }
  assert.match((await send({ ...edit, role: 'owner' })).body, /"passwordOf"/)
  assert.match((await send({ ...edit, email: 'other@shop.test', role })).body, /"passwordOf"/)
  assert.match((await send({ ...edit, role, name: 'Selvi' })).body, /Selvi saved/)
  assert.match((await send({ intent: 'stop', id: ids.staff })).body, /is stopped/)

  assert.match((await send({ ...ravi, key, ownPassword: '' })).body, /Enter your password\./)
  assert.match((await send({ ...ravi, key, ownPassword: 'wrong-one' })).body, /This is not your password\. Try again\./)
  assert.match((await send({ ...ravi, key, ownPassword: 'x'.repeat(129) })).body, /This is not your password/)
  assert.equal((await shop.people.all()).length, 3)
  assert.match((await send({ ...ravi, key, ownPassword: admin.password })).body, /Ravi K can sign in now/)
  assert.match(
    (await send({ ...ravi, email: 'next@shop.test', key: newKey() })).body,
    /can sign in now/,
    'not asked again',
  )
  const recorded = JSON.stringify(await entries())
  assert.doesNotMatch(recorded, /wrong-one|xxx/)
  assert.ok(!recorded.includes(admin.password) && !recorded.includes(PASSWORD))
})

test('a form whose first answer was lost keeps its key through the question, and is recorded once', async (t) => {
  const { send, shop, entries } = await openPeopleScreen(t)
  const form = { ...ravi, key: newKey() }
  await send(form)
  shop.system.advance(11 * 60)
  assert.match((await send(form)).body, /"passwordOf"/)
  assert.match((await send({ ...form, ownPassword: admin.password })).body, /Ravi K was already added, once/)
  assert.equal((await entries()).length, 1)
})

test('after too many wrong passwords the dialog says how long to wait, and what it sent is not done', async (t) => {
  const { send, shop } = await openPeopleScreen(t)
  shop.system.advance(11 * 60)
  const form = { ...ravi, key: newKey() }
  for (let guess = 0; guess < 5; guess += 1) await send({ ...form, ownPassword: `guess ${guess}` })
  const refused = await send({ ...form, ownPassword: admin.password })
  assert.match(refused.body, /Too many attempts\. Please try again in 2 seconds\./)
  assert.match(refused.body, /"passwordOf"/)
  assert.equal((await shop.people.all()).length, 3)
  shop.system.advance(2)
  assert.match((await send({ ...form, ownPassword: admin.password })).body, /can sign in now/)
})

test('an owner who became staff while typing is signed out, whatever the password', async (t) => {
  const { send, shop, owner } = await openPeopleScreen(t)
  await shop.people.add(newKey(), { name: 'Meena', email: 'meena@shop.test', role: 'owner' }, PASSWORD)
  shop.system.advance(11 * 60)
  const { name, email } = owner
  await shop.people.edit(owner.id, { name, email, role: 'staff' }, { name, email, role: 'owner' })
  const { body } = await send({ ...ravi, key: newKey(), ownPassword: admin.password })
  assert.match(body, /vinayagaadmin\?next=%2Fadmin%2Fpeople&unsaved=1/)
  assert.ok(!(await shop.people.all()).some(({ email: address }) => address === ravi.email))
})

test('when two owners edit one person, the second sees the first one’s change', async (t) => {
  const { send, ids, shop } = await openPeopleScreen(t)
  const { name, email } = people.packer
  const seen = { 'seen.name': name, 'seen.email': email, 'seen.role': 'packer' }
  const edit = { intent: 'edit', id: ids.packer, email, role: 'packer', ...seen }
  await send({ ...edit, name: 'Ravi One' })
  const late = await send({ ...edit, name: 'Ravi Two' })
  assert.equal(late.status, 422)
  assert.match(late.body, /Someone else has changed Name too/)
  assert.match(late.body, /Ravi One/)
  const old = await send({ intent: 'edit', id: ids.packer, name: 'Ravi', email, role: 'owner' })
  assert.match(old.body, /This page is out of date/)
  assert.equal((await shop.people.find(ids.packer))?.name, 'Ravi One')
})

test('an action that cannot be recorded is still done, and logged', async (t) => {
  const lines: string[] = []
  const { send, shop, ids } = await openPeopleScreen(t, { log: openLog((line) => lines.push(line)) })
  const database = await openDatabase(shop.config, shop.system.now)
  await database.db.schema.dropTable('audit_entries').execute()
  await database.close()
  assert.equal((await send({ intent: 'stop', id: ids.staff })).status, 200)
  assert.ok((await shop.people.find(ids.staff))?.stoppedAt)
  assert.equal(lines.filter((line) => line.includes('recording a change')).length, 1)
})
