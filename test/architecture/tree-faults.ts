// Finds where the whole tree breaks its limits: folders, layers, circles of imports, private words.
import { backArrows, byFolder, importGraph, layers } from './import-graph.ts'
import { limitOf, MOST_LAYERS } from './limits.ts'
import { findPrivateWords } from './private-words.ts'
import type { SourceFiles } from './source-files.ts'

/** Returns one fault for each place; a fault is short and stable, so that it can be listed as an exception. */
export function treeFaults(files: SourceFiles): string[] {
  const graph = importGraph(files)
  const folders = [...byFolder(graph)]
  const words = Map.groupBy(findPrivateWords(files), ({ word }) => word)
  return [
    ...folders.filter(([folder, paths]) => paths.length > limitOf(folder)).map(([folder]) => `${folder}/ is too full`),
    ...folders.filter(([, paths]) => layers(graph, paths) > MOST_LAYERS).map(([folder]) => `${folder}/ is too deep`),
    ...backArrows(graph).map(([from, to]) => `${from} closes a circle with ${to}`),
    ...[...words].map(([word, [first]]) => `"${word}" stands for "${first?.instead}"`),
  ]
}
