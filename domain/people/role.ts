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

/** Whether a role may what `least` and those above it may: each sees and does all that the ones after it do. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(least)
}

/** Whether a person reads whose orders there are, with their prices. */
export function mayReadOrders(role: Role): boolean {
  return isAtLeast(role, 'staff')
}

export function readRole(text: unknown): Role | undefined {
  return roles.find((role) => role === text)
}
