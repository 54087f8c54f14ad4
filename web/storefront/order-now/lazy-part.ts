// Lazy parts of the order page, with a message while the shop is unreachable.
import type { ComponentType } from 'react'
import { lazyWithRetry } from '#web/first-paint/lazy-with-retry.ts'
import { showRefusal } from './announcements.ts'

export const SHOP_AWAY = 'The shop cannot be reached at the moment. This opens by itself as soon as it answers.'

export function onDemand<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyWithRetry(load, () => showRefusal(SHOP_AWAY))
}
