// Adds the pseudo-language to a copy of the project by the steps of docs/tamil.md, so that the document is proven.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as english from '#domain/words/en.ts'
import { CODE, pseudoSource } from './pseudo-language.ts'

/** A row of the document's table: the file, the line of Tamil, and the line below it. */
const STEP = /^\| `(\w+\/[^`]+)`\s*\| `([^`]+)`\s*\| `([^`]+)`\s*\|$/gm

export function addLanguage(folder: string): void {
  const steps = [...readFileSync(join(folder, 'docs/tamil.md'), 'utf8').matchAll(STEP)]
  if (steps.length === 0) throw new Error('docs/tamil.md lists no steps for another language')
  writeFileSync(join(folder, `domain/words/${CODE}.ts`), pseudoSource(english))
  for (const [, file = '', tamil = '', telugu = ''] of steps) {
    const path = join(folder, file)
    writeFileSync(path, withLineBelow(readFileSync(path, 'utf8'), tamil, ofPseudo(telugu), file))
  }
}

/** The document's example is Telugu. */
function ofPseudo(line: string): string {
  return line
    .replaceAll('telugu', 'pseudo')
    .replaceAll('తెలుగు', '⟦Pséúdó⟧')
    .replaceAll(/\bte\b/g, CODE)
}

export function withLineBelow(source: string, above: string, line: string, file: string): string {
  const lines = source.split('\n')
  const found = lines.flatMap((each, at) => (each.trim() === above ? [at] : []))
  const [at] = found
  if (at === undefined || found.length > 1) {
    throw new Error(`docs/tamil.md names the line ${above}, and ${file} has it ${found.length} times`)
  }
  const indent = /^ */.exec(lines[at] ?? '')?.[0] ?? ''
  return lines.toSpliced(at + 1, 0, indent + line).join('\n')
}
