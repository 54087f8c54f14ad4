// Answers who imports whom among rooms. A room is a folder directly below an area, with everything in it; a loose file of the area is one too.
import { circles } from './import-graph.ts'
import type { ImportGraph } from './import-graph.ts'

/** The areas whose rooms are counted. */
export const AREAS_OF_ROOMS = ['server/', 'domain/', 'web/admin/', 'web/storefront/order-now/']
/** The areas whose rooms form no circle, and must not form one again. */
export const AREAS_WITHOUT_CIRCLES = ['server/', 'domain/']

/** The rooms of an area, and for each the rooms of the same area that its files import. */
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

/** Returns one sentence for each circle of rooms, with the imports that tie it. */
export function roomFaults(graph: ImportGraph, areas: readonly string[]): string[] {
  return areas.flatMap((area) =>
    circles(roomGraph(graph, area)).map((circle) => {
      const ties = tiesOf(graph, area, circle).map(([from, to]) => `${from} → ${to}`)
      return `${area} has a circle of ${circle.join(', ')}: ${ties.join(', ')}`
    }),
  )
}

function tiesOf(graph: ImportGraph, area: string, circle: readonly string[]): [from: string, to: string][] {
  const inCircle = (path: string) => path.startsWith(area) && circle.includes(roomOf(path, area))
  return [...graph].flatMap(([from, imported]) => {
    if (!inCircle(from)) return []
    const others = imported.filter((to) => inCircle(to) && roomOf(to, area) !== roomOf(from, area))
    return others.map((to): [string, string] => [from, to])
  })
}

function roomOf(path: string, area: string): string {
  return path.slice(area.length).replace(/\/.*/, '/')
}
