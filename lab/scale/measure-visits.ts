// What visitors cost: stored pages, files and live streams.
import { setTimeout as wait } from 'node:timers/promises'
import { openChromium } from '#test/browser/chromium.ts'
import { load } from '../bench/load/http-load.ts'
import { pageRequest } from '../bench/load/requests.ts'
import { fetchPage } from '../bench/pages/bare-pages.ts'
import type { Costs, Work } from './costs.ts'
import { measureStreams } from './measure-streams.ts'
import { type MeasuredSite, untilQuiet } from './measured-site.ts'
import { sent, workOf } from './work-of.ts'

const CLIENTS = 16
const PER_SECOND = 400
const PHONE = { width: 390, height: 844 }
const SCREENS = 4

type VisitCosts = Pick<
  Costs,
  | 'page'
  | 'unchanged'
  | 'file'
  | 'picture'
  | 'filesOfVisit'
  | 'picturesOfVisit'
  | 'pageBytes'
  | 'filesBytes'
  | 'streamOpened'
  | 'streamEvent'
  | 'eventBytes'
  | 'streamKb'
>

/** On SQLite, where a page is fresh for a minute and nothing else happens. `ofOrder` is an order of sixty lines. */
export async function measureVisits(
  site: MeasuredSite,
  { seconds, streams, ofOrder }: { seconds: number; streams: number; ofOrder: Work },
): Promise<VisitCosts & { files: string[] }> {
  const files = await filesOfFirstVisit(site.origin)
  const { host: Host } = new URL(site.origin)
  // Pictures are made smaller when first asked for, and a page is compressed again when it has lasted.
  await untilQuiet(site)
  const page = await fetchPage(`${site.origin}/ordernow`, { 'Accept-Encoding': 'br' })
  const send = (request: string | (() => string), status = 200) =>
    sent(load({ port: site.port, clients: CLIENTS, seconds, request, status, perSecond: PER_SECOND }), seconds)
  const pictures = files.filter((path) => path.startsWith('/media/'))
  const others = files.filter((path) => !pictures.includes(path))
  const anyOf = (paths: string[]) => () => pageRequest(paths[Math.floor(Math.random() * paths.length)]!, { Host })
  await send(pageRequest('/ordernow', { Host }))
  let filesBytes = 0
  for (const path of files)
    filesBytes += (await fetchPage(site.origin + path, { 'Accept-Encoding': 'br' })).bytes.length
  await untilQuiet(site)
  return {
    page: await workOf(site, () => send(pageRequest('/ordernow', { Host }))),
    unchanged: await workOf(site, () => send(pageRequest('/ordernow', { Host, 'If-None-Match': page.etag }), 304)),
    file: await workOf(site, () => send(anyOf(others))),
    picture: await workOf(site, () => send(anyOf(pictures))),
    filesOfVisit: others.length,
    picturesOfVisit: pictures.length,
    pageBytes: page.bytes.length,
    filesBytes,
    files,
    ...(await measureStreams(site, streams, ofOrder)),
  }
}

/** Everything but the page that a phone loads from the shop, also while the visitor scrolls. */
async function filesOfFirstVisit(origin: string): Promise<string[]> {
  const browser = await openChromium()
  try {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    const files = new Set<string>()
    page.on('requestfinished', (request) => {
      const { pathname, search } = new URL(request.url())
      const isFile = request.url().startsWith(origin) && !/^\/(?:ordernow|live)$/.test(pathname)
      if (isFile) files.add(pathname + search)
    })
    await page.goto(`${origin}/ordernow`)
    for (let screen = 0; screen < SCREENS; screen += 1) {
      await wait(1_000)
      await page.mouse.wheel(0, PHONE.height)
    }
    await wait(1_000)
    return [...files]
  } finally {
    await browser.close()
  }
}
