// Listens to a live stream like a page, and records it.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { cleanup } from '../cleanup.ts'

export type Listening = {
  heard: { text: string; ended: boolean }
  /** Waits for the condition, at most a second. */
  until(isSo: () => boolean): Promise<void>
  leave(): Promise<void>
}

export function listen(t: TestContext, response: Response): Listening {
  assert.equal(response.status, 200)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const heard = { text: '', ended: false }
  const listening = (async () => {
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) heard.text += read.value
    } catch {
      // The connection broke, which also ends it.
    }
    heard.ended = true
  })()
  const leave = async () => {
    await reader.cancel().catch(() => {})
    await listening
  }
  cleanup(t, leave)
  return {
    heard,
    leave,
    async until(isSo) {
      for (let tries = 0; tries < 100 && !isSo(); tries += 1) await wait(10)
      assert.ok(isSo(), `heard: ${heard.text}`)
    },
  }
}

/** Without the random reconnect delay. */
export function eventsIn(text: string): string {
  return text.replace(/^retry: \d+\n\n/, '')
}
