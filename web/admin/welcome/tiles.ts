// What the welcome screen counts and where each number leads, and the tiles of the screens.
import { href } from 'react-router'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { Summary } from '#server/dashboard.ts'
import type { IconName } from '#web/ui/any-icon.tsx'

type Figure = {
  label: string
  value: string
  /** What the number counts, where its label leaves that open. */
  note?: string
  to: string
  icon: IconName
  tone?: 'warn' | 'bad' | undefined
}
export type ScreenTile = { title: string; text: string; to: string; icon: IconName }

const TODAY = '/admin/orders?day=today&replaced=no'

/** The day's numbers; one that asks for something has a tone while it is above 0. */
export function figures(summary: Summary): readonly Figure[] {
  const { today, unverified, pending, lackingStock, lowStock, outOfStock } = summary
  return [
    {
      label: "Today's total",
      value: formatRupees(today.totalPaise),
      note: 'All orders since midnight, verified or not; replaced ones are left out.',
      to: TODAY,
      icon: 'rupee',
    },
    count('New orders today', today.orders, TODAY, 'cart'),
    count('Unverified', unverified, '/admin/orders?verified=Unverified', 'phone', 'warn'),
    count('Pending', pending, '/admin/orders?completion=Pending', 'clock', 'warn'),
    count('Stock not deducted', lackingStock, '/admin/orders?stock=short', 'warning', 'bad'),
    count('Low Stock', lowStock, '/admin/products?stock=low', 'box', 'warn'),
    count('Out of Stock', outOfStock, '/admin/products?stock=out', 'box', 'bad'),
  ]
}

function count(label: string, number: number, to: string, icon: IconName, tone?: 'warn' | 'bad'): Figure {
  return { label, value: indianGrouping(number), to, icon, tone: number > 0 ? tone : undefined }
}

export function screenTiles({ products, videos }: Pick<Summary, 'products' | 'videos'>): readonly ScreenTile[] {
  return [
    {
      title: 'Online Orders',
      text: 'Manage customer orders and track status',
      to: href('/admin/orders'),
      icon: 'cart',
    },
    {
      title: 'Products',
      text: products === 0 ? 'No products yet' : `Keep the stock and the prices of ${counted(products, 'product')}`,
      to: href('/admin/products'),
      icon: 'box',
    },
    {
      title: 'Stock',
      text: 'See what runs out, and count it again',
      to: href('/admin/stock'),
      icon: 'layers',
    },
    {
      title: 'Categories',
      text: 'Name them, put them in order, switch them off',
      to: href('/admin/categories'),
      icon: 'list',
    },
    {
      title: 'Import',
      text: 'Bring in the price list of a spreadsheet',
      to: href('/admin/import'),
      icon: 'upload',
    },
    {
      title: 'Pictures',
      text: 'Put the pictures of many products in at once',
      to: href('/admin/pictures'),
      icon: 'image',
    },
    {
      title: 'Upload Product',
      text: 'Put a new cracker with its picture into the shop',
      to: href('/admin/upload'),
      icon: 'upload',
    },
    {
      title: 'Videos',
      text:
        videos === 0 ? 'Show visitors how it looks' : `Show visitors how it looks: ${counted(videos, 'video')} so far`,
      to: href('/admin/video'),
      icon: 'video',
    },
    {
      title: 'Settings',
      text: 'Your name, ordering, payment, season, words and pictures',
      to: href('/admin/settings'),
      icon: 'sliders',
    },
  ]
}

function counted(number: number, noun: string): string {
  return `${indianGrouping(number)} ${noun}${number === 1 ? '' : 's'}`
}
