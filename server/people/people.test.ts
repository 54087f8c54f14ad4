import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { admin, newKey, openTestShop, type TestShop } from '#test/shop/open-test-shop.ts'
import { addPeople, people } from '#test/shop/people.ts'
import { openDatabase } from '../database/open.ts'
import { sql } from 'kysely'
import { openPeople, type Person, type PersonChange } from './people.ts'

const NEW = 'wt5r3-kk8pz'
const HOME = '203.0.113.5'

async function ownerOf(shop: TestShop): Promise<Person> {
  const owner = (await shop.people.all()).find(({ email }) => email === admin.email)
  assert.ok(owner)
  return owner
}

const signIn = (shop: TestShop, { email, password }: { email: string; password: string }) =>
  shop.signIn.withPassword(email, password, HOME)

const draftOf = ({ name, email, role }: Person) => ({ name, email, role })

onEachDatabase('existing people are owners; a person signs in with name and role', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  assert.equal((await ownerOf(shop)).role, 'owner')
  await addPeople(shop)
  const signedIn = await signIn(shop, people.packer)
  assert.ok('token' in signedIn)
  const { email, role, name } = (await shop.signIn.session(signedIn.token)) ?? {}
  assert.deepEqual({ email, role, name }, { email: people.packer.email, role: 'packer', name: 'Ravi' })
  const packer = (await shop.people.all()).find((each) => each.role === 'packer')
  assert.equal(packer?.signedInAt, shop.system.now().toISOString())
})

onEachDatabase('a person chooses a language, which each sign-in and session has', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { staff } = await addPeople(shop)
  const before = await signIn(shop, people.staff)
  assert.ok('token' in before)
  assert.equal(before.language, undefined)
  assert.equal((await shop.signIn.session(before.token))?.language, undefined)
  for (const language of ['ta', 'en', 'ta'] as const) {
    await shop.people.chooseLanguage(staff, language)
    const after = await signIn(shop, people.staff)
    assert.ok('token' in after)
    assert.equal(after.language, language)
    assert.equal((await shop.signIn.session(before.token))?.language, language)
  }
  const owner = await signIn(shop, admin)
  assert.ok('token' in owner)
  assert.equal(owner.language, undefined)
})

onEachDatabase('a language of another version of the program counts as English', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { db, close } = await openDatabase(shop.config, shop.system.now)
  cleanup(t, close)
  await sql`update people set language = 'xx'`.execute(db)
  const signedIn = await signIn(shop, admin)
  assert.ok('token' in signedIn)
  assert.equal(signedIn.language, 'en')
  assert.equal((await shop.signIn.session(signedIn.token))?.language, 'en')
  await assert.rejects(sql`update people set language = ''`.execute(db), /people_language/)
})

onEachDatabase('a form sent twice adds one person, and an address belongs to one', async (kind, t) => {
  const { people: store } = await openTestShop(t, kind)
  const draft = { name: 'Ravi', email: 'ravi@shop.test', role: 'packer' } as const
  const key = newKey()
  const both = await Promise.all([store.add(key, draft, NEW), store.add(key, draft, NEW)])
  assert.deepEqual(
    both.map((each) => each.outcome === 'done' && each.person.email),
    [draft.email, draft.email],
  )
  assert.equal(both.filter((each) => each.outcome === 'done' && each.isRepeat).length, 1)
  assert.deepEqual(await store.add(newKey(), draft, NEW), { outcome: 'taken' })
  assert.equal((await store.all()).length, 2)
})

onEachDatabase(
  'a form is still the same one after its person has signed in and changed the password',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const draft = { name: 'Ravi', email: 'ravi@shop.test', role: 'packer' } as const
    const key = newKey()
    const again = async (password: string) => {
      const added = await shop.people.add(key, draft, password)
      return added.outcome === 'done' && added.isRepeat
    }
    assert.deepEqual([await again(NEW), await again(NEW), await again(`${NEW}-2`)], [undefined, 'same', 'other'])
    const session = await signIn(shop, { email: draft.email, password: NEW })
    assert.ok('token' in session)
    assert.deepEqual(await shop.signIn.changePassword(session.token, `${NEW}-own`), { ok: true })
    assert.equal(await again(NEW), 'same')
  },
)

onEachDatabase(
  'a stopped person is signed out, gets the error of a wrong password, and can sign in when let in again',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { staff } = await addPeople(shop)
    const heard: string[] = []
    shop.live.subscribe(({ topic }) => void heard.push(topic))
    const before = await signIn(shop, people.staff)
    assert.ok('token' in before)
    const stopped = await shop.people.stop(staff)
    assert.ok(stopped.outcome === 'done' && stopped.person.stoppedAt)
    assert.deepEqual(heard, ['sessions'])
    assert.equal(await shop.signIn.session(before.token), undefined)
    assert.deepEqual(await signIn(shop, people.staff), { message: 'Invalid email or password' })
    assert.deepEqual(await signIn(shop, { ...people.staff, password: 'wrong-one' }), {
      message: 'Invalid email or password',
    })
    assert.equal((await shop.people.letIn(staff)).outcome, 'done')
    assert.ok('token' in (await signIn(shop, people.staff)))
  },
)

onEachDatabase('a new password and another role end the sessions; another name does not', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { staff } = await addPeople(shop)
  const person = await shop.people.find(staff)
  assert.ok(person)
  const seen = draftOf(person)
  const first = await signIn(shop, people.staff)
  assert.ok('token' in first)
  await shop.people.edit(staff, { ...seen, name: 'Selvi R', email: 'selvi.r@shop.test' }, seen)
  assert.equal((await shop.signIn.session(first.token))?.email, 'selvi.r@shop.test')
  const now = { ...seen, name: 'Selvi R', email: 'selvi.r@shop.test' }
  await shop.people.edit(staff, { ...now, role: 'packer' }, now)
  assert.equal(await shop.signIn.session(first.token), undefined)
  const second = await signIn(shop, { ...people.staff, email: now.email })
  assert.ok('token' in second)
  await shop.people.setPassword(staff, NEW)
  assert.equal(await shop.signIn.session(second.token), undefined)
  assert.ok('token' in (await signIn(shop, { email: now.email, password: NEW })))
})

onEachDatabase('a new password ends the wait after wrong ones', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { staff } = await addPeople(shop)
  const wrong = () => signIn(shop, { ...people.staff, password: 'wrong-one' })
  for (let attempt = 0; attempt < 5; attempt += 1) await wrong()
  assert.match(JSON.stringify(await wrong()), /seconds?/, 'control: the person waits')
  // A refusal is cached for a second.
  shop.system.advance(1)
  await shop.people.setPassword(staff, NEW)
  assert.ok('token' in (await signIn(shop, { ...people.staff, password: NEW })))
})

onEachDatabase(
  'two owners who edit one person: a field changed by one is merged, a conflict is reported',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { packer } = await addPeople(shop)
    const person = await shop.people.find(packer)
    assert.ok(person)
    const seen = draftOf(person)
    await shop.people.edit(packer, { ...seen, name: 'Ravi K' }, seen)
    const other = await shop.people.edit(packer, { ...seen, role: 'staff' }, seen)
    assert.ok(other.outcome === 'done')
    assert.deepEqual(draftOf(other.person), { ...seen, name: 'Ravi K', role: 'staff' })
    const late = await shop.people.edit(packer, { ...seen, name: 'R. Ravi' }, seen)
    assert.ok(late.outcome === 'changed')
    assert.deepEqual(late.conflicts, ['name'])
    const taken = await shop.people.edit(
      packer,
      { ...draftOf(other.person), email: admin.email },
      draftOf(other.person),
    )
    assert.deepEqual(taken, { outcome: 'taken' })
    assert.deepEqual(await shop.people.stop('nobody'), { outcome: 'gone' })
  },
)

onEachDatabase('the last owner who can sign in is not stopped and keeps the role', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const owner = await ownerOf(shop)
  const seen = draftOf(owner)
  await addPeople(shop)
  assert.deepEqual(await shop.people.stop(owner.id), { outcome: 'last owner' })
  assert.deepEqual(await shop.people.edit(owner.id, { ...seen, role: 'staff' }, seen), { outcome: 'last owner' })
  const second = newKey()
  await shop.people.add(second, { name: 'Kannan', email: 'kannan@shop.test', role: 'owner' }, NEW)
  assert.equal((await shop.people.stop(second)).outcome, 'done')
  // A stopped owner does not count.
  assert.deepEqual(await shop.people.stop(owner.id), { outcome: 'last owner' })
})

onEachDatabase('two owners who stop each other at the same moment leave one', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const opened = await Promise.all([0, 1].map(() => openDatabase(shop.config, shop.system.now)))
  for (const database of opened) cleanup(t, database.close)
  const [one, two] = opened.map((database) => openPeople({ database, live: shop.live, system: shop.system }))
  assert.ok(one && two)
  const { id: first } = await ownerOf(shop)
  const second = newKey()
  await one.add(second, { name: 'Kannan', email: 'kannan@shop.test', role: 'owner' }, NEW)
  for (let round = 0; round < 5; round += 1) {
    const changes: PersonChange[] = await Promise.all([one.stop(second), two.stop(first)])
    assert.deepEqual(changes.map(({ outcome }) => outcome).toSorted(), ['done', 'last owner'])
    await Promise.all([first, second].map((id) => one.letIn(id)))
  }
})
