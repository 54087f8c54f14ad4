// Open pages that reconnect when their stream ends, and must receive an admin's changes.
import { setTimeout as wait } from 'node:timers/promises'

const DIAL_AGAIN_MS = 2_000
const HEARING_MS = 20_000
const LOOK_MS = 250

export type OpenPages = {
  count(): number
  /** Ends some streams like a lost network; they reconnect. */
  drop(share: number): void
  /** Runs `change`. Returns one sentence for each page that received nothing within 20 s. */
  mustHear(change: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

export function openPages(origin: string, count: number): OpenPages {
  const closing = new AbortController()
  const pages = Array.from({ length: count }, (_, number) => openPage(origin, number, closing.signal))
  return {
    count: () => pages.filter(({ state }) => state.isOpen).length,
    drop(share) {
      for (const page of pages) if (Math.random() < share) page.drop()
    },
    async mustHear(change) {
      const before = pages.map(({ state }) => state.heard)
      await change()
      const limit = performance.now() + HEARING_MS
      // A reconnected stream first receives what it missed, or a request to reload.
      const deaf = () => pages.filter(({ state }, at) => state.heard === before[at])
      while (performance.now() < limit && deaf().length > 0 && !closing.signal.aborted) await wait(LOOK_MS)
      return deaf().map(({ number }) => `page ${number} heard nothing of a change of stock`)
    },
    async close() {
      closing.abort()
      await Promise.all(pages.map(({ ended }) => ended))
    },
  }
}

function openPage(origin: string, number: number, closing: AbortSignal) {
  const state = { isOpen: false, heard: 0 }
  let dropping = new AbortController()
  let lastEventId = ''

  async function hear() {
    dropping = new AbortController()
    const headers = {
      'X-Forwarded-For': `172.16.0.${number}`,
      ...(lastEventId && { 'Last-Event-ID': lastEventId }),
    }
    const { body, status } = await fetch(`${origin}/live?topics=products,stock`, {
      headers,
      signal: AbortSignal.any([closing, dropping.signal]),
    })
    if (status !== 200 || !body) return
    state.isOpen = true
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      if (chunk.includes('event: ')) state.heard += 1
      for (const [, id = ''] of chunk.matchAll(/^id: (.+)$/gm)) lastEventId = id
    }
  }

  async function listen() {
    while (!closing.aborted) {
      await hear().catch(() => undefined)
      state.isOpen = false
      if (!closing.aborted) await wait(DIAL_AGAIN_MS, undefined, { signal: closing }).catch(() => undefined)
    }
  }

  return { number, state, drop: () => dropping.abort(), ended: listen() }
}
