// The back office's screens as its navigation and its header name them.
import { href } from 'react-router'
import type { IconName } from '#web/ui/icon.tsx'

type Screen = { path: string; title: string; subtitle?: string; label: string; short: string; icon: IconName }

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
  { path: href('/admin/orders'), title: 'Online Orders', label: 'Online Orders', short: 'Orders', icon: 'cart' },
  { path: href('/admin/video'), title: 'Videos', label: 'Videos', short: 'Videos', icon: 'video' },
]

/** The title of the screen at `pathname`, for the header. */
export function screenTitle(pathname: string): Pick<Screen, 'title' | 'subtitle'> {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return screens.find((screen) => screen.path === path) ?? { title: 'Back office' }
}
