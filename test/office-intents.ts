// The intents of every back office form, found by the files of the routes.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

const WEB = join(import.meta.dirname, '../web')

/** Every intent of every form, with its path in web/routes.ts. */
export async function officeIntents(): Promise<{ path: string; intent: string }[]> {
  const found: { path: string; intent: string }[] = []
  for (const { path, file } of filesOf(routes).filter(({ file: each }) => each.startsWith('admin/'))) {
    const table = join(WEB, dirname(file), 'intents.ts')
    if (!/\/route\.tsx?$/.test(file) || !existsSync(table)) continue
    const module: unknown = await import(table)
    for (const [name, value] of Object.entries(Object(module))) {
      if (/intents$/i.test(name)) found.push(...Object.keys(Object(value)).map((intent) => ({ path, intent })))
    }
  }
  return found
}

function filesOf(entries: readonly RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return [{ path: here, file }, ...filesOf(children, here)]
  })
}
