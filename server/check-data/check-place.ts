// Checks a shop's data, open or closed: returns faults, or why the check failed.
import { existsSync } from 'node:fs'
import { newestVersion } from '#server/database/migrate.ts'
import { type DatabasePlace, DatabaseUnusable } from '#server/database/open.ts'
import { schemaVersion } from '#server/database/schema-version.ts'
import { faultWords } from './fault-words.ts'
import { type Faults, findFaults } from './find-faults.ts'
import { readPlace } from './read-place.ts'

/** `stopped`: the check was aborted. */
export type CheckOutcome = { faults: Faults } | { failed: string } | { stopped: true }

export type FinishedCheck = Exclude<CheckOutcome, { stopped: true }>

export async function checkPlace(place: DatabasePlace): Promise<FinishedCheck> {
  const text = faultWords()
  try {
    const version = await schemaVersion(place)
    if (version === undefined) return { failed: text.noShop({ place: nameOf(place) }) }
    const newest = await newestVersion(place.databaseUrl ? 'postgres' : 'sqlite')
    if (version < newest) return { failed: text.notOpened }
    if (version > newest) return { failed: text.newerVersion }
    return { faults: await readPlace(place, findFaults) }
  } catch (error) {
    const read = error instanceof DatabaseUnusable ? error.cause : error
    return { failed: text.cannotRead({ detail: (read as Error).message || String(read) }) }
  }
}

function nameOf({ dataDir, databaseUrl }: DatabasePlace): string {
  const text = faultWords()
  if (databaseUrl) return text.thatDatabase
  return existsSync(dataDir) ? dataDir : text.noFolder({ folder: dataDir })
}
