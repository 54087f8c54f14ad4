// `npm run other-browsers`: leads Firefox and WebKit through the shop as it is built, and prints one line for each step.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from '#server/shop.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { redSquare } from '#test/fixtures/red-square.ts'
import { build } from './build.ts'
import { readCommandLine } from './command-line.ts'
import { firefox } from './other-browsers/firefox.ts'
import { type Files, steps } from './other-browsers/steps.ts'
import type { OpenBrowser, TriedBrowser } from './other-browsers/tab.ts'
import { webkit } from './other-browsers/webkit.ts'

const MB = 1024 * 1024

readCommandLine(`npm run other-browsers

Leads Firefox and WebKit through the shop as it is built, where they are installed, and prints one line for each step.`)

const failure = await build(say)
if (failure) throw new Error(failure)
const folder = mkdtempSync(join(tmpdir(), 'other-browsers-'))
try {
  const files = await makeFiles()
  for (const browser of [firefox, webkit]) await tryBrowser(browser, files)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function tryBrowser(tried: TriedBrowser, files: Files): Promise<void> {
  try {
    const browser = await tried.open()
    if (!browser) return say(`${tried.name}: not installed`)
    try {
      await leadThrough(tried, browser, files)
    } finally {
      await browser.close()
    }
  } catch (error) {
    process.exitCode = 1
    say(`${tried.name}: FAILED: ${String(error)}`)
  }
}

async function leadThrough({ name, leavesOut }: TriedBrowser, browser: OpenBrowser, files: Files): Promise<void> {
  const place = { dataDir: join(folder, name) }
  const stocked = await openShop(testConfig(place))
  await stocked.products.create(goods.skyShots)
  await stocked.close()
  const shop = await runShop(place)
  try {
    await takeSteps(browser, shop.origin, files)
    say(`${browser.name}: not tried: ${leavesOut}`)
  } finally {
    await shop.stop()
  }
}

async function takeSteps({ name, tab }: OpenBrowser, origin: string, files: Files): Promise<void> {
  for (const step of steps) {
    const started = performance.now()
    try {
      await step.take(tab, origin, files)
      say(`${name}: ${step.name}: ok, ${((performance.now() - started) / 1000).toFixed(1)} s`)
    } catch (error) {
      process.exitCode = 1
      say(`${name}: ${step.name}: FAILED: ${String(error)}`)
    }
  }
}

async function makeFiles(): Promise<Files> {
  const { buffer } = await redSquare()
  return {
    picture: madeFile('picture.png', buffer),
    noPicture: madeFile('no-picture.png', Buffer.alloc(9 * MB, 'x')),
    noVideo: madeFile('no-video.mp4', Buffer.alloc(60 * MB, 'x')),
  }
}

function madeFile(name: string, bytes: Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
