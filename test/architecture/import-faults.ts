// Finds imports that break the table of areas.
import { builtinModules } from 'node:module'
import { areaOf } from './areas.ts'
import type { Area } from './areas.ts'
import { parseSource } from './imports.ts'
import type { Import } from './imports.ts'
import { isTest } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'

/** One sentence a fault. A test beside the code may import anything it needs. */
export function importFaults(files: SourceFiles): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const area = areaOf(path)
    if (!area) return [`${path} belongs to no area of the table`]
    if (isTest(path)) return []
    return parseSource(path, text).imports.flatMap((one) => importFault(path, area, one) ?? [])
  })
}

function importFault(path: string, area: Area, one: Import): string | undefined {
  if (one.file === undefined) {
    const name = packageOf(one.specifier)
    const allowed = area.packages === 'any' || one.typeOnly || area.packages.includes(name)
    return allowed ? undefined : `${path} imports ${one.specifier}: ${area.holds} may use only ${area.packages}`
  }
  const { file } = one
  // React Router generates route types outside the tree.
  if (one.typeOnly && file.includes('/+types/')) return
  if (area.imports.some((start) => file.startsWith(start))) return
  const knowsTypes = area.types?.some((start) => file.startsWith(start))
  if (knowsTypes && one.typeOnly) return
  if (knowsTypes)
    return `${path} imports ${file} as a value: only the statement \`import type\` keeps the server out of the browser`
  return `${path} imports ${file}: ${area.holds} may import only ${area.imports.join(', ')}`
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return 'node'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
