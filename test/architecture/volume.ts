// Measures how much there is: lines, files, style rules, tables, comments and records. No mark: the figures are for comparing two trees.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importersOf, importGraph } from './import-graph.ts'
import { parseSource } from './imports.ts'
import type { Yardstick } from './measure.ts'
import { isModule, isTest, lineCount, type SourceFiles } from './source-files.ts'

const PRODUCT = /^(domain|papers|server|web|bin)\/|^[^/]+\.ts$/
const BESIDE_THE_PRODUCT = /^(lab|bench|artwork)\//
const NOT_OURS = /^(node_modules|build|public|shots|data)\b|^\./

/** Returns the rows of the source tree at `root`. */
export function volume(root: string, files: SourceFiles): Yardstick[] {
  const all = Object.entries(files).map(([path, text]) => ({ path, text, lines: lineCount(text) }))
  const code = all.filter(({ path }) => isModule(path))
  const product = code.filter(({ path }) => PRODUCT.test(path) && !isTest(path))
  const tests = code.filter(({ path }) => isTest(path) && !BESIDE_THE_PRODUCT.test(path))
  const beside = code.filter(({ path }) => BESIDE_THE_PRODUCT.test(path))
  const single = [...importersOf(importGraph(files))].filter(([path, by]) => !isTest(path) && by.length === 1)
  return [
    {
      name: 'TypeScript, lines: product; tests; lab and artwork',
      value: [product, tests, beside].map(lines).join('; '),
    },
    stylesRow(all.filter(({ path }) => path.endsWith('.css'))),
    { name: 'files; folders', value: filesAndFolders(root) },
    {
      name: 'source files that one other file imports',
      value: String(single.length),
      files: single.map(([path]) => path),
    },
    schemaRow(root),
    { name: 'words of comments in TypeScript, CSS and SQL', value: String(commentWords(all)) },
    { name: 'decision records', value: String(globSync('docs/decisions/[0-9]*.md', { cwd: root }).length) },
  ]
}

type Source = { path: string; text: string; lines: number }

function lines(sources: readonly Source[]): number {
  return sources.reduce((sum, source) => sum + source.lines, 0)
}

function stylesRow(sheets: readonly Source[]): Yardstick {
  const text = sheets.map((sheet) => sheet.text).join('\n')
  const bare = text.replaceAll(/\/\*.*?\*\//gs, '')
  const classes = new Set(bare.match(/(?<![\w)\]-])\.[a-z][\w-]*(?=[^;{}]*\{)/g))
  const rules = bare.match(/[^{};]+\{/g)?.filter((head) => !head.trim().startsWith('@')) ?? []
  return {
    name: 'style sheets: lines; rules; class names',
    value: `${lines(sheets)}; ${rules.length}; ${classes.size}`,
  }
}

function filesAndFolders(root: string): string {
  const paths = globSync('**/*', { cwd: root, withFileTypes: true, exclude: (entry) => NOT_OURS.test(entry.name) })
  const [folders, files] = [paths.filter((entry) => entry.isDirectory()), paths.filter((entry) => entry.isFile())]
  return `${files.length}; ${folders.length}`
}

/** Tables that the migrations leave, on SQLite. */
function schemaRow(root: string): Yardstick {
  const paths = globSync('server/database/migrations/*.sql', { cwd: root }).toSorted()
  const tables = new Set<string>()
  for (const path of paths.filter((one) => !one.endsWith('.postgres.sql'))) {
    const text = readFileSync(join(root, path), 'utf8').replaceAll(/--.*$/gm, '')
    const statement =
      /\b(create|drop) (?:virtual )?table (?:if (?:not )?exists )?(\w+)|\balter table (\w+) rename to (\w+)/gi
    for (const [, act, name, former, renamed] of text.matchAll(statement)) {
      if (former && renamed) tables.delete(former)
      if (act?.toLowerCase() === 'drop') tables.delete(name ?? '')
      else tables.add(renamed ?? name ?? '')
    }
  }
  return {
    name: 'tables; files of the schema',
    value: `${tables.size}; ${paths.length}`,
    files: [...tables].toSorted(),
  }
}

function commentWords(sources: readonly Source[]): number {
  const comments = sources.flatMap(({ path, text }) => parseSource(path, text).comments.map((one) => one.text))
  return comments.join('\n').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
