// Mutants of the shop's SQL: each rewrites one statement, to show what it prevents.
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'

/** `find` is part of the shop's SQL; the mutant sends `replace` in its place. */
export type Mutant = { find: string; replace: string }

export const mutants = {
  'stock is taken whatever there is': { find: ' where there.stock >= wanted.quantity)', replace: ')' },
  'stock is counted in an old snapshot': {
    find: 'where products.id = wanted.id\n',
    replace: 'where products.id = wanted.id and products.stock >= wanted.quantity\n',
  },
  'stock is counted before the products are locked': {
    find: 'in (select id from wanted) order by products.id collate "C" for update of products',
    replace: 'in (select id from wanted)',
  },
  'a transaction that writes begins as a reader': { find: 'begin immediate', replace: 'begin' },
  'a product that is gone lacks nothing': {
    find: 'and (select count(*) from wanted)\n',
    replace: 'and (select count(*) from there)\n',
  },
  'a product is edited without being held': {
    find: 'update "products" set "stock" = stock where "id" = $1 returning *',
    replace: 'select * from "products" where "id" = $1',
  },
  'a key may stand for two orders': {
    find: 'on conflict (idempotency_key) do nothing',
    replace: 'on conflict (idempotency_key) do update set order_id = excluded.order_id',
  },
  'a press counts as often as it is sent': {
    find: 'on conflict ("idempotency_key") do nothing',
    replace: 'on conflict ("idempotency_key") do update set "stock" = excluded."stock"',
  },
  'an order is replaced without being held': {
    find: 'select * from orders where order_id = $1 for no key update',
    replace: 'select * from orders where order_id = $1',
  },
  'lines are read before the order is locked': {
    find: 'select * from orders where order_id = $1 for no key update',
    replace: 'select * from orders where order_id = $1',
  },
  'a payment that was taken back counts': {
    find: 'where payments.order_id = orders.order_id and taken_back is null',
    replace: 'where payments.order_id = orders.order_id',
  },
  'what came back before is not asked': {
    find: 'from "counter_returns" where "sale_id" =',
    replace: 'from "counter_returns" where 1 = 0 and "sale_id" =',
  },
  'a sale is read without being locked': {
    find: 'update "counter_sales" set "sale_id" = $1 where "sale_id" = $2 returning *',
    replace: 'select * from "counter_sales" where $1::text is not null and "sale_id" = $2',
  },
  'a count is undone as often as it is pressed': {
    find: ' and "undone_at" is null returning "id"',
    replace: ' returning "id"',
  },
  'a bulk change is undone as often as it is pressed': {
    find: ' and "undone_at" is null returning *',
    replace: ' returning *',
  },
  'a step is recorded and the order does not say so': {
    find: `update "orders" set "step" =`,
    replace: `update "orders" set "name_folded" =`,
  },
} as const satisfies Record<string, Mutant>

export type MutantName = keyof typeof mutants

export type Mutation = Disposable & {
  /** A count of zero means that the mutant is stale. */
  rewritten(): number
}

type Text = { text: string }

/** Rewrites this process's SQL until disposed of. Statements prepared before are unchanged. */
export function mutate({ find, replace }: Mutant): Mutation {
  const { prepare, exec } = DatabaseSync.prototype
  const { query } = Client.prototype
  let count = 0

  function rewrite(sql: string): string {
    if (!sql.includes(find)) return sql
    count += 1
    return sql.replace(find, () => replace)
  }

  DatabaseSync.prototype.prepare = function (sql, ...more) {
    return prepare.call(this, rewrite(sql), ...more)
  }
  DatabaseSync.prototype.exec = function (sql) {
    return exec.call(this, rewrite(sql))
  }
  // The shop uses two of a query's many forms: text, or text and name, and values. A name has one text.
  Client.prototype.query = function (this: Client, asked: string | Text, ...more: unknown[]) {
    const text = typeof asked === 'string' ? asked : asked.text
    const rewritten = rewrite(text)
    return Reflect.apply(query, this, [rewritten === text ? asked : rewritten, ...more])
  } as typeof query
  return {
    rewritten: () => count,
    [Symbol.dispose]() {
      Object.assign(DatabaseSync.prototype, { prepare, exec })
      Client.prototype.query = query
    },
  }
}

/** Of a program whose SQL is rewritten from its start, on each thread. */
export function mutantEnvironment(mutant: Mutant): Record<string, string> {
  const text = `import { mutate } from '${import.meta.url}'; mutate(${JSON.stringify(mutant)})`
  return { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(text)}"` }
}
