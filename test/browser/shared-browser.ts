// One Chromium for all tests of a file, opened when the first needs it; people keep apart by contexts of their own.
import { after } from 'node:test'
import type { Browser } from 'playwright-core'
import { openChromium } from './chromium.ts'

let opened: Promise<Browser> | undefined

// Said while the file is being loaded, so that it belongs to the file and not to the test that happens to run.
after(async () => (await opened)?.close())

export function sharedBrowser(): Promise<Browser> {
  opened ??= openChromium()
  return opened
}
