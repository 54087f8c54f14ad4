// Every sentence of the shop in all its languages, as rows.
import type { Language } from '#domain/language.ts'
import type { Catalogue, Entry } from '#domain/words/catalogue.ts'

export type SentenceRow = {
  /** The catalogue and the name of the sentence, with the form of one that has several: 'cart.items.other'. */
  name: string
  english: string
  /** Undefined where the shop shows the English. */
  translated: string | undefined
}

/** `translated` has some of the catalogues, and of each some sentences. */
export function sentenceRows(
  english: Record<string, Catalogue>,
  translated: Record<string, Partial<Catalogue>>,
): SentenceRow[] {
  return Object.entries(english).flatMap(([catalogue, entries]) =>
    Object.entries(entries).flatMap(([key, entry]) =>
      rowsOf(`${catalogue}.${key}`, entry, translated[catalogue]?.[key]),
    ),
  )
}

function rowsOf(name: string, entry: Entry, other: Entry | undefined): SentenceRow[] {
  if (typeof entry === 'string') {
    return [{ name, english: entry, translated: typeof other === 'string' ? other : undefined }]
  }
  const others = other as Readonly<Record<string, Entry>> | undefined
  return Object.entries(entry).flatMap(([form, each]) => rowsOf(`${name}.${form}`, each as Entry, others?.[form]))
}

/** A table in Markdown, with the sentences that lack a translation counted beneath it. */
export function sentenceTable(rows: readonly SentenceRow[], language: Language): string {
  const lines = rows.map(
    ({ name, english, translated = '—' }) => `| ${name} | ${cell(english)} | ${cell(translated)} |`,
  )
  const missing = rows.filter(({ translated }) => translated === undefined).length
  return [
    `| sentence | en | ${language} |`,
    '|---|---|---|',
    ...lines,
    '',
    `${rows.length} sentences, ${missing} of them English in both`,
  ].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
