// The intents of every back office form, found by the files of the routes.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Role } from '#domain/people/role.ts'
import type { Intent } from '#web/admin/kit/intent.ts'
import routes from '#web/routes.ts'

type OfficeIntent = { path: string; intent: string; may: Role }

const WEB = join(import.meta.dirname, '../web')

/** Every intent of every form, with its path in web/routes.ts, and the least role that may. */
export async function officeIntents(): Promise<OfficeIntent[]> {
  const found: OfficeIntent[] = []
  for (const { path, file } of filesOf(routes).filter(({ file: each }) => each.startsWith('admin/'))) {
    const table = join(WEB, dirname(file), 'intents.ts')
    if (!/\/route\.tsx?$/.test(file) || !existsSync(table)) continue
    const module: unknown = await import(table)
    for (const [name, value] of Object.entries(Object(module))) {
      if (/intents$/i.test(name))
        found.push(...intentsIn(value).map(([intent, { rules }]) => ({ path, intent, may: rules.may })))
    }
  }
  return found
}

function intentsIn(table: unknown): [string, Intent][] {
  return Object.entries(Object(table))
}

function filesOf(entries: readonly RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return [{ path: here, file }, ...filesOf(children, here)]
  })
}
