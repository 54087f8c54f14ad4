import assert from 'node:assert/strict'
import test, { suite } from 'node:test'
import * as fc from 'fast-check'
import { demoProducts } from '#server/demo/catalogue.ts'
import { type Category, firstCategories } from '../category/category.ts'
import { searchForgivingly, searchSuggestions } from './forgiving-search.ts'

const named = (...names: string[]) => names
const of = (...wanted: Category[]) =>
  demoProducts.filter(({ category }) => wanted.includes(category)).map(({ name }) => name)
const containing = (pattern: RegExp) => demoProducts.map(({ name }) => name).filter((name) => pattern.test(name))

const lakshmi = named('3½" Lakshmi', '4" Lakshmi', '4" Lakshmi Gold', '5" Lakshmi Mega', 'லட்சுமி வெடி 4"')
const fourInches = named('4" Lakshmi', '4" Lakshmi Gold', 'லட்சுமி வெடி 4"')
const kuruvi = named('2¾" Kuruvi', '2¾" Kuruvi Gold', 'குருவி வெடி')
const flowerPots = of('Flowers pots', 'Fancy flower pots')
const chakkars = of('Ground crackers (Chakkar)')
const walas = of('Wala', 'Special wala', 'Chorsa & Gaints (Wala)')
const snakes = named('Snake Tablets', 'Snake Tablets Big', 'பாம்பு மாத்திரை')
const peacocks = named('Dancing Peacock', 'Five Feather Peacock', 'Peacock Bada', 'மயில் மத்தாப்பு')
const tenCentimetres = named('10 cm Electric Sparklers', '10 cm Colour Sparklers', '10 cm Green Sparklers')
const fifteenCentimetres = [...containing(/^15 cm/), 'கம்பி மத்தாப்பு 15 செ.மீ']

const searches: [search: string, finds: readonly string[]][] = [
  // Words in any order.
  ['lakshmi', lakshmi],
  ['LAKSHMI', lakshmi],
  ['lakshmi 4', fourInches],
  ['4 lakshmi', fourInches],
  ['4" lakshmi', fourInches],
  ['4″ Lakshmi', fourInches],
  ['4 inch lakshmi', fourInches],
  ['lakshmi gold 4', named('4" Lakshmi Gold')],
  ['gold lakshmi', named('4" Lakshmi Gold')],
  ['sparklers green', named('10 cm Green Sparklers', '15 cm Green Sparklers')],
  ['bomb atom', named('Atom Bomb Green', 'அணுகுண்டு பெரியது')],
  ['wala 100', containing(/^100 .*|சரவெடி 100/).filter((name) => walas.includes(name))],
  ['shots 120', named('120 Shots Colour Rain')],
  // Quotes, blanks, hyphens, plurals, spellings.
  [
    'children’s',
    of("Children's favourite", "Fancy items (Children's Special)", "High Duration Fancy (Children's Special)").concat(
      '18 Items Kids Special',
    ),
  ],
  ['childrens favorite', of("Children's favourite")],
  ['gift boxes', of('Gift box')],
  ['giftbox', of('Gift box')],
  ['Gift-Box', of('Gift box')],
  ['flowerpot', flowerPots],
  ['flower pots', flowerPots],
  ['FLOWER-POT', flowerPots],
  ['fancy flowerpots', of('Fancy flower pots')],
  ['10cm', tenCentimetres],
  ['10 cm', tenCentimetres],
  ['10 CM sparkler', tenCentimetres],
  ['10-cm green', named('10 cm Green Sparklers')],
  ['15cm', fifteenCentimetres],
  ['2 3/4 kuruvi', named('2¾" Kuruvi', '2¾" Kuruvi Gold')],
  ['1 1/2 twinkling', named('1½" Twinkling Star')],
  ['1/2 kg', named('Paper Bomb ½ kg')],
  ['4x4', named('4×4 Wheel')],
  ['chorsa and giants', of('Chorsa & Gaints (Wala)')],
  ['chorsa & gaint', of('Chorsa & Gaints (Wala)')],
  ['walla 600', named('600 Wala', '600 Wala Royal')],
  ['matchbox', of('Match box')],
  ['match boxes', of('Match box')],
  ['rollcap', of('Roll cap')],
  ['tri color', named('Tri Colour Flower Pots', 'Tricolour Fountain', 'Tri Colour Smoke')],
  ['single shot', of('Single shots').concat()],
  ['25 pcs', named('Ground Chakkar Big (25 Pcs)')],
  ['1box rocket', of('Rocket').concat()],
  ['1 pkt bomb', named('Paper Bomb ¼ kg', 'Paper Bomb ½ kg')],
  ['prd1155', named('4" Lakshmi')],
  ['PRD 1081', named('குருவி வெடி')],
  ['prd 1081', named('குருவி வெடி')],
  ['1081', named('குருவி வெடி')],
  ['prd-9517', named('தீபாவளி பரிசுப் பெட்டி 25 வகை')],
  // One wrong letter.
  ['sparklrs', of('Sparklers')],
  ['sparkelrs', of('Sparklers')],
  ['laksmi', lakshmi],
  ['rockt', of('Rocket')],
  ['pecock', [...peacocks, '200 Shots Peacock Sky']],
  ['helicoptr', named('Helicopter')],
  ['bijly', named('Bijili Red', 'Bijili Striped')],
  ['jalikatu', named('4" Jallikattu')],
  ['kuthuvilaku', named('25 Shots Kuthuvilakku')],
  ['flowr pots', flowerPots],
  ['umbrela', named('Colour Umbrella')],
  // Tamil, in its own letters and in Latin ones.
  ['லட்சுமி', lakshmi],
  ['லக்ஷ்மி', lakshmi],
  ['laxmi', lakshmi],
  ['letchumi', lakshmi],
  ['குருவி', kuruvi],
  ['குருவி வெடி', kuruvi],
  ['சங்கு சக்கரம்', chakkars],
  ['சக்கரம்', chakkars],
  ['தரை சக்கரம்', chakkars],
  ['sangu chakkaram', chakkars],
  ['chakra', chakkars],
  ['zamin chakkar', chakkars],
  ['saravedi', walas],
  ['sara vedi', walas],
  ['சரவெடி', walas],
  ['பூச்சட்டி', flowerPots],
  ['poochatti', flowerPots],
  ['anar', flowerPots],
  ['கம்பி மத்தாப்பு', of('Sparklers')],
  ['phuljhadi', of('Sparklers')],
  ['சாட்டை', of('Twinkling star (Sattai)')],
  ['பாம்பு', snakes],
  ['pambu mathirai', snakes],
  ['மயில்', [...peacocks, '200 Shots Peacock Sky']],
  ['தீப்பெட்டி', of('Match box')],
  ['ராக்கெட்', of('Rocket')],
  ['பென்சில்', of('Pencil')],
  ['புகை', of('Smoke')],
  ['பரிசு பெட்டி', of('Gift box')],
  ['diwali gift', of('Gift box')],
  ['தீபாவளி', named('தீபாவளி பரிசுப் பெட்டி 25 வகை')],
  ['அணுகுண்டு', named('Atom Bomb Green', 'அணுகுண்டு பெரியது')],
  ['pistol', named('Hero Cap Gun', 'Sheriff Cap Gun', 'Cap Gun with Ring Caps')],
  ['pattasu', demoProducts.map(({ name }) => name)],
  ['பட்டாசுகள்', demoProducts.map(({ name }) => name)],
  ['வெடி', demoProducts.map(({ name }) => name)],
  // Other scripts, by sound.
  ['रॉकेट', of('Rocket')],
  ['फुलझड़ी', of('Sparklers')],
  ['अनार', flowerPots],
  ['चकरी', chakkars],
  ['बिजली', containing(/bijili/i)],
  ['लक्ष्मी पटाखे', lakshmi],
  ['రాకెట్', of('Rocket')],
  ['റോക്കറ്റ്', of('Rocket')],
  ['ரோஜா', []],
  // Nothing.
  ['lakshmi rocket', []],
  ['ipod', []],
  ['%', []],
]

suite('§2 Search crackers finds', () => {
  const order = demoProducts.map(({ name }) => name)
  const inOrder = (names: Iterable<string>) => order.filter((name) => new Set(names).has(name))
  for (const [search, finds] of searches) {
    test(`${search}: ${finds.length}`, () => {
      const found = searchForgivingly(demoProducts, search).map(({ name }) => name)
      assert.deepEqual(found, inOrder(finds))
    })
  }

  test('every product by its own name, in any case', () => {
    for (const { name } of demoProducts) {
      for (const search of [name, name.toUpperCase()]) {
        assert.ok(
          searchForgivingly(demoProducts, search).some((found) => found.name === name),
          search,
        )
      }
    }
  })

  test('every category by its own name', () => {
    for (const category of firstCategories) {
      const found = searchForgivingly(demoProducts, category)
      assert.ok(
        of(category).every((name) => found.some((one) => one.name === name)),
        category,
      )
    }
  })
})

test('a wrong letter is forgiven only where no product has the word as it is', () => {
  const products = ['Rocket', 'Pocket'].map((name) => ({ ...demoProducts[0], name }) as (typeof demoProducts)[number])
  assert.deepEqual(
    searchForgivingly(products, 'rocket').map(({ name }) => name),
    ['Rocket'],
  )
  assert.equal(searchForgivingly(products, 'zocket').length, 2)
})

test('short words are never guessed', () => {
  assert.deepEqual(searchForgivingly(demoProducts, 'zap'), [])
})

test('the beginning of a number is enough where no product has that number', () => {
  assert.deepEqual(
    searchForgivingly(demoProducts, '108').map(({ code }) => code),
    ['PRD1081'],
  )
})

suite('Did you mean', () => {
  for (const [search, suggestions] of [
    ['lakshmi rocket', ['Lakshmi', 'Rocket']],
    ['lakshmi xyzxyz', ['Lakshmi']],
    ['kutuvilaku', ['Kuthuvilakku']],
    ['sparkalar', ['Sparklers']],
    ['lakshmi 9', ['Lakshmi']],
    ['qqqqqq', []],
    ['lakshmi', []],
    ['', []],
  ] as const) {
    test(`${search}: ${suggestions.join(', ') || 'nothing'}`, () => {
      assert.deepEqual(searchSuggestions(demoProducts, search), suggestions)
    })
  }

  test('whatever is typed, each suggestion finds something', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30, unit: 'binary' }), (search) => {
        for (const text of searchSuggestions(demoProducts, search)) {
          assert.ok(searchForgivingly(demoProducts, text).length > 0, text)
        }
      }),
      { numRuns: 50 },
    )
  })
})

test('a Tamil name is found, as it is written, in part and as it is spoken in Latin letters', () => {
  const rocket = {
    name: 'Whistling Bird',
    tamilName: 'சத்தம் போடும் பூச்சட்டி',
    code: 'PRD0001',
    category: 'Rocket',
    unit: '1box',
  } as const
  const other = { ...rocket, name: 'Parachute', tamilName: '', code: 'PRD0002' }
  for (const search of ['போடும்', 'பூச்சட்டி', 'poochatti', 'pushvanam', 'whistling bird']) {
    assert.deepEqual(searchForgivingly([other, rocket], search), [rocket], search)
  }
})

const found = (search: string) => searchForgivingly(demoProducts, search).map(({ name }) => name)

test('every way in which the trade writes a word finds the same goods', () => {
  for (const [words, alike] of [
    ['wala', ['saravedi', 'sara vedi', 'saraveddi', 'saram']],
    ['chakkar', ['chakra', 'chakkaram', 'chakram', 'sakkaram', 'chakkars', 'தராச்சக்கரம்', 'tharachakkaram']],
    ['flower pot', ['flower pots', 'flowerpots', 'pushvanam', 'busvanam', 'poo chatti']],
  ] as const) {
    assert.ok(found(words).length > 0, words)
    for (const search of alike) assert.deepEqual(found(search), found(words), search)
  }
  for (const all of ['pattasu', 'pataasu', 'pattaasu', 'patasu']) assert.equal(found(all).length, demoProducts.length)
})
