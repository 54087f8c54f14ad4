import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPictureName } from './picture-name.ts'

const codesOf = (path: string) => readPictureName(path).codes
const namesOf = (path: string) => readPictureName(path).names

test('a code is found anywhere, in any case, with any separator', () => {
  for (const path of [
    'PRD0042.jpg',
    'prd 0042.png',
    'new_PRD-0042_front.jpeg',
    'a/b/Prd.0042 Rocket.JPG',
    'ராக்கெட்PRD0042.jpg',
  ])
    assert.deepEqual(codesOf(path), ['PRD0042'], path)
  assert.deepEqual(codesOf('PRD0042 and PRD0043.jpg'), ['PRD0042', 'PRD0043'])
})

test('a text that resembles a code is none', () => {
  for (const path of ['PRD00421.jpg', 'PRD042.jpg', 'SPRD0042.jpg', 'IMG_0042.jpg', 'PRD0042/rocket.jpg'])
    assert.deepEqual(codesOf(path), [], path)
})

test('ending, code, folders and the marks of a copy are left out of the name', () => {
  for (const [path = '', ...names] of [
    ['Rocket.jpg', 'Rocket'],
    ['PRD0042 - Rocket.jpg', 'Rocket'],
    ['PRD0042.jpg'],
    ['Rocket (1).jpg', 'Rocket (1)', 'Rocket'],
    ['Rocket_2.png', 'Rocket 2', 'Rocket'],
    ['Rocket - Copy (2).jpg', 'Rocket - Copy (2)', 'Rocket'],
    ['Rocket copy.jpg', 'Rocket copy', 'Rocket'],
    ['Copy of Rocket (1).jpg', 'Copy of Rocket (1)', 'Rocket'],
    ['Flower Pots (10 Pcs).jpg', 'Flower Pots (10 Pcs)'],
    ['FlowerPots_Big.jpeg', 'Flower Pots Big'],
    ['2.5 inch.jpg', '2.5 inch'],
    ['(1).jpg', '(1)'],
    ['.jpg'],
  ])
    assert.deepEqual(namesOf(path), names, path)
})

test('Tamil names stay whole, also as a Mac writes them', () => {
  assert.deepEqual(namesOf('படங்கள்/பூச்சட்டி பெரியது.jpg'), ['பூச்சட்டி பெரியது'])
  assert.deepEqual(namesOf('சோர்சா.png'.normalize('NFD')), ['சோர்சா'])
})

test('the parent folder is read, with either separator', () => {
  assert.equal(readPictureName('Pictures/One_sound/Rocket.jpg').folder, 'One sound')
  assert.equal(readPictureName('Pictures\\Bombs\\Rocket.jpg').folder, 'Bombs')
  assert.equal(readPictureName('Rocket.jpg').folder, '')
})
