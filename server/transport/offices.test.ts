import assert from 'node:assert/strict'
import test from 'node:test'
import { onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { newKey, openTestShop } from '#test/shop/open-test-shop.ts'

const kpn = { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567', places: 'Madurai\n625' }

onEachDatabase('an office is added once, and not beside one of the same name and branch', async (kind, t) => {
  const { offices } = (await openTestShop(t, kind)).dispatch
  const id = newKey()
  // The answers to the first two were lost: the last one is what its person sees saved.
  const sent: (typeof kpn)[] = []
  for (const typed of [kpn, { ...kpn, phone: '0452 999999' }, kpn]) {
    assert.deepEqual(await offices.add(id, typed, sent), { outcome: 'done', office: { id, ...typed } })
    assert.deepEqual(await offices.all(), [{ id, ...typed }])
    sent.push(typed)
  }
  assert.deepEqual(await offices.add(id, kpn, sent), { outcome: 'done', office: { id, ...kpn }, isUnchanged: true })
  assert.deepEqual(await offices.add(newKey(), { ...kpn, name: 'kpn parcel' }), { outcome: 'taken' })
  const added = await Promise.all([1, 2].map(() => offices.add(newKey(), { ...kpn, name: 'ABT' })))
  assert.deepEqual(added.map(({ outcome }) => outcome).toSorted(), ['done', 'taken'])
  assert.deepEqual(
    (await offices.all()).map(({ name }) => name),
    ['ABT', 'KPN Parcel'],
  )
})

onEachDatabase('an edit is merged with others’ changes; a removed office is gone', async (kind, t) => {
  const { offices } = (await openTestShop(t, kind)).dispatch
  const [id, other] = [newKey(), newKey()]
  await offices.add(id, kpn)
  await offices.add(other, { ...kpn, branch: 'Theni' })
  await offices.edit(id, { ...kpn, phone: '0452 1111111' }, kpn)
  const merged = await offices.edit(id, { ...kpn, places: 'Melur' }, kpn)
  assert.deepEqual(merged, { outcome: 'done', office: { id, ...kpn, phone: '0452 1111111', places: 'Melur' } })
  const conflict = await offices.edit(id, { ...kpn, phone: '0452 2222222' }, kpn)
  assert.deepEqual('conflicts' in conflict && conflict.conflicts, ['phone'])
  assert.deepEqual(await offices.edit(other, kpn, { ...kpn, branch: 'Theni' }), { outcome: 'taken' })
  assert.equal((await offices.remove(id)).outcome, 'done')
  assert.deepEqual(await offices.edit(id, kpn, kpn), { outcome: 'gone' })
  assert.deepEqual(await offices.remove(id), { outcome: 'gone' })
})

test('two people give two offices one name at once: the second is refused (postgres)', async (t) => {
  const { dispatch, config } = await openTestShop(t, 'postgres')
  const id = newKey()
  await dispatch.offices.add(id, kpn)
  const held = await holdRows(
    t,
    config,
    `insert into transport_offices (id, name, branch, phone, places, folded, added_at)
     select 'other', 'ABT', branch, phone, places, replace(folded, 'kpn parcel', 'abt'), added_at from transport_offices`,
  )
  const edit = dispatch.offices.edit(id, { ...kpn, name: 'ABT' }, kpn)
  await held.untilWaitedFor()
  await held.commit()
  assert.deepEqual(await edit, { outcome: 'taken' })
  assert.deepEqual(
    (await dispatch.offices.all()).map(({ name }) => name),
    ['ABT', 'KPN Parcel'],
  )
})
