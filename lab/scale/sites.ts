// The sites that the evening is computed for.
import { LIMITS } from '#server/database/postgres/open.ts'
import type { Engine } from '../bench/scratch-shop.ts'

export type Site = {
  name: string
  engine: Engine
  machines: number
  /** On each machine, and its processors. */
  processes: number
  processors: number
  /** Of a machine for PostgreSQL alone; 0 if it shares the shop's. */
  databaseProcessors: number
  /** Files come from a CDN, which asks for each page again. */
  hasCdn: boolean
  /** Connections that PostgreSQL allows the shop: its default of 100 less three. */
  connections: number
  /** `LIVE_STREAMS`. */
  streamsOfProcess: number
  /** Of each machine. */
  lineMbit: number
  /** Of the orders, those with the hottest product. */
  hotShare: number
}

const usual = { hasCdn: false, connections: 97, streamsOfProcess: 12_000, lineMbit: 1_000, hotShare: 0.8 }

const alone: Site = {
  ...usual,
  name: 'one process',
  engine: 'sqlite',
  machines: 1,
  processes: 1,
  processors: 2,
  databaseProcessors: 0,
}

const machine: Site = {
  ...usual,
  name: 'one machine',
  engine: 'postgres',
  machines: 1,
  processes: 4,
  processors: 4,
  databaseProcessors: 0,
}

const ten: Site = {
  ...machine,
  name: 'ten machines',
  machines: 10,
  databaseProcessors: 16,
  connections: 597,
}

export const sites: readonly Site[] = [alone, machine, ten].flatMap((site) => [
  site,
  { ...site, name: `${site.name} and a CDN`, hasCdn: true },
])

/** Each process has its pool, and one more for live events. */
export function connectionsOf({ engine, machines, processes }: Site): number {
  return engine === 'sqlite' ? 0 : machines * processes * (LIMITS.connections + 1)
}
