// A data check: SQL that selects wrong rows, and a sentence about one.
import { hasRule, type TableRule } from '#server/database/rules.ts'

/** Independent SQL: a bug in the shop's code must not hide its effects. */
export type Check = {
  kind: FaultKind
  sql: (dialect: Dialect) => string
  /** Never names a customer. */
  say: (row: Row) => string
}

export const faultKinds = [
  'file',
  'stock',
  'orders',
  'revisions',
  'payments',
  'steps',
  'reports',
  'keys',
  'references',
  'products',
  'search',
  'counter',
  'packing',
  'dispatch',
  'replacements',
  'people',
  'rules',
] as const
export type FaultKind = (typeof faultKinds)[number]

export type Row = Record<string, unknown>
export type Query = (sql: string) => Promise<Row[]>

/** Differences between the SQL dialects. */
export type Dialect = {
  kind: 'sqlite' | 'postgres'
  /** YYYY-MM-DD. */
  day: (moment: string) => string
  /** An integer, by a single name. */
  jsonNumber: (json: string, name: string) => string
  /** Returns whether the database enforces a table's rule. */
  hasRule: (rule: TableRule) => string
  /** With `quantity` and `price`. */
  jsonLines: (json: string) => string
}

export const dialects: Record<Dialect['kind'], Dialect> = {
  sqlite: {
    kind: 'sqlite',
    hasRule: hasRule.sqlite,
    day: (moment) => `date(${moment}, '+330 minutes')`,
    jsonNumber: (json, name) => `json_extract(${json}, '$.${name}')`,
    jsonLines: (json) => `(
      select json_extract(value, '$.quantity') as quantity, json_extract(value, '$.pricePaise') as price
      from json_each(${json}, '$.items'))`,
  },
  postgres: {
    kind: 'postgres',
    hasRule: hasRule.postgres,
    day: (moment) =>
      `to_char((cast(${moment} as timestamptz) at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD')`,
    jsonNumber: (json, name) => `cast(cast(${json} as json) ->> '${name}' as bigint)`,
    jsonLines: (json) => `(
      select cast(value ->> 'quantity' as bigint) as quantity, cast(value ->> 'pricePaise' as bigint) as price
      from json_array_elements(cast(${json} as json) -> 'items') each_line)`,
  },
}
