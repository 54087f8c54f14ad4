// Waits for something that nothing else can wait for.
import { setTimeout as wait } from 'node:timers/promises'

export async function until(isSo: () => Promise<boolean>, limitMs = 10_000): Promise<void> {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > limitMs) throw new Error(`Waited ${limitMs} ms in vain for ${isSo}`)
    await wait(20)
  }
}
