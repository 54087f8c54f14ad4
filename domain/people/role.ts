/** The roles of people in the back office, with labels. */

export const roles = ['owner', 'staff', 'packer'] as const
export type Role = (typeof roles)[number]

export const roleLabels: Readonly<Record<Role, string>> = { owner: 'Owner', staff: 'Staff', packer: 'Packer' }

/** Shown beside the choice in a form. */
export const roleTexts: Readonly<Record<Role, string>> = {
  owner: 'Sees and does everything.',
  staff:
    'Orders, payments, packing, dispatch, counter, customers, products, stock, pictures and videos; no settings, backups or people, and erases no customer.',
  packer: 'Packs orders: sees no prices, and no phone number but the one to call.',
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
