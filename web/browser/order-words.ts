// Writes an order's papers in the language of the order, on a page that has the words of another one.
import { orderWords } from 'virtual:order-words'
import type { Language } from '#domain/language.ts'
import { translateBy } from '#domain/words/catalogue.ts'
import { writeBy } from '#domain/words/in-language.ts'

const texts = new Map(orderWords)
let written: Language | undefined

translateBy((shown) => (written && texts.get(shown)?.[written]) ?? shown)

writeBy((language, work) => {
  const before = written
  written = language
  try {
    return work()
  } finally {
    written = before
  }
})
