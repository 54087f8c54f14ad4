// Runs the shop's own data check and compares the data with the acknowledgements.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { findFaults } from '#server/check-data/find-faults.ts'
import { newestVersion } from '#server/database/migrate.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { type Expected, type SentAct, type State, states, type Thing, things } from './acknowledgements.ts'
import { type Query, readers, type Stored } from './stored-actions.ts'

type Kind = 'sqlite' | 'postgres'

export function auditPlace({ dataDir, databaseUrl }: DatabasePlace, expected: Expected): Promise<string[]> {
  return databaseUrl ? auditPostgres(databaseUrl, expected) : auditSqlite(join(dataDir, 'shop.sqlite'), expected)
}

/** Opened like by any program: SQLite recovers after a crash. */
export async function auditSqlite(file: string, expected: Expected): Promise<string[]> {
  const database = new DatabaseSync(file)
  try {
    return await auditData('sqlite', async (sql) => database.prepare(sql).all(), expected)
  } catch (error) {
    return [`the database cannot be read: ${(error as Error).message}`]
  } finally {
    database.close()
  }
}

/** One snapshot over an own connection: the server may still finish what a killed process began. */
async function auditPostgres(url: string, expected: Expected): Promise<string[]> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    return await auditData('postgres', async (sql) => (await client.query(sql)).rows, expected)
  } finally {
    await client.end()
  }
}

/**
 * Every acknowledged act is stored once, as sent, and no other; and the data agree, stock included. Returns one
 * sentence a fault.
 */
export async function auditData(kind: Kind, query: Query, expected: Expected): Promise<string[]> {
  const [newest] = await query('select max(version) as version from migrations')
  const isEarlier = Number(newest?.version) < (await newestVersion(kind))
  const read = isEarlier ? withoutLater(query) : query
  const faults = [...expected.contradictions]
  for (const thing of things) faults.push(...wrongThings(thing, await readers[thing](read), expected))
  for (const state of states) faults.push(...wrongStates(state, await readers[state](read), expected))
  return [...faults, ...(await findFaults(kind, read)).sentences]
}

/** Recordings of earlier versions lack later tables and columns; they read as empty. */
function withoutLater(query: Query): Query {
  return async (sql) => {
    try {
      return await query(sql)
    } catch (error) {
      if (/no such (table|column)/.test((error as Error).message)) return []
      throw error
    }
  }
}

function wrongThings(thing: Thing, rows: readonly Stored[], { sent }: Expected): string[] {
  const faults: string[] = []
  const stored = Map.groupBy(rows, ({ key = '' }) => key)
  for (const [key, act] of sent[thing]) {
    const same = stored.get(key) ?? []
    const what = `the ${thing} ${key}`
    if (act.outcome === 'refused' && same.length > 0) faults.push(`${what} was refused and is stored`)
    else if (act.outcome && act.outcome !== 'refused' && same.length === 0)
      faults.push(`${what} was acknowledged and is lost`)
    if (same.length > 1) faults.push(`${what} is stored ${same.length} times`)
    for (const row of same) faults.push(...wrongRow(what, act, row))
  }
  for (const key of stored.keys()) if (!sent[thing].has(key)) faults.push(`the ${thing} ${key} was never sent`)
  const twins = Map.groupBy(rows, ({ id }) => id)
  for (const [id, same] of twins)
    if (id !== undefined && same.length > 1) faults.push(`${id} has the keys ${same.map(({ key }) => key).join(', ')}`)
  return faults
}

function wrongRow(what: string, { outcome, id, contents }: SentAct, stored: Stored): string[] {
  const faults: string[] = []
  if (id !== undefined && stored.id !== id)
    faults.push(`${what} was acknowledged as ${id} and is stored as ${stored.id}`)
  if (outcome !== undefined && stored.isShort !== undefined && stored.isShort !== (outcome === 'short'))
    faults.push(`${what} is short of its stock otherwise than answered`)
  if (stored.contents !== undefined && stored.contents !== contents)
    faults.push(`${what} is stored as another one: ${stored.contents}`)
  return faults
}

/** A state matches the last acknowledged act, or one sent since without an answer. */
function wrongStates(state: State, rows: readonly Stored[], { sent }: Expected): string[] {
  const stored = new Map(rows.map(({ of = '', contents = '' }) => [of, contents]))
  const acts = Map.groupBy(sent[state].values(), ({ of = '' }) => of)
  return [...new Set([...stored.keys(), ...acts.keys()])].flatMap((of) => {
    const mine = acts.get(of) ?? []
    const last = mine.findLastIndex(({ outcome }) => outcome === 'saved')
    const first = state === 'lines' ? sent.order.get(of)?.contents : ''
    const found = stored.get(of) ?? ''
    const possible = [
      mine[last]?.contents ?? first,
      ...mine
        .slice(last + 1)
        .filter(isOpen)
        .map(({ contents }) => contents),
    ]
    if (possible.includes(found)) return []
    const is = `the ${state} of ${of} ${state === 'lines' ? 'are' : 'is'} ${found || 'nothing'}`
    return last < 0
      ? [`${is}, which was never sent`]
      : [`${is}: ${mine[last]?.contents || 'nothing'} was acknowledged and is lost`]
  })
}

function isOpen({ outcome }: SentAct): boolean {
  return outcome === undefined
}
