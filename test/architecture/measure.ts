// Measures a source tree: the figures of `npm run yardsticks`, one function each.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backArrows, byFolder, circles, closure, importersOf, importGraph, layers } from './import-graph.ts'
import { parseSource } from './imports.ts'
import {
  LEAST_TEST_SHARE,
  LONGEST_FILE,
  MANY_MODULES,
  MEDIAN_LINES,
  MOST_CART_FILES,
  MOST_COMMENT_PERCENT,
  MOST_DEPENDENCIES,
  MOST_LAYERS,
  MOST_ORDER_KEY_FILES,
  P90_LINES,
  SHORT_FILE,
} from './limits.ts'
import { findPrivateWords } from './private-words.ts'
import { AREAS_OF_ROOMS, roomFaults, roomGraph } from './rooms.ts'
import { documents, isCatalogue, isModule, isTest, lineCount, sourceFiles } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'

/** Flat dictionaries: a file for each rule, component or hook. */
const FOLDERS_OF_EQUALS = ['domain/', 'web/ui/', 'web/browser/']

const BESIDE_THE_PRODUCT = /^(lab|artwork)\//

export type Yardstick = {
  name: string
  value: string
  /** The mark, and whether the tree meets it: `npm run check` fails over one that is missed. */
  mark?: { text: string; isMet: boolean }
  files?: string[]
}

export function measure(root: string): Yardstick[] {
  const files = sourceFiles(root)
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return [
    ...folderRows(files),
    ...importRows(files),
    roomRow(files),
    shortFileRow(files),
    orderKeyRow(files),
    addToCartRow(files),
    ...lengthRows(files),
    {
      name: 'runtime dependencies',
      value: String(Object.keys(dependencies).length),
      mark: {
        text: `${MOST_DEPENDENCIES} or fewer`,
        isMet: Object.keys(dependencies).length <= MOST_DEPENDENCIES,
      },
      files: Object.keys(dependencies),
    },
    wordRow({ ...files, ...documents(root) }),
  ]
}

function folderRows(files: SourceFiles): Yardstick[] {
  const folders = [...byFolder(importGraph(files))].map(([folder, paths]) => ({ folder, count: paths.length }))
  const sorted = folders.toSorted((a, b) => b.count - a.count)
  const over = sorted.filter(({ count }) => count > MANY_MODULES)
  const largest = sorted[0]
  return [
    {
      name: `folders with more than ${MANY_MODULES} modules: worth a look`,
      value: `${over.length} of ${folders.length}, largest ${largest?.count} (${largest?.folder})`,
      files: over.map(({ folder, count }) => `${count}  ${folder}/`),
    },
  ]
}

function importRows(files: SourceFiles): Yardstick[] {
  const graph = importGraph(files)
  const byDepth = [...byFolder(graph)]
    .map(([folder, paths]) => ({ folder, depth: layers(graph, paths) }))
    .toSorted((a, b) => b.depth - a.depth)
  const deep = byDepth.filter(({ depth }) => depth > MOST_LAYERS)
  const back = backArrows(graph)
  const groups = circles(graph)
  return [
    {
      name: 'layers inside a folder',
      value: `${byDepth[0]?.depth} (${byDepth[0]?.folder}), over the limit: ${deep.length}`,
      mark: { text: `${MOST_LAYERS} or fewer`, isMet: deep.length === 0 },
      files: byDepth.slice(0, 12).map(({ folder, depth }) => `${depth}  ${folder}/`),
    },
    {
      name: 'arrows back up (imports that close a circle)',
      value: String(back.length),
      mark: none(back),
      files: back.map(([from, to]) => `${from} → ${to}`),
    },
    {
      name: 'circles of imports, types included',
      value: `${groups.length}, of ${groups.flat().length} files; without types ${circles(importGraph(files, { typesToo: false })).length}`,
      mark: none(groups),
      files: groups.map((group) => group.join(' ')),
    },
  ]
}

/** Circles of rooms: a graph of files without a circle can hide one of folders. */
function roomRow(files: SourceFiles): Yardstick {
  const graph = importGraph(files)
  const found = AREAS_OF_ROOMS.map((area) => {
    const rooms = roomGraph(graph, area)
    return { area, rooms: rooms.size, inCircle: circles(rooms).flat().length, floors: layers(rooms, [...rooms.keys()]) }
  })
  return {
    name: 'rooms in a circle, types included',
    value: found.map(({ area, rooms, inCircle }) => `${area} ${inCircle} of ${rooms}`).join(', '),
    mark: none(found.filter(({ inCircle }) => inCircle > 0)),
    files: [...found.map(({ area, floors }) => `${area} has ${floors} floors`), ...roomFaults(graph, AREAS_OF_ROOMS)],
  }
}

/** Short modules with one importer and no reason to be separate. */
function shortFileRow(files: SourceFiles): Yardstick {
  const importers = importersOf(importGraph(files))
  const hasReason = reasonsOf(files)
  const short = [...importers].filter(
    ([path, by]) => by.length === 1 && lineCount(files[path] ?? '') <= SHORT_FILE && !hasReason(path),
  )
  return {
    name: `modules of ${SHORT_FILE} lines or fewer for one importer, without a reason`,
    value: String(short.length),
    mark: none(short),
    files: short.map(([path, by]) => `${lineCount(files[path] ?? '')} lines  ${path} ← ${by[0]}`),
  }
}

/**
 * A file is separate for a reason if a test imports it, it is loaded on demand, is a route or a program, or its folder
 * is a flat dictionary.
 */
function reasonsOf(files: SourceFiles): (path: string) => boolean {
  const tests = Object.entries(files).filter(([path]) => isModule(path) && isTest(path))
  const tested = new Set(tests.flatMap(([path, text]) => parseSource(path, text).imports.map(({ file }) => file)))
  const code = Object.values(files).join('\n')
  return (path) =>
    tested.has(path) ||
    code.includes(`import('./${path.split('/').slice(-2).join('/')}')`) ||
    code.includes(`import('./${path.split('/').at(-1)}')`) ||
    files['web/routes.ts']?.includes(`'${path.replace('web/', '')}'`) === true ||
    files[path]?.includes('import.meta.main') === true ||
    FOLDERS_OF_EQUALS.some((folder) => path.startsWith(folder))
}

/**
 * Files that read the header `Idempotency-Key`, check a key (`isIdempotencyKey`) or name the table `order_keys`, with
 * their value imports below `server/` and `web/`, and the two files that pass the key between threads.
 */
function orderKeyRow(files: SourceFiles): Yardstick {
  const modules = Object.entries(files).filter(([path]) => isModule(path) && !isTest(path) && onServer(path))
  const codes = modules.map(([path, text]) => ({ path, code: parseSource(path, text).code }))
  const named = codes.filter(({ code }) => /'Idempotency-Key'|'order_keys'|\bisIdempotencyKey\(/.test(code))
  const threads = codes.filter(({ code }) => code.includes("'node:worker_threads'") && /\bkey\b|Key\b/.test(code))
  const graph = importGraph(files, { typesToo: false })
  const passed = closure(
    graph,
    named.map(({ path }) => path),
  )
  const found = [...new Set([...passed.filter(onServer), ...threads.map(({ path }) => path)])].toSorted()
  return {
    name: "server files that an order's idempotency key passes",
    value: String(found.length),
    mark: { text: `${MOST_ORDER_KEY_FILES} or fewer`, isMet: found.length <= MOST_ORDER_KEY_FILES },
    files: found,
  }
}

function onServer(path: string): boolean {
  return /^server\/|^web\/(endpoints\/|[^/]+$)/.test(path)
}

/** The module of the button Add to Cart with all its direct and indirect value imports. */
function addToCartRow(files: SourceFiles): Yardstick {
  const graph = importGraph(files, { typesToo: false })
  const button = [...graph.keys()].filter((path) => /^\s+\{\w+\.addToCart\}$/m.test(files[path] ?? ''))
  const found = closure(graph, button)
  const mark = { text: `${MOST_CART_FILES} or fewer`, isMet: found.length <= MOST_CART_FILES }
  return { name: 'files that Add to Cart touches', value: String(found.length), mark, files: found }
}

/** Of the product: the lab and the drawing code beside it are neither. */
function lengthRows(files: SourceFiles): Yardstick[] {
  const all = Object.entries(files)
    .filter(([path]) => !BESIDE_THE_PRODUCT.test(path))
    .map(([path, text]) => ({ path, text, lines: lineCount(text) }))
  const sources = all.filter(({ path }) => !isTest(path)).toSorted((a, b) => a.lines - b.lines)
  const tests = all.filter(({ path }) => isTest(path))
  const at = (share: number) => sources[Math.min(sources.length - 1, Math.floor(sources.length * share))]?.lines ?? 0
  const [median, p90, largest] = [at(0.5), at(0.9), sources.at(-1)?.lines ?? 0]
  const testShare = total(tests) / total(sources.filter(({ path }) => isModule(path) && !isCatalogue(path)))
  const comments = sources.flatMap(({ path, text }) => parseSource(path, text).comments.map((one) => one.text))
  const commentShare = (100 * comments.reduce((sum, text) => sum + lineCount(text), 0)) / total(sources)
  return [
    {
      name: 'lines of a source file: median / p90 / largest',
      value: `${median} / ${p90} / ${largest}`,
      mark: {
        text: `${MEDIAN_LINES} / ${P90_LINES} / ${LONGEST_FILE} or fewer`,
        isMet: median <= MEDIAN_LINES && p90 <= P90_LINES && largest <= LONGEST_FILE,
      },
      files: sources
        .slice(-10)
        .toReversed()
        .map(({ path, lines }) => `${lines}  ${path}`),
    },
    {
      name: 'source files, their lines; tests, their lines',
      value: `${sources.length}, ${total(sources)}; ${tests.length}, ${total(tests)}`,
    },
    {
      name: 'test lines : TypeScript lines, without the catalogues',
      value: testShare.toFixed(2),
      mark: { text: `${LEAST_TEST_SHARE} or more`, isMet: testShare >= LEAST_TEST_SHARE },
    },
    {
      name: 'comments, share of the lines of source files',
      value: `${commentShare.toFixed(1)} %`,
      mark: { text: `${MOST_COMMENT_PERCENT} % or fewer`, isMet: commentShare <= MOST_COMMENT_PERCENT },
    },
  ]
}

function wordRow(files: SourceFiles): Yardstick {
  const finds = findPrivateWords(files)
  const words = Map.groupBy(finds, ({ word }) => word)
  return {
    name: 'private words, and how often they stand',
    value: `${words.size}, ${finds.length} times`,
    mark: none(finds),
    files: [...words].flatMap(([word, places]) => [
      `${word} → ${places[0]?.instead}: ${places.length} times`,
      ...places.map(({ path, line }) => `  ${path}${line > 0 ? `:${line}` : ''}`),
    ]),
  }
}

function none(found: readonly unknown[]) {
  return { text: '0', isMet: found.length === 0 }
}

function total(group: { lines: number }[]): number {
  return group.reduce((sum, { lines }) => sum + lines, 0)
}
