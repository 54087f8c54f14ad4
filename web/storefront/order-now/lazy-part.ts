// A part of the order page that is loaded when it is wanted; a visitor who has to wait for it is told why.
import type { ComponentType } from 'react'
import { lazyWithRetry } from '#web/first-paint/lazy-with-retry.ts'
import { showRefusal } from './announcements.ts'

export const SHOP_AWAY = 'The shop cannot be reached at the moment. This opens by itself as soon as it answers.'

export function onDemand<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyWithRetry(load, () => showRefusal(SHOP_AWAY))
}
