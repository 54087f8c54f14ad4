// A part of the order page that is loaded when it is wanted; a visitor who has to wait for it is told why.
import type { ComponentType } from 'react'
import { patiently } from '../../first-paint/lazy-with-retry.ts'
import { refuse } from './announcements.ts'

export const SHOP_AWAY = 'The shop cannot be reached at the moment. This opens by itself as soon as it answers.'

export function onDemand<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return patiently(load, () => refuse(SHOP_AWAY))
}
