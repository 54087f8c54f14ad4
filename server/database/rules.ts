// CHECK constraints. One that existing rows violate is left out, and the data check counts those rows.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type TableRule = { table: string; name: string; condition: string }

type Kind = 'sqlite' | 'postgres'

const RULE = /^alter table (\w+) add constraint (\w+)\s+check \((.*)\)$/s
/** Of PostgreSQL; of SQLite for a row, and for a constraint added over rows. */
const BROKEN: readonly unknown[] = ['23514', 275, 19]

/** Undefined for other statements. */
export function readRule(statement: string): TableRule | undefined {
  const [, table, name, condition] = RULE.exec(statement) ?? []
  return table === undefined || name === undefined || condition === undefined ? undefined : { table, name, condition }
}

/** Without comments. */
export function statementsOf(text: string): string[] {
  return text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

const DROPPED = /^alter table (\w+) drop constraint (\w+)$/

/** Undefined for other statements. */
export function readDroppedRule(statement: string): Omit<TableRule, 'condition'> | undefined {
  const [, table, name] = DROPPED.exec(statement) ?? []
  return table === undefined || name === undefined ? undefined : { table, name }
}

/** Of the current tables. */
export function tableRules(): TableRule[] {
  const dropped = new Set(migrationStatements().map((statement) => readDroppedRule(statement)?.name))
  return everyRule().filter(({ name }) => !dropped.has(name))
}

function everyRule(): TableRule[] {
  return migrationStatements().flatMap((statement) => readRule(statement) ?? [])
}

function migrationStatements(): string[] {
  const folder = join(import.meta.dirname, 'migrations')
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => statementsOf(readFileSync(join(folder, file), 'utf8')))
}

/** Unless rows violate it. */
export async function addRule(trx: Transaction<Tables>, { table, name, condition }: TableRule): Promise<void> {
  await sql`savepoint rule`.execute(trx)
  try {
    await sql.raw(`alter table ${table} add constraint ${name} check (${condition})`).execute(trx)
  } catch (error) {
    const { code, errcode } = error as { code?: unknown; errcode?: unknown }
    if (!BROKEN.includes(errcode ?? code)) throw error
    await sql`rollback to savepoint rule`.execute(trx)
  }
  await sql`release savepoint rule`.execute(trx)
}

/** One that rows violated is not there. */
export async function dropRule(
  trx: Transaction<Tables>,
  kind: Kind,
  rule: Omit<TableRule, 'condition'>,
): Promise<void> {
  if (await isThere(trx, kind, rule))
    await sql.raw(`alter table ${rule.table} drop constraint ${rule.name}`).execute(trx)
}

export const hasRule: Record<Kind, (rule: Omit<TableRule, 'condition'>) => string> = {
  sqlite: ({ table, name }) =>
    `exists (select 1 from sqlite_schema where name = '${table}' and sql like '%constraint ${name} check%')`,
  postgres: ({ name }) =>
    `exists (select 1 from pg_constraint where conname = '${name}' and connamespace = to_regnamespace(current_schema()))`,
}

/** `work` may write rows that violate them. An earlier version has rules that were dropped later. */
export async function withoutRules<T>(trx: Transaction<Tables>, kind: Kind, work: () => Promise<T>): Promise<T> {
  const rules: TableRule[] = []
  for (const rule of everyRule()) if (await isThere(trx, kind, rule)) rules.push(rule)
  for (const rule of rules) await dropRule(trx, kind, rule)
  const done = await work()
  for (const rule of rules) await addRule(trx, rule)
  return done
}

async function isThere(db: Kysely<Tables>, kind: Kind, rule: Omit<TableRule, 'condition'>): Promise<boolean> {
  const { rows } = await sql.raw(`select 1 where ${hasRule[kind](rule)}`).execute(db)
  return rows.length > 0
}
