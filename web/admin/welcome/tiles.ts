// The Dashboard's numbers with their links, and its tiles.
import { href } from 'react-router'
import { counted } from '#domain/counted.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { Summary } from '#server/dashboard.ts'
import type { IconName } from '#web/ui/all-icons.tsx'

type Figure = {
  label: string
  value: string
  /** What the number counts, where its label is ambiguous. */
  note?: string
  to: string
  icon: IconName
  tone?: 'warn' | 'bad' | undefined
}
export type ScreenTile = { title: string; text: string; to: string; icon: IconName }

const TODAY = '/admin/orders?day=today&replaced=no'

/** A number that asks for action has a tone above 0. */
export function figures(summary: Summary): readonly Figure[] {
  const { today, unverified, pending, lackingStock, lowStock, outOfStock } = summary
  return [
    {
      label: "Today's total",
      value: formatRupees(today.asked.paise),
      note: `${formatRupees(today.asked.paise)} asked, ${formatRupees(today.confirmed.paise)} confirmed since midnight; replaced orders are left out.`,
      to: TODAY,
      icon: 'rupee',
    },
    count('New orders today', today.asked.count, TODAY, 'cart'),
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
      title: 'Counter',
      text: 'Sell over the counter, print bills, close the day',
      to: href('/admin/counter'),
      icon: 'till',
    },
    {
      title: 'Payments',
      text: 'What came in, what is due, and a bank statement to compare with',
      to: href('/admin/money'),
      icon: 'rupee',
    },
    {
      title: 'Packing',
      text: 'Tick what goes into the cases, and print the lists',
      to: href('/admin/packing'),
      icon: 'box',
    },
    {
      title: 'Dispatch',
      text: 'What goes by lorry today, its LR, and the message to the customer',
      to: href('/admin/dispatch'),
      icon: 'truck',
    },
    {
      title: 'Customers',
      text: 'Who ordered before, and what you keep of them',
      to: href('/admin/customers'),
      icon: 'user',
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
      title: 'Reports',
      text: 'Sums by day, category, product and place, as tables and spreadsheets',
      to: href('/admin/reports'),
      icon: 'rupee',
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
    {
      title: 'People',
      text: 'Who may sign in, as what, and who changed what',
      to: href('/admin/people'),
      icon: 'user',
    },
  ]
}
