// Runs a test twice: on SQLite in a folder of its own, and on a database of its own in a real PostgreSQL.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
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

/** Registers `work` as one test on each database. */
export function onEachDatabase(name: string, work: (kind: DatabaseKind, t: TestContext) => Promise<void>): void {
  for (const kind of databaseKinds) test(`${name} (${kind})`, (t) => work(kind, t))
}

/** An empty place for a shop, removed when the test is over. */
export async function emptyPlace(kind: DatabaseKind, t: Scope): Promise<DatabasePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'))
  cleanup(t, () => rmSync(dataDir, { recursive: true, force: true }))
  return kind === 'sqlite' ? { dataDir } : { dataDir, databaseUrl: await emptyPostgresDatabase(t) }
}

async function emptyPostgresDatabase(t: Scope): Promise<string> {
  const server = await postgresUrl()
  const name = `shop_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  cleanup(t, () => administer(server, `drop database ${name} with (force)`))
  const url = new URL(server)
  url.pathname = name
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

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
