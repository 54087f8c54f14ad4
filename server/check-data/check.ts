// What a check of the stored data is: SQL that selects the rows which are wrong, and the sentence for one of them.
import { hasRule, type TableRule } from '#server/database/rules.ts'

/** The SQL of the check is its own: code of the shop that is wrong must not hide what it did. */
export type Check = {
  kind: FaultKind
  /** Selects the wrong rows. */
  sql: (dialect: Dialect) => string
  /** Says which row is wrong, what it says and what it should be. Never whose it is. */
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

/** What the two databases say differently. */
export type Dialect = {
  kind: 'sqlite' | 'postgres'
  /** The day of India, YYYY-MM-DD, of a moment. */
  day: (moment: string) => string
  /** A whole number in a JSON text; a path of one name. */
  jsonNumber: (json: string, name: string) => string
  /** Whether the database keeps a rule of its tables. */
  hasRule: (rule: TableRule) => string
  /** A table of the lines in a JSON text, with `quantity` and `price` of each. */
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
