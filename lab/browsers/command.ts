// `npm run lab -- browsers`: Firefox and WebKit through the built shop, a line a step.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from '#server/shop.ts'
import { fillCatalogue } from '#test/fixtures/full-catalogue.ts'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { ownIdentity } from '#test/fixtures/sample-data.ts'
import { withSettings } from '#test/journeys/journey-shop.ts'
import { freePort } from '#test/processes/free-port.ts'
import { redSquare } from '#test/fixtures/red-square.ts'
import { build } from '#bin/build.ts'
import { readCommandLine, say } from '#bin/command-line.ts'
import type { Files, ShopProcess, Step } from './acts.ts'
import { firefox } from './firefox.ts'
import { deskSteps } from './desk-steps.ts'
import { officeSteps } from './office-steps.ts'
import { orderSteps } from './order-steps.ts'
import { VIDEO_CODE, withVideo, storefrontSteps } from './storefront-steps.ts'
import type { OpenBrowser, Tab, TriedBrowser } from './tab.ts'
import { webkit } from './webkit.ts'

const MB = 1024 * 1024

const { values } = readCommandLine(
  `npm run lab -- browsers [--pictures FOLDER]

Uses the built shop in Firefox and in WebKit, if they are installed, and prints
a line for each step.

  --pictures  writes a picture of the window after each step into this folder`,
  { options: { pictures: { type: 'string' } } },
)

if (values.pictures) mkdirSync(values.pictures, { recursive: true })
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
  const videoUrl = await stocked.media.putVideo(await mp4Clip())
  await stocked.products.create({ ...withVideo, videoUrl }, { code: VIDEO_CODE })
  await fillCatalogue(stocked)
  await withSettings(stocked, ownIdentity)
  await stocked.close()
  const port = await freePort()
  let running = await runShop(place, { port })
  const shop: ShopProcess = {
    goAway: () => running.stop(),
    async comeBack() {
      running = await runShop(place, { port })
    },
  }
  try {
    await takeSteps(browser, running.origin, { files, shop })
    say(`${browser.name}: not tried: ${leavesOut}`)
  } finally {
    await running.stop()
  }
}

async function takeSteps({ name, tab }: OpenBrowser, origin: string, at: Parameters<Step['take']>[2]): Promise<void> {
  let number = 0
  for (const step of [...storefrontSteps, ...orderSteps, ...officeSteps, ...deskSteps]) {
    const started = performance.now()
    try {
      await step.take(tab, origin, at)
      say(`${name}: ${step.name}: ok, ${((performance.now() - started) / 1000).toFixed(1)} s`)
    } catch (error) {
      process.exitCode = 1
      say(`${name}: ${step.name}: FAILED: ${String(error)}`)
    }
    number += 1
    if (values.pictures) await takePicture(tab, `${name.split(/\W/)[0]}-${String(number).padStart(2, '0')}.png`)
  }
}

async function takePicture(tab: Tab, file: string): Promise<void> {
  try {
    writeFileSync(join(values.pictures ?? '', file), await tab.picture())
  } catch (error) {
    say(`${file} could not be taken: ${String(error)}`)
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
