// Which role may open each path and send forms to it: one table, read by the guard, the screens and the tests. An intent may ask for more.
import { isAtLeast, type Role, roleLabel } from '#domain/people/role.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { roleWords } from '#domain/words/en/office/shop/roles.ts'

export type Permission = {
  /** The least role that may open it, by GET and HEAD. */
  see?: Role
  /** The least role that may send it a form; that of an intent is in its own rules. */
  do?: Role
}

const everyone = 'packer'
const staff = 'staff'

/**
 * By the path as web/routes.ts names it. What has no row is the owner's alone;
 * test/roles.test.ts names each path that has none.
 */
export const permissions: Readonly<Record<string, Permission>> = {
  '/admin': { see: everyone },
  '/admin/*': { see: everyone },
  '/admin/sign-out': { see: everyone, do: everyone },
  '/admin/account': { see: everyone, do: everyone },

  '/admin/find': { see: staff },

  '/admin/orders': { see: staff, do: staff },
  '/admin/orders/rows': { see: staff },
  '/admin/orders/deleted': { see: staff },
  '/admin/orders/latest': { see: staff },
  '/admin/orders/edit': { see: staff, do: staff },
  '/admin/orders/edit/editors': { do: staff },
  '/admin/orders/revisions': { see: staff },
  '/admin/orders/:orderId/bill': { see: staff },
  '/admin/packing': { see: everyone, do: everyone },
  '/admin/packing/:orderId': { see: everyone, do: everyone },
  '/admin/packing/lists': { see: everyone },
  '/admin/packing/picking': { see: everyone },
  '/admin/customers': { see: staff, do: staff },

  '/admin/dispatch': { see: staff, do: staff },
  '/admin/dispatch/offices': { see: staff, do: staff },
  '/admin/dispatch/receipt/:name': { see: staff },

  '/admin/money': { see: staff, do: staff },
  '/admin/counter': { see: staff },
  '/admin/counter/day': { see: staff },
  '/admin/counter/send': { do: staff },
  '/admin/counter/sales': { see: staff, do: staff },

  '/admin/notifications': { see: staff, do: staff },

  '/admin/reports': { see: staff },
  '/admin/reports/download/:file': { see: staff },

  '/admin/products': { see: staff, do: staff },
  '/admin/products/changes': { see: staff, do: staff },
  '/admin/upload': { see: staff, do: staff },
  '/admin/stock': { see: staff, do: staff },
  '/admin/stock/count': { see: staff, do: staff },
  '/admin/stock/movements': { see: staff },
  '/admin/packs': { see: staff, do: staff },
  '/admin/categories': { see: staff, do: staff },
  '/admin/import': { see: staff, do: staff },
  '/admin/import/download/:file': { see: staff },
  '/admin/pictures': { see: staff, do: staff },
  '/admin/video': { see: staff, do: staff },
  '/media/image/upload': { see: staff, do: staff },
  '/media/receipt/upload': { see: staff, do: staff },
  '/media/video/upload': { see: staff, do: staff },
  '/media/video/pieces/:id?': { see: staff, do: staff },

  '/admin/import/shop': {},
  '/admin/import/shop/report': {},
  '/media/export/pieces/:id?': {},
  '/admin/settings': {},
  '/admin/backups': {},
  '/admin/first-steps': {},
  '/admin/people': {},
  '/admin/people/changes': {},

  // That some order has changed, without a word of it.
  '/live': { see: everyone },
}

/** Returns the path of the table for the pattern that React Router has matched, which begins with a slash or without. */
export function routePath(pattern: string): string {
  return pattern.startsWith('/') ? pattern : `/${pattern}`
}

export function maySee(role: Role, path: string): boolean {
  return isAtLeast(role, rowOf(path).see ?? 'owner')
}

/** Whether there is anything that the role may do there. */
export function mayDo(role: Role, path: string): boolean {
  return isAtLeast(role, rowOf(path).do ?? 'owner')
}

export function notSeen(role: Role): string {
  return wordsOf(roleWords).notSeen({ role: roleLabel(role) })
}

export function notDone(role: Role): string {
  return wordsOf(roleWords).notDone({ role: roleLabel(role) })
}

function rowOf(path: string): Permission {
  return (Object.hasOwn(permissions, path) && permissions[path]) || {}
}
