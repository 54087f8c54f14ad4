// Reads the project's own source files, as a table of path and text.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SourceFiles = Record<string, string>

const ROOT = join(import.meta.dirname, '../..')
const PATTERNS = ['*.ts', '{artwork,bench,bin,domain,papers,server,test,web}/**/*.{ts,tsx,mjs,css,sql}']

export function sourceFiles(): SourceFiles {
  const paths = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted()
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}

export function isTest(path: string): boolean {
  return path.startsWith('test/') || /\.test\.tsx?$/.test(path)
}

export function lineCount(text: string): number {
  return text.trimEnd().split('\n').length
}
