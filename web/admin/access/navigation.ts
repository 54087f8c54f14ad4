// The screens of the back office, for navigation and header.
import { href, matchPath } from 'react-router'
import { maySee } from '#web/http/permissions.ts'
import type { Role } from '#domain/people/role.ts'
import type { IconName } from '#web/ui/all-icons.tsx'

type Screen = {
  path: string
  title: string
  subtitle?: string
  label: string
  short: string
  icon: IconName
}

type ScreenGroup = { name: string; screens: readonly Screen[] }

/** In the order of the sidebar; `short` is the label in the phone's bar. */
const groups: readonly ScreenGroup[] = [
  {
    name: 'Today',
    screens: [{ path: href('/admin'), title: 'Dashboard', label: 'Dashboard', short: 'Dashboard', icon: 'grid' }],
  },
  {
    name: 'Orders',
    screens: [
      { path: href('/admin/orders'), title: 'Online Orders', label: 'Online Orders', short: 'Orders', icon: 'cart' },
      { path: href('/admin/counter'), title: 'Counter', label: 'Counter', short: 'Counter', icon: 'till' },
      {
        path: href('/admin/packing'),
        title: 'Packing',
        subtitle: 'What goes into the cases',
        label: 'Packing',
        short: 'Packing',
        icon: 'case',
      },
      {
        path: href('/admin/dispatch'),
        title: 'Dispatch',
        subtitle: 'What goes by lorry, and to whom',
        label: 'Dispatch',
        short: 'Dispatch',
        icon: 'truck',
      },
      {
        path: href('/admin/customers'),
        title: 'Customers',
        subtitle: 'Who ordered, how often, how much',
        label: 'Customers',
        short: 'Customers',
        icon: 'user',
      },
    ],
  },
  {
    name: 'Goods',
    screens: [
      {
        path: href('/admin/products'),
        title: 'Products',
        subtitle: 'Product Management',
        label: 'Products',
        short: 'Products',
        icon: 'box',
      },
      {
        path: href('/admin/upload'),
        title: 'Upload Product',
        label: 'Upload Product',
        short: 'Upload',
        icon: 'upload',
      },
      {
        path: href('/admin/stock'),
        title: 'Stock',
        subtitle: 'What runs out',
        label: 'Stock',
        short: 'Stock',
        icon: 'layers',
      },
      { path: href('/admin/categories'), title: 'Categories', label: 'Categories', short: 'Categories', icon: 'list' },
      {
        path: href('/admin/pictures'),
        title: 'Pictures',
        subtitle: 'Many at once, by their file names',
        label: 'Pictures',
        short: 'Pictures',
        icon: 'image',
      },
      {
        path: href('/admin/import'),
        title: 'Import',
        subtitle: 'Price list from a spreadsheet',
        label: 'Import',
        short: 'Import',
        icon: 'table',
      },
    ],
  },
  {
    name: 'Money',
    screens: [
      {
        path: href('/admin/money'),
        title: 'Payments',
        subtitle: 'What came in, and what is due',
        label: 'Payments',
        short: 'Payments',
        icon: 'rupee',
      },
      {
        path: href('/admin/reports'),
        title: 'Reports',
        subtitle: 'What was ordered and confirmed',
        label: 'Reports',
        short: 'Reports',
        icon: 'chart',
      },
    ],
  },
  {
    name: 'Shop',
    screens: [
      { path: href('/admin/video'), title: 'Videos', label: 'Videos', short: 'Videos', icon: 'video' },
      { path: href('/admin/settings'), title: 'Settings', label: 'Settings', short: 'Settings', icon: 'sliders' },
      {
        path: href('/admin/people'),
        title: 'People',
        subtitle: 'Who may sign in',
        label: 'People',
        short: 'People',
        icon: 'people',
      },
    ],
  },
]

export const screens: readonly Screen[] = groups.flatMap((group) => group.screens)

/** The phone's bar has room for five: the four screens that the role uses most, and More. */
const ROOM_UNDER_THUMB = 5
const underThumb: Record<Role, readonly string[]> = {
  owner: [href('/admin'), href('/admin/orders'), href('/admin/counter'), href('/admin/packing')],
  staff: [href('/admin/orders'), href('/admin/packing'), href('/admin/dispatch'), href('/admin/money')],
  packer: [],
}

/** Screens reached from others: with a title, not in the sidebar. */
export const innerScreens: readonly Pick<Screen, 'path' | 'title'>[] = [
  { path: href('/admin/orders/edit'), title: 'Edit Order' },
  { path: href('/admin/orders/revisions'), title: 'Order Revisions' },
  { path: href('/admin/notifications'), title: 'Notifications' },
  { path: '/admin/packing/:orderId', title: 'Pack an Order' },
  { path: href('/admin/packing/lists'), title: 'Packing Lists' },
  { path: href('/admin/packing/picking'), title: 'Picking List' },
  { path: href('/admin/products/changes'), title: 'Product Changes' },
  { path: href('/admin/counter/sales'), title: 'Counter Sales' },
  { path: href('/admin/dispatch/offices'), title: 'Transport Offices' },
  { path: href('/admin/stock/count'), title: 'Count Again' },
  { path: href('/admin/stock/movements'), title: 'Stock Movements' },
  { path: href('/admin/people/changes'), title: 'Who Changed What' },
]

/** The groups of screens that the role may open; none while it is unknown. */
export function groupsOf(role: Role | undefined): readonly ScreenGroup[] {
  if (role === undefined) return []
  const seen = groups.map((group) => ({ ...group, screens: group.screens.filter(({ path }) => maySee(role, path)) }))
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
  const all = [...screens, ...innerScreens]
  const named =
    all.find((screen) => screen.path === path) ?? all.find((screen) => matchPath(screen.path, path) !== null)
  return named ?? { title: 'Back office' }
}
