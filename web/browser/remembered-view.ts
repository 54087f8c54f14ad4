// How a list is shown, as it was chosen last: remembered by the device, or by another storage.
import { useSyncExternalStore } from 'react'
import { type PersistedStore, type WebStorage, createPersistedStore, deviceStorage } from './storage.ts'

export type RememberedView<View extends string> = PersistedStore<View> & {
  /** The view that a stored text names; the first one for any other text. */
  read(found: unknown): View
}

/** `views` are all there are; the first is shown until another is chosen. */
export function rememberedView<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
  storage: () => WebStorage | undefined = deviceStorage,
): RememberedView<View> {
  const read = (found: unknown) => views.find((view) => view === found) ?? views[0]
  return { ...createPersistedStore(storage, name, read), read }
}

/** The chosen view. `drawn` is the one that the server has drawn. */
export function useRememberedView<View extends string>(
  { subscribe, get, initial }: RememberedView<View>,
  drawn = initial,
): View {
  return useSyncExternalStore(subscribe, get, () => drawn)
}
