import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureMatcher, type PictureProduct } from './match-pictures.ts'

const product = (number: number, name: string, more: Partial<PictureProduct> = {}): PictureProduct => {
  const code = `PRD${String(number).padStart(4, '0')}`
  return { id: code, code, name, tamilName: '', category: 'Bombs', contents: '', ...more }
}

const goods = [
  product(1, '4" Lakshmi'),
  product(2, '2¾" Kuruvi'),
  product(3, 'Flower Pots Big (10 Pcs)', { category: 'Flower pots', tamilName: 'பூச்சட்டி பெரியது' }),
  product(4, 'Electric', { category: 'Sparklers', contents: '10 pcs' }),
  product(5, 'Electric', { category: 'Bijili' }),
  product(6, 'Green', { category: 'Sparklers', contents: '5 pcs' }),
  product(7, 'Green', { category: 'Sparklers', contents: '10 pcs' }),
  product(8, 'Rocket 2'),
  product(9, 'Rocket'),
  product(10, 'Laxmi Bomb'),
  product(1234, 'Sky Shot 120', { category: 'Multi shots' }),
]
const match = pictureMatcher(goods)

const found = (path: string) => {
  const { by, ids } = match(path)
  return [by, ...ids].join(' ')
}

for (const [path, expected] of [
  // By code, anywhere.
  ['PRD0001.jpg', 'code PRD0001'],
  ['new/prd_1234 front.png', 'code PRD1234'],
  ['PRD0001 4 Lakshmi.jpg', 'code PRD0001'],
  ['PRD0004 Electric.jpg', 'code PRD0004'],
  ['PRD0001 best photo.jpg', 'code PRD0001'],
  // Two codes, or a code and another product's name: never one of them silently.
  ['PRD0001 PRD0002.jpg', 'several PRD0001 PRD0002'],
  ['PRD0001 Rocket.jpg', 'several PRD0001 PRD0009'],
  // A code that no product has.
  ['PRD9999 Rocket.jpg', 'guess PRD0009'],
  ['PRD9999.jpg', 'nothing'],
  // By name, in every spelling.
  ['4 lakshmi.jpg', 'name PRD0001'],
  ['4" LAKSHMI (1).jpg', 'name PRD0001'],
  ['flower_pot_big.jpeg', 'name PRD0003'],
  ['FlowerPots Big - Copy.png', 'name PRD0003'],
  ['படங்கள்/பூச்சட்டி பெரியது.jpg', 'name PRD0003'],
  ['2¾ Kuruvi.jpg', 'name PRD0002'],
  // A copy's mark, or part of the name.
  ['Rocket_2.jpg', 'name PRD0008'],
  ['Rocket_3.jpg', 'name PRD0009'],
  // Two products of one name: category, folder or contents decide, or the owner.
  ['Electric.jpg', 'several PRD0004 PRD0005'],
  ['Electric - Sparklers.jpg', 'name PRD0004'],
  ['bijili electric.jpg', 'name PRD0005'],
  ['Pictures/Sparkler/Electric.jpg', 'name PRD0004'],
  ['Green (10 Pcs).jpg', 'name PRD0007'],
  ['Green.jpg', 'several PRD0006 PRD0007'],
  ['Green 5 pcs.jpg', 'name PRD0006'],
  // Guesses.
  ['4 Laxshmi.jpg', 'guess PRD0001'],
  ['2 3-4 kuruvi.jpg', 'guess PRD0002'],
  ['லட்சுமி பாம்.jpg', 'guess PRD0010'],
  ['1234.jpg', 'guess PRD1234'],
  ['Diwali 2026 flower pots big final.jpg', 'guess PRD0003'],
  ['my new sky shot 120 photo.jpg', 'guess PRD1234'],
  // Nothing.
  ['6 Lakshmi.jpg', 'nothing'],
  ['IMG_1234.jpg', 'nothing'],
  ['IMG-20261012-WA0001.jpg', 'nothing'],
  ['WhatsApp Image 2026-10-12 at 10.22.33.jpeg', 'nothing'],
  ['.jpg', 'nothing'],
  ['', 'nothing'],
] as const) {
  test(`${path || 'no name'} is found by ${expected}`, () => assert.equal(found(path), expected))
}

test('a shop without products, and names without letters, match nothing', () => {
  assert.deepEqual(pictureMatcher([])('Rocket.jpg'), { by: 'nothing', ids: [] })
  assert.deepEqual(pictureMatcher([product(1, '★')])('!!.jpg'), { by: 'nothing', ids: [] })
})
