// A shop's size in words: '231 products, 3 videos, 15 orders and 1 admin'.
import { counted } from '#domain/numbers/counted.ts'
import { copiedAmong } from '#server/database/copy-shop.ts'

/** `rows` are those of a shop of any version. */
export function shopSize(rows: Readonly<Record<string, number>>): string {
  const names = new Map<string, string>(copiedAmong(new Set(Object.keys(rows))).map(({ table, name }) => [table, name]))
  const count = (table: string, one: string) => counted(rows[names.get(table) ?? table] ?? 0, one)
  const parts = [count('products', 'product'), count('videos', 'video'), count('orders', 'order')]
  return `${parts.join(', ')} and ${count('people', 'admin')}`
}
