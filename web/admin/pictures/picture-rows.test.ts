import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PictureMatch } from '#domain/pictures/match-pictures.ts'
import { afterPictureEvent, isInShop, type PictureEvent, rowsOf, takenRows } from './picture-rows.ts'

const products = new Map(['a', 'b', 'c'].map((id) => [id, { imageUrl: id === 'c' ? '/old.jpg' : '' }]))
const matches: Record<string, PictureMatch> = {
  'a.jpg': { by: 'code', ids: ['a'] },
  'b.jpg': { by: 'name', ids: ['b'] },
  'b (1).jpg': { by: 'name', ids: ['b'] },
  'c.jpg': { by: 'name', ids: ['c'] },
  'like c.jpg': { by: 'guess', ids: ['c'] },
  'like a.jpg': { by: 'guess', ids: ['a'] },
  'either.jpg': { by: 'several', ids: ['a', 'b'] },
  'none.jpg': { by: 'nothing', ids: [] },
}

function rows(paths = Object.keys(matches), urls: Record<string, string> = {}) {
  const pictures = paths.map((path) => ({ path, bytes: 1, print: path, open: async () => new Blob() }))
  return rowsOf(
    pictures,
    (path) => matches[path]!,
    products,
    ({ path }) => urls[path],
  )
}

const after = (...events: PictureEvent[]) => events.reduce(afterPictureEvent, rows())
const taken = (found: ReturnType<typeof after>) =>
  found.flatMap((row) => (row.isTaken ? [`${row.picture.path} ${row.product}`] : []))

test('matches by code or name are selected, unless two pictures claim one product; others are not', () => {
  assert.deepEqual(taken(rows()), ['a.jpg a', 'c.jpg c'])
  assert.deepEqual(
    rows().map(({ part }) => part),
    ['sure', 'look', 'look', 'sure', 'look', 'look', 'look', 'nothing'],
  )
})

test('ticking a picture unticks the other one of its product', () => {
  assert.deepEqual(taken(after({ type: 'ticked', id: 1, isTaken: true }, { type: 'ticked', id: 2, isTaken: true })), [
    'a.jpg a',
    'b (1).jpg b',
    'c.jpg c',
  ])
  assert.deepEqual(taken(after({ type: 'assigned', id: 7, product: 'a' })), ['c.jpg c', 'none.jpg a'])
  assert.deepEqual(taken(after({ type: 'assigned', id: 0, product: '' })), ['c.jpg c'])
  assert.deepEqual(taken(after({ type: 'ticked', id: 7, isTaken: true })), ['a.jpg a', 'c.jpg c'], 'without a product')
})

test('more files keep the earlier choices, until all are removed', () => {
  const before = after({ type: 'assigned', id: 7, product: 'b' })
  const [picture] = rows(['a.jpg'])
  const more = { ...picture!, id: 8 }
  const all = afterPictureEvent(before, {
    type: 'chosen',
    rows: [...rows().map((row, at) => ({ ...row, picture: before[at]!.picture })), more],
  })
  assert.deepEqual(all, [...before, more])
  assert.deepEqual(afterPictureEvent(all, { type: 'emptied' }), [])
})

test('an added picture raises no question again', () => {
  assert.deepEqual(taken(after({ type: 'saved', products: ['a', 'b'] })), ['c.jpg c'])
})

test('ticking all guesses takes no product from a sure match', () => {
  assert.deepEqual(taken(after({ type: 'guesses ticked' })), ['a.jpg a', 'c.jpg c'])
  assert.deepEqual(taken(after({ type: 'ticked', id: 0, isTaken: false }, { type: 'guesses ticked' })), [
    'c.jpg c',
    'like a.jpg a',
  ])
})

test('a picture that its product already has is not ticked', () => {
  const [row] = rows(['c.jpg'], { 'c.jpg': '/old.jpg' })
  assert.equal(row?.isTaken, false)
  assert.equal(isInShop(row!, products), true)
  assert.equal(rows(['c.jpg'], { 'c.jpg': '/another.jpg' })[0]?.isTaken, true)
  assert.equal(rows(['a.jpg'], {})[0]?.isTaken, true)
})

test('an uploaded picture is recognized by its URL, a refused one is left out, and a swept file is uploaded again', () => {
  const done = after({ type: 'uploaded', id: 0, url: '/new.jpg' }, { type: 'failed', id: 3, failure: 'Too large.' })
  assert.deepEqual(taken(done), ['a.jpg a'])
  assert.equal(done[3]?.failure, 'Too large.')
  assert.equal(done[0]?.url, '/new.jpg')
  assert.equal(afterPictureEvent(done, { type: 'files gone', products: ['a'] })[0]?.url, '')
})

test('a picture to add is selected, has an existing product, and is not added yet', () => {
  const given = after({ type: 'uploaded', id: 3, url: '/old.jpg' })
  assert.deepEqual(
    takenRows(given, products).map(({ product }) => product),
    ['a'],
  )
  assert.deepEqual(takenRows(given, new Map()), [])
})
