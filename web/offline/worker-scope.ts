// What the shop's service workers use of their globals: the project is compiled with the types of pages.

export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type FetchingEvent = WorkerEvent & {
  request: Request
  /** The answer to the browser's own request for a navigation, where it makes one. */
  preloadResponse?: Promise<Response | undefined>
  /** Of the page that asks; empty for a navigation. */
  clientId: string
  respondWith(answer: Promise<Response>): void
}

export type MessagedEvent = WorkerEvent & { data: unknown; source: { url: string } | null }

/** The device is online again. */
export type SyncEvent = WorkerEvent & { tag: string }

type Client = { url: string; postMessage(message: unknown): void }

type Events = {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: FetchingEvent
  message: MessagedEvent
  sync: SyncEvent
}

type WorkerScope = {
  location: Location
  clients: {
    claim(): Promise<void>
    get(id: string): Promise<Client | undefined>
    matchAll(): Promise<readonly Client[]>
  }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  importScripts(address: string): void
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void
}

export const scope = globalThis as unknown as WorkerScope
