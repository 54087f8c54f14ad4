// Reads rows and compares them with the model in any order.
import assert from 'node:assert/strict'
import type { Query } from '#lab/races/stored.ts'

export async function rowsOf(query: Query, sql: (marks: string) => string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return await query(sql(ids.map((_, at) => `$${at + 1}`).join(', ')), ...ids)
}

export const numbers = (...values: unknown[]) => values.map((value) => Number(value ?? 0))

export function assertSame(found: readonly unknown[][], expected: readonly unknown[][]) {
  assert.deepEqual(inOrder(found), inOrder(expected))
}

const inOrder = (rows: readonly unknown[][]) => rows.map((row) => row.join(' ')).toSorted()
