// The bar of an order that waits, which public pages show once something has loaded it; the first load has no part of it.
import type { ReactNode } from 'react'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { createStore, useStore } from './store.ts'

const bar = createStore<((settings: PublicSettings) => ReactNode) | undefined>(undefined)

/** The first one stays: another would lose its state. */
export const showBar: typeof bar.set = (draw) => bar.get() ?? bar.set(draw)

export const useBar = () => useStore(bar, undefined)
