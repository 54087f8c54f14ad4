// Lazy parts of the order page, with a message while the shop is unreachable.
import type { ComponentType } from 'react'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { lazyWithRetry } from '#web/first-paint/lazy-with-retry.ts'
import { showRefusal } from './announcements.ts'

export function onDemand<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyWithRetry(load, () => showRefusal(wordsOf(orderPage).partAway))
}
