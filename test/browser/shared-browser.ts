// One Chromium for all tests of a process.
import type { Browser } from 'playwright-core'
import { cleanup } from '../cleanup.ts'
import { wholeProcess } from '../whole-process.ts'
import { openChromium } from './chromium.ts'

let opened: Promise<Browser> | undefined

export function sharedBrowser(): Promise<Browser> {
  if (!opened) {
    opened = openChromium()
    cleanup(wholeProcess, async () => (await opened)?.close())
  }
  return opened
}
