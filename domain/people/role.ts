/** The roles of people in the back office, with labels. */
import { wordsOf } from '../words/catalogue.ts'
import { roleWords } from '../words/en/office/shop/roles.ts'

export const roles = ['owner', 'staff', 'packer'] as const
export type Role = (typeof roles)[number]

export function roleLabel(role: Role): string {
  return wordsOf(roleWords)[role]
}

/** What the role may do; shown beside the choice in a form. */
export function roleText(role: Role): string {
  const { ownerMay, staffMay, packerMay } = wordsOf(roleWords)
  return { owner: ownerMay, staff: staffMay, packer: packerMay }[role]
}

/** Each role may do all that the next ones may. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(least)
}

/** May see orders with customers and prices. */
export function mayReadOrders(role: Role): boolean {
  return isAtLeast(role, 'staff')
}

export function readRole(text: unknown): Role | undefined {
  return roles.find((role) => role === text)
}
