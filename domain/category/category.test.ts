import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { firstCategories, categoryPath, findCategory, findRenamed } from './category.ts'
import { firstList } from '#test/fixtures/first-list.ts'

test("§3 Product categories: 22, in the spec's spelling and order", () => {
  assert.equal(
    firstCategories.join(', '),
    'One sound crackers, Wala, Special wala, Chorsa & Gaints (Wala), Bomb, Flowers pots, Fancy flower pots, ' +
      "Ground crackers (Chakkar), Children's favourite, Sparklers, Twinkling star (Sattai), " +
      "Fancy items (Children's Special), High Duration Fancy (Children's Special), Match box, Pencil, Smoke, Roll cap, " +
      'Single shots, Multi shots, Special Multi Shots, Rocket, Gift box',
  )
  assert.equal(firstCategories.length, 22)
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

for (const category of firstCategories) {
  test(`§3 Spacing and punctuation vary: ${category} is found`, () => {
    for (const text of [category, ...spellings[category]]) assert.equal(findCategory(firstList, text), category, text)
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
    assert.equal(findCategory(firstList, text), undefined, text)
  }
  assert.equal(findCategory(firstList, null), undefined)
  assert.equal(findCategory(firstList, undefined), undefined)
  assert.equal(findCategory(firstList, `Wala${' '.repeat(1_000_000)}`), undefined)
})

test('no text throws, and each result is a category', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const category = findCategory(firstList, text)
      assert.ok(category === undefined || firstCategories.some((name) => name === category))
    }),
  )
})

test('case and blanks never matter', () => {
  const changed = fc.constantFrom(...firstCategories).chain((category) =>
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
      assert.equal(findCategory(firstList, text.replaceAll(' ', blank)), category)
    }),
  )
})

test('§2 the category is kept in the query parameter, and left out for All Categories', () => {
  assert.equal(categoryPath(undefined), '/ordernow')
  assert.equal(categoryPath('Gift box'), '/ordernow?category=Gift%20box')
  assert.equal(categoryPath('Chorsa & Gaints (Wala)'), '/ordernow?category=Chorsa%20%26%20Gaints%20(Wala)')
})

test('every link to a category opens it', () => {
  for (const category of firstCategories) {
    const url = new URL(categoryPath(category), 'http://shop.example')
    assert.equal(findCategory(firstList, url.searchParams.get('category')), category)
  }
})

test('a former name points to the present one, and a present name takes precedence', () => {
  const list = [{ name: 'Fountains (Special)', formerNames: ['Flowers pots (Big)', 'Wala'] }, { name: 'Wala' }]
  assert.equal(findCategory(list, 'flower pots big'), 'Fountains (Special)')
  assert.equal(findRenamed(list, 'flower pots big'), 'Fountains (Special)')
  assert.equal(findRenamed(list, 'Flower pot'), 'Fountains (Special)', 'also without its part in brackets')
  assert.equal(findRenamed(list, 'fountain'), undefined)
  assert.equal(findCategory(list, 'walas'), 'Wala')
  assert.equal(findRenamed(list, 'walas'), undefined)
  assert.equal(findRenamed(list, `Wala${' '.repeat(1_000_000)}`), undefined)
})

test('a Tamil name is a spelling too', () => {
  const list = [{ name: 'Sparklers', tamilName: 'மத்தாப்பு' }]
  assert.equal(findCategory(list, 'மத்தாப்பூ'), undefined)
  assert.equal(findCategory(list, 'மத்தாப்பு'), 'Sparklers')
  assert.equal(findRenamed(list, 'மத்தாப்பு'), undefined)
})

test('of two names that are one without their brackets, the first has it', () => {
  assert.equal(
    findCategory([{ name: 'Sparklers (7 cm)' }, { name: 'Sparklers (10 cm)' }], 'sparkler'),
    'Sparklers (7 cm)',
  )
})
