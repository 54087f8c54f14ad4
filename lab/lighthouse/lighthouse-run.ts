// One run of Lighthouse's mobile preset in a fresh browser without a cache.
import lighthouse from 'lighthouse'
import { openChromium } from '#test/browser/chromium.ts'
import { freePort } from '#test/processes/free-port.ts'
import type { Report } from './lighthouse-report.ts'

export async function lighthouseRun(url: string): Promise<Report> {
  const port = await freePort()
  const browser = await openChromium({ debugPort: port })
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`)
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
    return result.lhr
  } finally {
    await browser.close()
  }
}
