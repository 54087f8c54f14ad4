// Reads the project's source files by path.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SourceFiles = Record<string, string>

const ROOT = join(import.meta.dirname, '../..')
const PATTERNS = ['*.ts', '{artwork,bin,domain,lab,papers,server,test,web}/**/*.{ts,tsx,mjs,css,sql}']
/** One file, whatever its length. */
const TABLE_LIST = 'server/database/migrations/032-shop.sql'
const DOCUMENTS = ['*.md', 'docs/**/*.md']

/** The source files and tests below `root`, this project by default. */
export function sourceFiles(root = ROOT): SourceFiles {
  const { [TABLE_LIST]: _tables, ...files } = filesOf(PATTERNS, root)
  return files
}

export function documents(root = ROOT): SourceFiles {
  return filesOf(DOCUMENTS, root)
}

function filesOf(patterns: string[], root: string): SourceFiles {
  const paths = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

export function isTest(path: string): boolean {
  return path.startsWith('test/') || /\.test\.tsx?$/.test(path)
}

/** True for TypeScript and JavaScript; false for style sheets and SQL. */
export function isModule(path: string): boolean {
  return /\.(tsx?|mjs)$/.test(path)
}

export function lineCount(text: string): number {
  return text.trimEnd().split('\n').length
}

/** The sentences of a language, or the list of their files. */
export function isCatalogue(path: string): boolean {
  return /^domain\/words\/[a-z]{2}(?:\.ts$|\/)/.test(path)
}
