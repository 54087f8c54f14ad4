import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldedWords } from '../search/spelling.ts'
import { nearSpelling } from './near-spelling.ts'

const near = (one: string, other: string) => nearSpelling(foldedWords(one), foldedWords(other))

test('a word that is no near spelling of its partner means two goods', () => {
  const pairs = [
    ['Flower Pots Mini', 'Flower Pots Giant'],
    ['Flower Pots Jumbo', 'Flower Pots Medium'],
    ['Colour Koti Gold', 'Colour Koti'],
    ['Flower Pots Big', 'Flower Pots Bag'],
    ['10 CM Electric', '12 CM Electric'],
    ['Red Bijili', 'Rose Bijili'],
    ['Gold Lakshmi', 'Bold Lakshmi'],
    ['King of King', 'Ring of King'],
    ['Two Sound Rocket', 'Three Sound Rocket'],
    ['Single Shot', 'Jingle Shot'],
    ['Chakkar Special', 'Chakkar Deluxe'],
    ['Spark Shower', 'Shark Shower'],
    ['Lunik Rocket', 'Rocket'],
  ] as const
  for (const [one, other] of pairs) assert.equal(near(one, other), undefined, `${one} / ${other}`)
})

test('another spelling of each word is the same', () => {
  const pairs = [
    ['Flower Pots Asoka', 'Flower Pots Ashoka'],
    ['Ground Chakker', 'Ground Chakkar'],
    ['4" Laxmi Deluxe', '4 Lakshmi Delux'],
    ['2¾" Kurvi', '2¾ Kuruvi'],
    ['10cm Elektric Sparkler', '10 CM Electric Sparklers'],
    ['Flowerpot Asoka', 'Flower Pots Ashoka'],
    ['Stripped Bijli', 'Striped Bijili'],
    ['Peacok', 'Peacock'],
    ['Singel Shot', 'Single Shots'],
  ] as const
  for (const [one, other] of pairs) assert.equal(near(one, other), 'same', `${one} / ${other}`)
})

test('a vowel in a short word, and another order, are near', () => {
  assert.equal(near('Atum Bomb', 'Atom Bomb'), 'near')
  assert.equal(near('Big Flower Pots', 'Flower Pots Big'), 'near')
  assert.equal(near('a '.repeat(40), 'a '.repeat(40)), undefined)
})
