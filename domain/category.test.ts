/** Tests of the 22 categories and their spellings. */
import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { categories, categoryPath, findCategory } from './category.ts'

test("§3 Product categories: 22, in the spec's spelling and order", () => {
  assert.equal(
    categories.join(', '),
    'One sound crackers, Wala, Special wala, Chorsa & Gaints (Wala), Bomb, Flowers pots, Fancy flower pots, ' +
      "Ground crackers (Chakkar), Children's favourite, Sparklers, Twinkling star (Sattai), " +
      "Fancy items (Children's Special), High Duration Fancy (Children's Special), Match box, Pencil, Smoke, Roll cap, " +
      'Single shots, Multi shots, Special Multi Shots, Rocket, Gift box',
  )
  assert.equal(categories.length, 22)
})

const spellings = {
  'One sound crackers': ['ONE SOUND CRACKERS', 'one sound cracker', 'One-Sound Crackers', '  One   sound crackers '],
  Wala: ['Wala', 'WALA', 'wala ', 'Walas', 'Walla'],
  'Special wala': ['Special Wala', 'SPECIAL WALAS'],
  'Chorsa & Gaints (Wala)': [
    'Chorsa and Gaints (Wala)',
    'Chorsa & Giants',
    'CHORSA&GAINTS (WALA)',
    'Chorsa & Gaints Wala',
  ],
  Bomb: ['bombs', 'BOMB'],
  'Flowers pots': ['Flower pots', 'Flower Pot', 'Flowerpots', 'FLOWERS POTS'],
  'Fancy flower pots': ['Fancy Flower Pot', 'fancy flowers pots'],
  'Ground crackers (Chakkar)': [
    'Ground crackers',
    'Ground Cracker (Chakkars)',
    'GROUND CRACKERS(CHAKKAR)',
    'Ground crackers Chakkar',
  ],
  "Children's favourite": [
    'Children’s favourite',
    'Childrens Favourites',
    'Children`s Favorite',
    "CHILDREN'S FAVOURITE",
  ],
  Sparklers: ['Sparkler', 'SPARKLERS'],
  'Twinkling star (Sattai)': ['Twinkling Stars', 'Twinkling Star', 'twinkling star [sattai]'],
  "Fancy items (Children's Special)": [
    'Fancy item',
    'Fancy items',
    'FANCY ITEM',
    'Fancy items (Children’s Special)',
    'Fancy items Childrens Special',
  ],
  "High Duration Fancy (Children's Special)": ['High Duration Fancy', 'high-duration fancy (childrens special)'],
  'Match box': ['Matchbox', 'Match boxes', 'MATCH BOX'],
  Pencil: ['Pencils'],
  Smoke: ['smoke', 'Smokes'],
  'Roll cap': ['Roll caps', 'Rollcap'],
  'Single shots': ['Single Shots', 'Single shot', 'SINGLE SHOT'],
  'Multi shots': ['Multi Shot', 'Multishots', 'multi-shots'],
  'Special Multi Shots': ['Special multi shots', 'special multi shot'],
  Rocket: ['Rockets', 'ROCKET'],
  'Gift box': ['Gift box', 'Gift Box', 'GIFT BOXES', 'Giftbox'],
} as const

for (const category of categories) {
  test(`§3 Spacing and punctuation vary: ${category} is found`, () => {
    for (const text of [category, ...spellings[category]]) assert.equal(findCategory(text), category, text)
  })
}

test('§2 an unknown value falls back to All Categories', () => {
  for (const text of [
    '',
    ' ',
    'Fancy',
    'Special',
    'shots',
    'and',
    '()',
    'All Categories',
    'Walanut',
    'constructor',
    '__proto__',
  ]) {
    assert.equal(findCategory(text), undefined, text)
  }
  assert.equal(findCategory(null), undefined)
  assert.equal(findCategory(undefined), undefined)
  assert.equal(findCategory(`Wala${' '.repeat(1_000_000)}`), undefined)
})

test('no text throws, and what is found is a category', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const category = findCategory(text)
      assert.ok(category === undefined || categories.includes(category))
    }),
  )
})

test('case and blanks never matter', () => {
  const changed = fc.constantFrom(...categories).chain((category) =>
    fc.tuple(
      fc.constant(category),
      fc
        .array(fc.boolean(), { minLength: category.length, maxLength: category.length })
        .map((upper) =>
          category.replace(/./g, (letter: string, at: number) =>
            upper[at] ? letter.toUpperCase() : letter.toLowerCase(),
          ),
        ),
      fc.constantFrom(' ', '  ', '\u00A0', '-', '_'),
    ),
  )
  fc.assert(
    fc.property(changed, ([category, text, blank]) => {
      assert.equal(findCategory(text.replaceAll(' ', blank)), category)
    }),
  )
})

test('§2 the category is kept in the query parameter, and left out for All Categories', () => {
  assert.equal(categoryPath(undefined), '/ordernow')
  assert.equal(categoryPath('Gift box'), '/ordernow?category=Gift%20box')
  assert.equal(categoryPath('Chorsa & Gaints (Wala)'), '/ordernow?category=Chorsa%20%26%20Gaints%20(Wala)')
})

test('every link to a category leads back to it', () => {
  for (const category of categories) {
    const url = new URL(categoryPath(category), 'http://shop.example')
    assert.equal(findCategory(url.searchParams.get('category')), category)
  }
})
