import assert from 'node:assert/strict'
import test from 'node:test'
import { footerCategories, posterCategories, posterPlaces, withGoods } from './shown-categories.ts'

const drawn = [
  { art: 'fancy', title: 'Fancy items', text: 'Gold.', category: 'Fancy item' },
  { art: 'wala', title: 'Wala', text: 'Strings.', category: 'Wala' },
]
const wala = { name: 'Wala', posterUrl: '/posters/wala.jpg' }
const fancy = { name: "Fancy items (Children's Special)", posterUrl: '/posters/fancy.jpg' }

test('a category without goods is not shown, and the others keep their order', () => {
  assert.deepEqual(withGoods([wala, { name: 'Bomb' }, fancy], [fancy.name, 'Wala', 'Of no list']), [wala, fancy])
  assert.deepEqual(withGoods([wala], []), [])
})

const postersOf = (shown: Parameters<typeof posterCategories>[0], empty = '') =>
  posterCategories(
    shown,
    drawn,
    shown.flatMap(({ name }) => (name === empty ? [] : [name])),
  )

test('a category without goods has no poster, and the next one keeps its place, to which a picture may belong', () => {
  assert.deepEqual(
    postersOf([wala, fancy], fancy.name).map(({ place, title }) => [place, title]),
    [[1, 'Wala']],
  )
})

test('§2 the drawn posters keep their order and their links', () => {
  assert.deepEqual(
    postersOf([wala, { name: 'Bomb', posterUrl: '' }, fancy]).map(({ place, title, category }) => [
      place,
      title,
      category,
    ]),
    [
      [0, 'Fancy items', 'Fancy item'],
      [1, 'Wala', 'Wala'],
    ],
  )
})

test('a drawn poster of a renamed category has its new name, and one of no category is left out', () => {
  const [poster, ...others] = postersOf([{ ...wala, name: 'Strings' }])
  assert.deepEqual([poster?.title, poster?.category, poster?.art], ['Strings', 'Strings', 'wala'])
  assert.deepEqual(others, [])
})

test('pictures of the owner come first, with the Tamil name beneath, and five posters are shown', () => {
  const own = Array.from({ length: 5 }, (_, at) => ({
    name: `No. ${at}`,
    tamilName: 'வெடி',
    posterUrl: `/media/${at}`,
  }))
  const shown = postersOf([fancy, ...own.slice(0, 4), wala, ...own.slice(4)])
  assert.deepEqual(
    shown.map(({ title }) => title),
    ['No. 0', 'No. 1', 'No. 2', 'No. 3', 'No. 4'],
  )
  assert.deepEqual([shown[0]?.text, shown[0]?.art], ['வெடி', undefined])
})

test('the footer has the owner’s categories, or the first ten', () => {
  const all = Array.from({ length: 12 }, (_, at) => ({ name: `No. ${at}`, inFooter: false }))
  assert.equal(footerCategories(all).length, 10)
  const rocket = { name: 'Rocket', tamilName: 'ராக்கெட்' }
  assert.deepEqual(footerCategories([...all, { ...rocket, inFooter: true }]), [rocket])
})

test('the places of the posters name their categories, also one without goods', () => {
  const places = posterPlaces([
    wala,
    { name: 'Bomb', posterUrl: '/media/bomb.png' },
    { name: 'Rocket', posterUrl: '' },
    fancy,
  ])
  assert.deepEqual(
    places.map(({ owner }) => owner.name),
    ['Bomb', fancy.name, 'Wala'],
  )
})
