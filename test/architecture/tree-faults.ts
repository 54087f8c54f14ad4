// Finds broken limits of the whole tree.
import { backArrows, byFolder, importGraph, layers } from './import-graph.ts'
import { MOST_LAYERS } from './limits.ts'
import { findPrivateWords } from './private-words.ts'
import { AREAS_OF_ROOMS, roomFaults } from './rooms.ts'
import type { SourceFiles } from './source-files.ts'

const MERGE_MARK = /^(<{7}|={7}|>{7})( |$)/

export function treeFaults(files: SourceFiles): string[] {
  const graph = importGraph(files)
  const folders = [...byFolder(graph)]
  return [
    ...folders.filter(([, paths]) => layers(graph, paths) > MOST_LAYERS).map(([folder]) => `${folder}/ is too deep`),
    ...backArrows(graph).map(([from, to]) => `${from} closes a circle with ${to}`),
    ...roomFaults(graph, AREAS_OF_ROOMS),
    ...wordFaults(files),
    ...mergeFaults(files),
  ]
}

/** Leftover conflict markers. */
export function mergeFaults(files: SourceFiles): string[] {
  return Object.entries(files).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => (MERGE_MARK.test(line) ? `${path}:${at + 1} has a mark of a merge` : [])),
  )
}

/** Each with its place and the term to use. */
export function wordFaults(files: SourceFiles): string[] {
  return findPrivateWords(files).map(({ word, instead, path, line }) => {
    return `${path}:${line} has "${word}", which is called ${instead}`
  })
}
