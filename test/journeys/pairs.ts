// The pairs of database and screen that a journey runs on.
import { createHash } from 'node:crypto'
import { type DatabaseKind, databaseKinds } from '../database/databases.ts'
import { type Screen, screens } from '../browser/screens.ts'

export type Pair = readonly [database: DatabaseKind, screen: Screen]

export type Choice = {
  databases?: readonly DatabaseKind[] | undefined
  only?: Screen | undefined
  /** Each database with each screen. */
  everyPair?: boolean
}

/** One pair, which only the name decides, so that adding a journey changes no other. */
export function pairsOf(name: string, { databases = databaseKinds, only, everyPair = false }: Choice): Pair[] {
  const onScreens = only ? [only] : (Object.keys(screens) as Screen[])
  const pairs = databases.flatMap((database) => onScreens.map((screen): Pair => [database, screen]))
  if (everyPair) return pairs
  const number = createHash('sha256').update(name).digest()[0] ?? 0
  return pairs.filter((_, index) => index === number % pairs.length)
}
