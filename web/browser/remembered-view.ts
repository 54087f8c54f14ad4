// Persists how a list is shown, on the device or in another storage.
import { useSyncExternalStore } from 'react'
import { type PersistedStore, createPersistedStore } from './persisted-store.ts'
import { type WebStorage, deviceStorage } from './storage.ts'

export type RememberedView<View extends string> = PersistedStore<View> & {
  /** Returns the view of a stored text; the first view for any other text. */
  read(found: unknown): View
}

/** `views` lists every view; the first is the default. */
export function rememberedView<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
  storage: () => WebStorage | undefined = deviceStorage,
): RememberedView<View> {
  const read = (found: unknown) => views.find((view) => view === found) ?? views[0]
  return { ...createPersistedStore(storage, name, read), read }
}

/** `drawn` is the view that the server rendered. */
export function useRememberedView<View extends string>(
  { subscribe, get, initial }: RememberedView<View>,
  drawn = initial,
): View {
  return useSyncExternalStore(subscribe, get, () => drawn)
}
