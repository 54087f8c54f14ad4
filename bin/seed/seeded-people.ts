// The people who did the generated work at the desks. They have left the shop: nobody can sign in as one of them.
import type { FormerPersonRow } from '#server/database/tables/people-tables.ts'

const emails = {
  'seed-owner': 'owner@shop.test',
  'seed-packer-1': 'packer1@shop.test',
  'seed-packer-2': 'packer2@shop.test',
  'seed-packer-3': 'packer3@shop.test',
  'seed-counter-1': 'counter1@shop.test',
  'seed-counter-2': 'counter2@shop.test',
} as const

type Id = keyof typeof emails

export const OWNER: Id = 'seed-owner'
export const PACKERS: readonly Id[] = ['seed-packer-1', 'seed-packer-2', 'seed-packer-3']
export const SELLERS = ['seed-counter-1', 'seed-counter-2'] as const satisfies readonly Id[]

export function seededPeople(now: Date): FormerPersonRow[] {
  return Object.entries(emails).map(([id, email]) => ({ id, email, removed_at: now.toISOString() }))
}
