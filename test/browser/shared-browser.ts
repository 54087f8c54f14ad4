// One Chromium for all tests of a process; after a crash the next test opens another.
import type { Browser } from 'playwright-core'
import { cleanup } from '../cleanup.ts'
import { wholeProcess } from '../whole-process.ts'
import { openChromium } from './chromium.ts'

let opened: Promise<Browser> | undefined

export function sharedBrowser(): Promise<Browser> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<Browser> {
  const browser = await openChromium()
  browser.on('disconnected', () => (opened = undefined))
  cleanup(wholeProcess, () => browser.close())
  return browser
}
