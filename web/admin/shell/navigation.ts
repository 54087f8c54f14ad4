// The back office's screens as its navigation and its header name them.
import { href } from 'react-router'
import type { IconName } from '#web/ui/any-icon.tsx'

type Screen = {
  path: string
  title: string
  subtitle?: string
  label: string
  short: string
  icon: IconName
  /** Under the thumb there is room for five: on a phone the Dashboard leads to it. */
  isOffPhoneBar?: true
}

/** Every screen in the order of the sidebar; `short` is the label under a thumb on a phone. */
export const screens: readonly Screen[] = [
  { path: href('/admin'), title: 'Dashboard', label: 'Dashboard', short: 'Dashboard', icon: 'grid' },
  { path: href('/admin/upload'), title: 'Upload Product', label: 'Upload Product', short: 'Upload', icon: 'upload' },
  {
    path: href('/admin/products'),
    title: 'Products',
    subtitle: 'Product Management',
    label: 'Products',
    short: 'Products',
    icon: 'box',
  },
  {
    path: href('/admin/stock'),
    title: 'Stock',
    subtitle: 'What runs out',
    label: 'Stock',
    short: 'Stock',
    icon: 'layers',
    isOffPhoneBar: true,
  },
  {
    path: href('/admin/categories'),
    title: 'Categories',
    label: 'Categories',
    short: 'Categories',
    icon: 'list',
    isOffPhoneBar: true,
  },
  {
    path: href('/admin/import'),
    title: 'Import',
    subtitle: 'Price list from a spreadsheet',
    label: 'Import',
    short: 'Import',
    icon: 'list',
    isOffPhoneBar: true,
  },
  {
    path: href('/admin/pictures'),
    title: 'Pictures',
    subtitle: 'Many at once, by their file names',
    label: 'Pictures',
    short: 'Pictures',
    icon: 'image',
    isOffPhoneBar: true,
  },
  { path: href('/admin/orders'), title: 'Online Orders', label: 'Online Orders', short: 'Orders', icon: 'cart' },
  { path: href('/admin/video'), title: 'Videos', label: 'Videos', short: 'Videos', icon: 'video' },
  {
    path: href('/admin/settings'),
    title: 'Settings',
    label: 'Settings',
    short: 'Settings',
    icon: 'sliders',
    isOffPhoneBar: true,
  },
]

/** Screens that another one leads to: they have a title, and no place of their own in the sidebar. */
export const innerScreens: readonly Pick<Screen, 'path' | 'title'>[] = [
  { path: href('/admin/products/changes'), title: 'Product Changes' },
  { path: href('/admin/stock/count'), title: 'Count Again' },
  { path: href('/admin/stock/movements'), title: 'Stock Movements' },
]

/** The title of the screen at `pathname`, for the header. */
export function screenTitle(pathname: string): Pick<Screen, 'title' | 'subtitle'> {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return [...screens, ...innerScreens].find((screen) => screen.path === path) ?? { title: 'Back office' }
}
