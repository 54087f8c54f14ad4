// Imports among rooms: a folder directly below an area, or a loose file of the area.
import { backArrows, circles } from './import-graph.ts'
import type { ImportGraph } from './import-graph.ts'

export const AREAS_OF_ROOMS = ['server/', 'domain/', 'web/admin/', 'web/storefront/order-now/']

/** For each room of an area the rooms of that area that it imports. */
export function roomGraph(graph: ImportGraph, area: string): ImportGraph {
  const rooms = new Map<string, string[]>()
  for (const [path, imported] of graph) {
    if (!path.startsWith(area)) continue
    const room = roomOf(path, area)
    const others = imported.filter((file) => file.startsWith(area)).map((file) => roomOf(file, area))
    rooms.set(room, [...(rooms.get(room) ?? []), ...others.filter((other) => other !== room)])
  }
  return new Map([...rooms].map(([room, others]) => [room, [...new Set(others)].toSorted()]))
}

/** With the imports that close them. */
export function roomFaults(graph: ImportGraph, areas: readonly string[]): string[] {
  return areas.flatMap((area) => {
    const rooms = roomGraph(graph, area)
    const back = backArrows(rooms)
    return circles(rooms).map((circle) => {
      const closing = back.filter(([room]) => circle.includes(room)).flatMap((arrow) => importsOf(graph, area, arrow))
      return `${area} has a circle of ${circle.join(', ')}: ${closing.join(', ')}`
    })
  })
}

/** The imports from one room to the other. */
function importsOf(graph: ImportGraph, area: string, [room, other]: readonly [string, string]): string[] {
  return [...graph].flatMap(([from, imported]) => {
    if (!from.startsWith(area) || roomOf(from, area) !== room) return []
    const found = imported.filter((to) => to.startsWith(area) && roomOf(to, area) === other)
    return found.map((to) => `${from} → ${to}`)
  })
}

function roomOf(path: string, area: string): string {
  return path.slice(area.length).replace(/\/.*/, '/')
}
