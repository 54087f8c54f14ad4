// `npm run lab -- pictures`: the pictures of another checkout and of this one beside each other in one page.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readCommandLine, say } from '#bin/command-line.ts'
import { asHtml, pairsOf } from './pairs.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = join(ROOT, 'build/pictures.html')

const usage = `npm run lab -- pictures FOLDER

Compares the pictures of npm run shots with those of another checkout, such as
an earlier version, in FOLDER. Writes build/pictures.html, which shows the two
pictures of each screen and state beside each other. Prints which exist only
once.`
const { positionals } = readCommandLine(usage, { words: true })
const [other] = positionals
if (other === undefined || positionals.length > 1) refuse('The folder of the other checkout is needed.')
else writePage(join(other, 'shots'), join(ROOT, 'shots'))

function writePage(before: string, after: string) {
  const [old, now] = [picturesOf(before), picturesOf(after)]
  if (old === undefined || now === undefined) return
  const { both, onlyBefore, onlyAfter } = pairsOf(old, now)
  if (both.length === 0) return refuse('The two folders have no picture of the same name.')
  mkdirSync(join(ROOT, 'build'), { recursive: true })
  writeFileSync(PAGE, asHtml(both, pathToFileURL(before).href, pathToFileURL(after).href))
  say(`${both.length} pairs: ${PAGE}`)
  say(`Only before: ${onlyBefore.join(', ') || 'none'}`)
  say(`Only after: ${onlyAfter.join(', ') || 'none'}`)
}

function picturesOf(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.png'))
  } catch {
    return refuse(`${folder} has no pictures: \`npm run shots\` takes them.`)
  }
}

function refuse(sentence: string): undefined {
  process.stderr.write(`${sentence}\n\n${usage}\n`)
  process.exitCode = 1
}
