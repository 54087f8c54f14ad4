// Layers, circles, back arrows and transitive imports.
import { dirname } from 'node:path/posix'
import { parseSource } from './imports.ts'
import { isModule, isTest } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'

/** The project's modules that each module imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The graph without tests. Type imports count, unless `typesToo` is false. */
export function importGraph(files: SourceFiles, { typesToo = true } = {}): ImportGraph {
  const modules = Object.entries(files).filter(([path]) => isModule(path) && !isTest(path))
  return new Map(
    modules.map(([path, text]) => {
      const imported = parseSource(path, text).imports.filter((one) => typesToo || !one.typeOnly)
      const paths = imported.flatMap(({ file }) => (file !== undefined && files[file] !== undefined ? [file] : []))
      return [path, [...new Set(paths.filter((file) => isModule(file) && !isTest(file)))].toSorted()]
    }),
  )
}

export function importersOf(graph: ImportGraph): ImportGraph {
  const importers = new Map([...graph.keys()].map((path): [string, string[]] => [path, []]))
  for (const [path, imported] of graph) for (const file of imported) importers.get(file)?.push(path)
  return importers
}

/** The files with all their direct and indirect imports. */
export function closure(graph: ImportGraph, files: readonly string[]): string[] {
  const found = new Set(files)
  for (const path of found) for (const file of graph.get(path) ?? []) found.add(file)
  return [...found].toSorted()
}

/**
 * Imports back to a file still being visited by a depth-first walk in order of names. Without them the graph has no
 * circle.
 */
export function backArrows(graph: ImportGraph): [from: string, to: string][] {
  const arrows: [string, string][] = []
  const state = new Map<string, 'visiting' | 'done'>()
  function visit(path: string) {
    state.set(path, 'visiting')
    for (const file of graph.get(path) ?? []) {
      if (state.get(file) === 'visiting') arrows.push([path, file])
      else if (!state.has(file)) visit(file)
    }
    state.set(path, 'done')
  }
  for (const path of [...graph.keys()].toSorted()) if (!state.has(path)) visit(path)
  return arrows
}

export function circles(graph: ImportGraph): string[][] {
  const importers = importersOf(graph)
  const groups = new Map<string, string[]>()
  for (const [from] of backArrows(graph)) {
    const above = new Set(closure(importers, [from]))
    const group = closure(graph, [from]).filter((path) => above.has(path))
    groups.set(group.join(), group)
  }
  return [...groups.values()]
}

/** The longest chain of imports between the given files, without back arrows. */
export function layers(graph: ImportGraph, files: readonly string[]): number {
  const inside = new Set(files)
  const back = new Set(backArrows(graph).map((arrow) => arrow.join()))
  const depths = new Map<string, number>()
  function depth(path: string): number {
    const known = depths.get(path)
    if (known !== undefined) return known
    const below = (graph.get(path) ?? []).filter((file) => inside.has(file) && !back.has([path, file].join()))
    const own = 1 + Math.max(0, ...below.map(depth))
    depths.set(path, own)
    return own
  }
  return Math.max(0, ...files.map(depth))
}

export function byFolder(graph: ImportGraph): Map<string, string[]> {
  return Map.groupBy(graph.keys(), (path) => dirname(path))
}
