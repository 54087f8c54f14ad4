// What the welcome tiles say, and where each number leads.
import type { IconName } from '#web/ui/icon-paths.ts'

export type Counts = { products: number; lowStock: number; outOfStock: number; pending: number; unverified: number }

type Figure = { label: string; count: number; to: string; tone?: 'warn' | 'bad' }
export type Tile = { title: string; text: string; to: string; icon: IconName; figures: readonly Figure[] }

export function tiles(counts: Counts): readonly Tile[] {
  return [
    {
      title: 'Online Orders',
      text: 'Manage customer orders and track status',
      to: '/admin/orders',
      icon: 'cart',
      figures: [
        { label: 'pending', count: counts.pending, to: '/admin/orders?completion=Pending', tone: 'warn' },
        { label: 'unverified', count: counts.unverified, to: '/admin/orders?verified=Unverified', tone: 'warn' },
      ],
    },
    {
      title: 'Products',
      text: 'Search the catalogue and keep the stock',
      to: '/admin/products',
      icon: 'box',
      figures: [
        { label: 'products', count: counts.products, to: '/admin/products' },
        { label: 'low in stock', count: counts.lowStock, to: '/admin/products?stock=low-to-high', tone: 'warn' },
        { label: 'out of stock', count: counts.outOfStock, to: '/admin/products?stock=out', tone: 'bad' },
      ],
    },
    {
      title: 'Upload Product',
      text: 'Put a new cracker with its picture into the shop',
      to: '/admin/upload',
      icon: 'upload',
      figures: [],
    },
  ]
}
