// `npm run lab -- words`: every sentence of the shop in English and in Tamil beside each other.
import { readCommandLine, say } from '#bin/command-line.ts'
import * as english from '#domain/words/en.ts'
import * as tamil from '#domain/words/ta.ts'
import { sentenceRows, sentenceTable } from './sentence-rows.ts'

const { positionals } = readCommandLine(
  `npm run lab -- words [PART OF A NAME]

Prints every sentence in English and in Tamil as a Markdown table, or those
whose name begins with the part, such as cart or checkout.name.`,
  { words: true },
)
const [part = ''] = positionals
const rows = sentenceRows(english, tamil).filter(({ name }) => name.startsWith(part))
say(sentenceTable(rows, 'ta'))
