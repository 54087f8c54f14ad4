// Waits for a condition that has no event.
import { setTimeout as wait } from 'node:timers/promises'

/** Throws after `limitMs` with the text of `seen`. */
export async function until(
  isSo: () => Promise<boolean>,
  limitMs = 30_000,
  seen: () => Promise<string> = async () => `${isSo}`,
): Promise<void> {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > limitMs) throw new Error(`Waited ${limitMs} ms in vain: ${await seen()}`)
    await wait(20)
  }
}
