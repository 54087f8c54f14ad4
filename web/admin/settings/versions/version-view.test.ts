import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBack, type FieldChange, type VersionView } from './version-view.ts'

const view = (version: number, ...changes: FieldChange[]): VersionView => ({
  version,
  day: '28/10/2026',
  moment: '28/10/2026, 12:00 pm',
  who: 'anbu@shop.test',
  changes,
})

const versions = [
  view(5, { field: 'posters', old: ['', 'a.png'], new: ['b.png', 'a.png'] }),
  view(4, { field: 'upiId', old: 'b@bank', new: 'a@bank' }, { field: 'roundOff', old: false, new: true }),
  view(3, { field: 'upiId', old: 'a@bank', new: 'b@bank' }, { field: 'rating', old: null, new: 4 }),
  view(2, { field: 'rating', old: 4.8, new: null }),
  view(1),
]

test('going back shows each setting that differs now, from now to then', () => {
  assert.deepEqual(changesBack(versions, 3), [
    { field: 'posters', old: ['b.png', 'a.png'], new: ['', 'a.png'] },
    { field: 'upiId', old: 'a@bank', new: 'b@bank' },
    { field: 'roundOff', old: true, new: false },
  ])
})

test('a setting that was changed and changed back is not shown', () => {
  assert.deepEqual(
    changesBack(versions, 2).map(({ field }) => field),
    ['posters', 'roundOff', 'rating'],
  )
  assert.deepEqual(changesBack(versions, 1).at(-1), { field: 'rating', old: 4, new: 4.8 })
})

test('going back to the current version changes nothing', () => {
  assert.deepEqual(changesBack(versions, 5), [])
})
