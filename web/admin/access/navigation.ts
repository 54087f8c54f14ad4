// The screens of the back office, for navigation and header.
import { href, matchPath } from 'react-router'
import { maySee } from '#web/http/permissions.ts'
import type { Role } from '#domain/people/role.ts'
import { type Words, wordsOf } from '#domain/words/catalogue.ts'
import { officeShell } from '#domain/words/en/office/shell.ts'
import type { IconName } from '#web/ui/all-icons.tsx'

type Texts = Words<typeof officeShell>
/** An entry of the catalogue without placeholders. */
type Text = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts]

/** `short` is the label in the phone's bar. */
type Screen = { path: string; title: string; subtitle?: string; short: string; icon: IconName }
type ScreenGroup = { name: string; screens: readonly Screen[] }

type ScreenRow = { path: string; title: Text; subtitle?: Text; short?: Text; icon: IconName }
type GroupRow = { name: Text; screens: readonly ScreenRow[] }

/** In the order of the sidebar. */
const groupRows: readonly GroupRow[] = [
  { name: 'todayGroup', screens: [{ path: href('/admin'), title: 'dashboard', icon: 'grid' }] },
  {
    name: 'ordersGroup',
    screens: [
      { path: href('/admin/orders'), title: 'orders', short: 'ordersShort', icon: 'cart' },
      { path: href('/admin/counter'), title: 'counter', icon: 'till' },
      { path: href('/admin/packing'), title: 'packing', subtitle: 'packingAbout', icon: 'case' },
      { path: href('/admin/dispatch'), title: 'dispatch', subtitle: 'dispatchAbout', icon: 'truck' },
      { path: href('/admin/customers'), title: 'customers', subtitle: 'customersAbout', icon: 'user' },
    ],
  },
  {
    name: 'goodsGroup',
    screens: [
      { path: href('/admin/products'), title: 'products', subtitle: 'productsAbout', icon: 'box' },
      { path: href('/admin/upload'), title: 'upload', short: 'uploadShort', icon: 'upload' },
      { path: href('/admin/stock'), title: 'stock', subtitle: 'stockAbout', icon: 'layers' },
      { path: href('/admin/categories'), title: 'categories', icon: 'list' },
      { path: href('/admin/packs'), title: 'packs', subtitle: 'packsAbout', icon: 'gift' },
      { path: href('/admin/pictures'), title: 'pictures', subtitle: 'picturesAbout', icon: 'image' },
      { path: href('/admin/import'), title: 'imports', subtitle: 'importsAbout', icon: 'table' },
    ],
  },
  {
    name: 'moneyGroup',
    screens: [
      { path: href('/admin/money'), title: 'payments', subtitle: 'paymentsAbout', icon: 'rupee' },
      { path: href('/admin/reports'), title: 'reports', subtitle: 'reportsAbout', icon: 'chart' },
    ],
  },
  {
    name: 'shopGroup',
    screens: [
      { path: href('/admin/video'), title: 'videos', icon: 'video' },
      { path: href('/admin/settings'), title: 'settings', icon: 'sliders' },
      { path: href('/admin/people'), title: 'people', subtitle: 'peopleAbout', icon: 'people' },
    ],
  },
]

/** The phone's bar has room for five: the four screens that the role uses most, and More. */
const ROOM_UNDER_THUMB = 5
const underThumb: Record<Role, readonly string[]> = {
  owner: [href('/admin'), href('/admin/orders'), href('/admin/counter'), href('/admin/packing')],
  staff: [href('/admin/orders'), href('/admin/packing'), href('/admin/dispatch'), href('/admin/money')],
  packer: [],
}

/** Screens reached from others: with a title, not in the sidebar. */
const innerRows: readonly { path: string; title: Text }[] = [
  { path: href('/admin/orders/edit'), title: 'editOrder' },
  { path: href('/admin/orders/revisions'), title: 'orderRevisions' },
  { path: href('/admin/notifications'), title: 'notifications' },
  { path: '/admin/packing/:orderId', title: 'packOrder' },
  { path: href('/admin/packing/lists'), title: 'packingLists' },
  { path: href('/admin/packing/picking'), title: 'pickingList' },
  { path: href('/admin/products/changes'), title: 'productChanges' },
  { path: href('/admin/import/shop'), title: 'movingIn' },
  { path: href('/admin/counter/sales'), title: 'counterSales' },
  { path: href('/admin/dispatch/offices'), title: 'transportOffices' },
  { path: href('/admin/stock/count'), title: 'countAgain' },
  { path: href('/admin/stock/movements'), title: 'stockMovements' },
  { path: href('/admin/people/changes'), title: 'changeHistory' },
]

export const screenPaths: readonly string[] = [...groupRows.flatMap(({ screens: rows }) => rows), ...innerRows].map(
  ({ path }) => path,
)

export function screens(): readonly Screen[] {
  return groups().flatMap((group) => group.screens)
}

export function innerScreens(): readonly Pick<Screen, 'path' | 'title'>[] {
  const text = wordsOf(officeShell)
  return innerRows.map(({ path, title }) => ({ path, title: text[title] }))
}

function groups(): readonly ScreenGroup[] {
  const text = wordsOf(officeShell)
  return groupRows.map(({ name, screens: rows }) => ({
    name: text[name],
    screens: rows.map(({ path, icon, title, subtitle, short = title }) => ({
      path,
      icon,
      title: text[title],
      short: text[short],
      ...(subtitle && { subtitle: text[subtitle] }),
    })),
  }))
}

/** The groups of screens that the role may open; none while it is unknown. */
export function groupsOf(role: Role | undefined): readonly ScreenGroup[] {
  if (role === undefined) return []
  const seen = groups().map((group) => ({ ...group, screens: group.screens.filter(({ path }) => maySee(role, path)) }))
  return seen.filter((group) => group.screens.length > 0)
}

export function screensOf(role: Role | undefined): readonly Screen[] {
  return groupsOf(role).flatMap((group) => group.screens)
}

/** Returns the paths in the phone's bar; undefined where the bar has room for all. */
export function barPaths(role: Role | undefined): readonly string[] | undefined {
  return role === undefined || screensOf(role).length <= ROOM_UNDER_THUMB ? undefined : underThumb[role]
}

export function screenTitle(pathname: string): Pick<Screen, 'title' | 'subtitle'> {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname
  const all = [...screens(), ...innerScreens()]
  const named =
    all.find((screen) => screen.path === path) ?? all.find((screen) => matchPath(screen.path, path) !== null)
  return named ?? { title: wordsOf(officeShell).backOffice }
}
