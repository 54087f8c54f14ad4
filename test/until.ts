// Waits for something that nothing else can wait for.
import { setTimeout as wait } from 'node:timers/promises'

/** Throws after `limitMs` with what `seen` says of how far it came. */
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
