// Runs a test on SQLite and on a real PostgreSQL, each with a fresh database.
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import { type Scope, cleanup } from '../cleanup.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { testSettings } from '../settings.ts'

export const databaseKinds = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

export const PREPARED_DATABASE = 'shop_prepared'

export function onEachDatabase(name: string, work: (kind: DatabaseKind, t: TestContext) => Promise<void>): void {
  for (const kind of databaseKinds) test(`${name} (${kind})`, (t) => work(kind, t))
}

/** An empty place for a shop, removed after the test. */
export async function emptyPlace(kind: DatabaseKind, t: Scope): Promise<DatabasePlace> {
  return placeLike(undefined, kind, t)
}

/** A copy of what `npm test` has prepared: tables and the tests' admin. Without it an empty place. */
export async function preparedPlace(kind: DatabaseKind, t: Scope): Promise<DatabasePlace> {
  return placeLike(testSettings.preparedFolder, kind, t)
}

async function placeLike(folder: string | undefined, kind: DatabaseKind, t: Scope): Promise<DatabasePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'))
  cleanup(t, () => rmSync(dataDir, { recursive: true, force: true }))
  if (kind === 'postgres') return { dataDir, databaseUrl: await ownDatabase(t, folder ? PREPARED_DATABASE : undefined) }
  if (folder) cpSync(folder, dataDir, { recursive: true })
  return { dataDir }
}

async function ownDatabase(t: Scope, template: string | undefined): Promise<string> {
  const server = await postgresUrl()
  const name = `shop_${randomBytes(6).toString('hex')}`
  // Half the time of the default: few pages to copy, and no log to write them to.
  await administer(server, `create database ${name} ${template ? `template ${template}` : ''} strategy file_copy`)
  cleanup(t, () => administer(server, `drop database ${name} with (force)`))
  return urlOf(server, name)
}

/** The URL of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = database
  return url.href
}

let ownServer: Promise<PostgresServer> | undefined

async function postgresUrl(): Promise<string> {
  if (testSettings.postgresUrl) return testSettings.postgresUrl
  ownServer ??= startPostgres()
  const server = await ownServer
  server.unref()
  return server.url
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
