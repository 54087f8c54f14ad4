// Checks a shop's data, open or closed: returns faults, or why the check failed.
import { existsSync } from 'node:fs'
import { newestVersion } from '#server/database/migrate.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { schemaVersion } from '#server/database/schema-version.ts'
import { type Faults, findFaults } from './find-faults.ts'
import { readPlace } from './read-place.ts'

export type CheckOutcome = { faults: Faults } | { failed: string }

/** The check was aborted. */
export const STOPPED = { failed: 'The shop was stopped.' }

export async function checkPlace(place: DatabasePlace): Promise<CheckOutcome> {
  try {
    const version = await schemaVersion(place)
    if (version === undefined) return { failed: `There is no shop in ${nameOf(place)}: set DATA_DIR or DATABASE_URL.` }
    const newest = await newestVersion(place.databaseUrl ? 'postgres' : 'sqlite')
    if (version < newest)
      return { failed: 'The shop has not been opened with this version yet: start it once, then check again.' }
    if (version > newest) return { failed: 'The shop was opened with a newer version: check it with that one.' }
    return { faults: await readPlace(place, findFaults) }
  } catch (error) {
    return { failed: `The database cannot be read: ${(error as Error).message || String(error)}.` }
  }
}

function nameOf({ dataDir, databaseUrl }: DatabasePlace): string {
  if (databaseUrl) return 'that database'
  return existsSync(dataDir) ? dataDir : `${dataDir}, which is not there`
}
