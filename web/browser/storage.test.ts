import assert from 'node:assert/strict'
import test from 'node:test'
import { followOtherTabs } from './persisted-store.ts'

function following(name: string) {
  const page = new EventTarget()
  let times = 0
  followOtherTabs(name, () => (times += 1), page)
  return (type: string, key?: string | null) => {
    times = 0
    page.dispatchEvent(Object.assign(new Event(type), { key }))
    return times
  }
}

test('a store is read again after another tab wrote it, an item of it, or emptied the storage', () => {
  const after = following('sales')
  assert.deepEqual(
    ['sales', 'sales:7', null, 'sales-draft', 'sale', ''].map((key) => after('storage', key)),
    [1, 1, 1, 0, 0, 0],
  )
})

test('a page from the back/forward cache reads again what it missed', () => {
  assert.equal(following('sales')('pageshow'), 1)
})

test('on the server there is nothing to follow', () => {
  followOtherTabs('sales', () => assert.fail('never'), undefined)
})
