/** Compares words by their sound: Latin spellings of one word, and words in any script of India. */

/** The Unicode blocks of nine scripts, in the same order of letters; Sinhala's is not. */
const FIRST_BLOCK = 0x09_00
const LAST_LETTER = 0x0d_7f
const BLOCK = 0x80

/** Latin letters by offset in a block, each list from the offset before it; '-' has no sound. */
const SOUNDS_FROM: readonly (readonly [offset: number, sounds: string])[] = [
  [0x01, 'n n h'],
  [0x05, 'a a i i u u ri li e e e ai o o o au k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m'],
  [0x2f, 'y r r l l zh v sh sh s h'],
  [0x3e, 'a i i u u ri ri e e e ai o o o au -'],
  [0x58, 'k kh g z d dh f y'],
  [0x7a, 'n n r l l k'],
]
const FIRST_CONSONANT = 0x15
const LAST_CONSONANT = 0x39
const VOWEL_SIGNS_FROM = 0x3e
const NO_VOWEL = 0x4d
const NUKTA = 0x3c

/** Two letters r, that sound as t. */
const MALAYALAM_TT = 'റ്റ'

const sounds = new Map(
  SOUNDS_FROM.flatMap(([from, list]) => list.split(' ').map((sound, index) => [from + index, sound] as const)),
)

/** Returns true for a word with a letter of an Indian script. */
export function isIndic(word: string): boolean {
  return /[\u0900-\u0d7f]/.test(word)
}

/** Returns the word in Latin letters as it sounds: रॉकेट becomes roket. Letters of other scripts stay. */
export function inLatinLetters(word: string): string {
  const plain = word.normalize('NFC').replaceAll(MALAYALAM_TT, 'ട')
  const offsets = [...plain].map(offsetOf).filter((offset) => offset !== NUKTA)
  return offsets
    .map((offset, index) => {
      if (typeof offset === 'string') return offset
      const sound = (sounds.get(offset) ?? '').replace('-', '')
      const next = offsets[index + 1]
      // A consonant without a sign sounds with an a, and at the end of a word without.
      const isBare = next !== undefined && !(typeof next === 'number' && next >= VOWEL_SIGNS_FROM && next <= NO_VOWEL)
      return offset >= FIRST_CONSONANT && offset <= LAST_CONSONANT && isBare ? `${sound}a` : sound
    })
    .join('')
}

function offsetOf(letter: string): number | string {
  const code = letter.codePointAt(0) ?? 0
  return code < FIRST_BLOCK || code > LAST_LETTER ? letter : (code - FIRST_BLOCK) % BLOCK
}

const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|q|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/[sc]h|z|c/g, 's'],
  [/wh?/g, 'v'],
  [/(?<=.)h/g, ''],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** Returns a spelling that words of one sound have in common: phuljhadi becomes fuljadi. */
export function soundOf(word: string): string {
  return ALIKE.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word)
}

/** Returns the consonants of `soundOf`, and a vowel at the beginning: scripts and spellings differ in the vowels. */
export function consonantsOf(word: string): string {
  return soundOf(word).replace(/(?<=.)[aeiou]/g, '')
}
