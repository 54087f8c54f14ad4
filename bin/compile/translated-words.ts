// Builds the browser's files for one language: every catalogue of English sentences becomes its translation.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Language, languages } from '#domain/language.ts'
import type { Catalogue } from '#domain/words/catalogue.ts'

const WORDS = join(import.meta.dirname, '../../domain/words')
const ENGLISH = join(WORDS, 'en/')

type Catalogues = Record<string, Catalogue>

/** A page loads one language. A sentence that is not translated stays English. */
export function translatedWords(language: Language): Plugin {
  return {
    name: 'translated-words',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!id.startsWith(ENGLISH) || language === 'en') return
      return asModule(await catalogues(id), await catalogues(join(WORDS, `${language}.ts`)))
    },
  }
}

/** All that the papers and the messages of an order say. */
const ORDER_WORDS = [
  'papers/papers.ts',
  'papers/bill.ts',
  'payment.ts',
  'order.ts',
  'order-message.ts',
  'received.ts',
  'charges.ts',
  'product.ts',
  'language.ts',
  'dates.ts',
  'places.ts',
]
const ORDER_MODULE = 'virtual:order-words'
const RESOLVED = `\0${ORDER_MODULE}`

/** Loaded where an order's language is not that of the page. */
export function orderWords(): Plugin {
  return {
    name: 'order-words',
    resolveId: (id) => (id === ORDER_MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return
      const files = ORDER_WORDS.map((file) => join(ENGLISH, file))
      const rows = await Promise.all(
        files.map(async (file, at) => {
          const texts = await inEachLanguage(await catalogues(file))
          return Object.keys(texts.en).map((name) => {
            const ofName = Object.fromEntries(languages.map((language) => [language, texts[language][name]]))
            return `[shown${at}.${name}, ${JSON.stringify(ofName)}]`
          })
        }),
      )
      const imports = files.map((file, at) => `import * as shown${at} from ${JSON.stringify(file)}\n`)
      return `${imports.join('')}export const orderWords = [${rows.flat().join(',\n')}]\n`
    },
  }
}

/** In development one page has all languages, and chooses by its own. */
export function everyLanguage(): Plugin {
  return {
    name: 'words-of-every-language',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!id.startsWith(ENGLISH)) return
      const english = await catalogues(id)
      const all = await inEachLanguage(english)
      const code = Object.keys(english).map(
        (name) => `export const ${name} = all[document.documentElement.lang.slice(0, 2)].${name}`,
      )
      return `const all = ${JSON.stringify(all)}\n${code.join('\n')}\n`
    },
  }
}

async function inEachLanguage(english: Catalogues): Promise<Record<Language, Catalogues>> {
  const all = await Promise.all(
    languages.map(async (language) => {
      const translated = language === 'en' ? english : await catalogues(join(WORDS, `${language}.ts`))
      return [language, translatedOf(english, translated)] as const
    }),
  )
  return Object.fromEntries(all) as Record<Language, Catalogues>
}

async function catalogues(file: string): Promise<Catalogues> {
  return await import(pathToFileURL(file).href)
}

function translatedOf(english: Catalogues, translated: Catalogues): Catalogues {
  return Object.fromEntries(
    Object.entries(english).map(([name, catalogue]) => [name, { ...catalogue, ...translated[name] }]),
  )
}

function asModule(english: Catalogues, translated: Catalogues): string {
  return Object.entries(translatedOf(english, translated))
    .map(([name, catalogue]) => `export const ${name} = ${JSON.stringify(catalogue)}\n`)
    .join('')
}
