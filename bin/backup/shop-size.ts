// A shop's size in words: '231 products, 3 videos, 15 orders and 1 admin'.
import { counted } from '#domain/counted.ts'

export function shopSize(rows: Readonly<Record<string, number>>): string {
  const count = (table: string, one: string) => counted(rows[table] ?? 0, one)
  const parts = [count('products', 'product'), count('videos', 'video'), count('orders', 'order')]
  return `${parts.join(', ')} and ${count('admins', 'admin')}`
}
