import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartProduct } from '#domain/cart.ts'
import { ITEMS_MAX } from '#domain/pasted-list/list-items.ts'
import { readList } from '#domain/pasted-list/list-reader.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import { answeredLines, listOf } from './answered-lines.ts'

const products: CartProduct[] = demoProducts.map((product) => ({
  ...product,
  id: product.code,
  imageUrl: '',
  videoUrl: '',
}))

const shown = (text: string, answers = {}) =>
  answeredLines(readList(products, text).lines, answers, ({ stock }) => stock).map(({ product, quantity }) => [
    product?.code,
    quantity,
  ])

test('nothing that is asked is added before the visitor answers', () => {
  const text = 'bullet bomb 3\nbijili 5\ndisco wheel\nkutralam fals 2\nwashing powder 9'
  assert.deepEqual(shown(text), [
    ['PRD2487', 3],
    [undefined, 5],
    ['PRD4004', 0],
    [undefined, 2],
    [undefined, 0],
  ])
  const answers = {
    '1 bijili 5': { id: 'PRD4189' },
    '1 disco wheel': { quantity: 4 },
    '1 bullet bomb 3': { quantity: 0 },
  }
  assert.deepEqual(shown(text, answers).slice(0, 3), [
    ['PRD2487', 0],
    ['PRD4189', 5],
    ['PRD4004', 4],
  ])
})

test('quantities that would be read as numbering when their lines are left keep their place', () => {
  const texts = ['1 bijili', '2 magic pop']
  const answers = { '1 2 magic pop': { id: 'PRD4337' } }
  const before = answeredLines(readList(products, '1) 5 bijili\n2) 1 bijili\n3) 2 magic pop').lines, answers, () => 9)
  const left = listOf(before.slice(1), [], answers)
  assert.deepEqual(left, { text: '1) 1 bijili\n2) 2 magic pop', answers })
  assert.deepEqual(
    readList(products, left.text).lines.map(({ text }) => text),
    texts,
  )
})

test('an answer with a product that the line does not offer chooses none', () => {
  assert.deepEqual(shown('bijili 5', { '1 bijili 5': { id: 'PRD2487' } }), [[undefined, 5]])
})

test('equal lines have answers of their own', () => {
  assert.deepEqual(shown('magic pop 2\nmagic pop 2', { '2 magic pop 2': { quantity: 7 } }), [
    ['PRD4337', 2],
    ['PRD4337', 7],
  ])
})

test('the lines that are left keep their quantities and answers, without the numbers of the list', () => {
  const text = '1 Chakkar Big 5\n2 Rocket Bomb\n3 bijili 10\n4 bijili 10\n5 Twinkling star'
  const answers = { '1 bijili 10': { id: 'PRD4189' }, '2 bijili 10': { id: 'PRD2487', quantity: 3 } }
  const before = answeredLines(readList(products, text).lines, answers, ({ stock }) => stock)
  const left = listOf([before[1]!, before[3]!, before[4]!], [], answers)
  assert.deepEqual(left, {
    text: 'Rocket Bomb\nbijili 10\nTwinkling star',
    answers: { '1 bijili 10': { id: 'PRD2487', quantity: 3 } },
  })
  assert.deepEqual(
    readList(products, left.text).lines.map((line) => 'quantity' in line && line.quantity),
    [undefined, 10, undefined],
  )
})

test('what is left is not read with quantities that no line had', () => {
  const many = Array.from({ length: ITEMS_MAX }, (_, at) => `${at + 1}) 1 bullet bomb`)
  for (const text of [
    'bijili\nbullet bomb 3\n7',
    'bijili\nthank you\n7',
    [...many, '301) 1 bijili', '302) 2 magic pop'].join('\n'),
  ]) {
    const { lines, rest: unread } = readList(products, text)
    const answered = answeredLines(lines, {}, () => 9)
    const rest = answered.filter(({ line }) => line.kind === 'asked' || line.kind === 'unknown')
    const again = readList(products, listOf(rest, unread, {}).text)
    assert.deepEqual(
      again.lines.map((line) => line.text),
      [...rest.map(({ line }) => line.text), ...unread],
    )
  }
})
