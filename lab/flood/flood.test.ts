import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type FloodedShop, openFloodedShop } from './flooded-shop.ts'
import { openFilesBelow } from '#test/processes/process-state.ts'
import { runFlood } from './run-flood.ts'
import { until } from '#test/until.ts'

const BUILD = join(import.meta.dirname, '../../build')
const CONTROL = join(import.meta.dirname, 'unbounded-shop.ts')
const REQUESTS = 700
const seed = Number(Date.now() % 1_000_000)

let opened: Promise<FloodedShop> | undefined
/** Shared by all tests but the control: at the end it must be the same process. */
const sharedShop = () => (opened ??= openFloodedShop({ descriptors: 1_024 }))
after(async () => {
  const flooded = await opened
  if (!flooded) return
  const complaints = flooded.shop.complaints()
  // A stop rejects if the shop logged a complaint; complaints are fine, errors are not.
  await flooded.stop().catch((error: Error) => assert.match(error.message, /^The shop complained/))
  const errors = complaints.filter((line) => (JSON.parse(line) as { event: string }).event === 'error')
  assert.deepEqual(errors, [], 'no request of a stranger is an error of the shop')
})

type Asked = { request: string; isReading?: boolean }

/** Reads the answers by default, and resolves when the connection has ended. */
async function ask({ shop }: FloodedShop, { request, isReading = true }: Asked, lastsMs = 10_000): Promise<number> {
  const { hostname, port } = new URL(shop.origin)
  const socket = connect(Number(port), hostname).on('error', () => {})
  if (isReading) socket.resume()
  socket.write(request)
  const timer = setTimeout(() => socket.destroy(), lastsMs)
  await new Promise<void>((gone) => socket.once('close', () => gone()))
  clearTimeout(timer)
  return socket.bytesRead
}

async function inTens(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 10) await Promise.all(Array.from({ length: 10 }, work))
}

const openFiles = ({ shop, dataDir }: FloodedShop) =>
  openFilesBelow(shop.pid, [BUILD, join(dataDir, 'media')]).filter((path) => !path.endsWith('.node'))

test(`${REQUESTS} made-up requests at 1,024 descriptors: the same process, its files closed, visitors served (seed ${seed})`, async () => {
  const flooded = await sharedShop()
  const report = await runFlood(flooded, REQUESTS, seed)
  assert.ok(report.sent >= REQUESTS)
  assert.equal(report.isAlive, true)
  assert.equal(report.refused, undefined)
  assert.ok((report.after?.descriptors ?? Infinity) <= (report.before?.descriptors ?? 0), JSON.stringify(report))
  assert.ok((report.after?.megabytes ?? Infinity) < (report.before?.megabytes ?? 0) + 300, JSON.stringify(report))
})

test('the same flood ends a server without the bounds', async () => {
  const control = await openFloodedShop({ descriptors: 1_024, main: CONTROL })
  const { isAlive } = await runFlood(control, REQUESTS, seed)
  assert.equal(isAlive, false)
  await assert.rejects(control.stop(), /exit code/)
})

test('a hundred requests for the range bytes=9-2 are answered with the whole file, and leave no file open', async () => {
  const flooded = await sharedShop()
  const headers = { Range: 'bytes=9-2' }
  for (let each = 0; each < 100; each += 1) {
    const answer = await fetch(`${flooded.shop.origin}/logo.svg`, { headers })
    assert.equal(answer.status, 200)
    await answer.arrayBuffer()
  }
  await until(async () => openFiles(flooded).length === 0)
})

test('a hundred connections of two videos and a CONNECT leave no file open', async () => {
  const flooded = await sharedShop()
  const video = `GET ${flooded.video} HTTP/1.1\r\nHost: a\r\n\r\n`
  await inTens(100, () => ask(flooded, { request: `${video}${video}CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n` }))
  await until(async () => openFiles(flooded).length === 0)
  await flooded.visit()
})

/** Like curl: hangs up after the announced number of bytes. */
async function download({ shop }: FloodedShop, request: string): Promise<void> {
  const { hostname, port } = new URL(shop.origin)
  const socket = connect(Number(port), hostname)
  socket.write(request)
  let wanted = Infinity
  let had = 0
  for await (const said of socket as AsyncIterable<Buffer>) {
    const length = had === 0 && /content-length: (\d+)/i.exec(said.toString('latin1'))?.[1]
    if (length) wanted = Number(length) + said.indexOf('\r\n\r\n') + 4
    had += said.length
    if (had >= wanted) break
  }
  assert.equal(had, wanted)
}

test('eighty whole downloads leave no file open', async () => {
  const flooded = await sharedShop()
  for (const line of ['HTTP/1.0\r\n\r\n', 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n']) {
    for (const path of ['/hero/hero-wide.mp4', flooded.video]) {
      await inTens(20, () => download(flooded, `GET ${path} ${line}`))
    }
  }
  await until(async () => openFiles(flooded).length === 0)
})

test('forty sockets that pipeline two hundred requests each and read nothing take few descriptors and little memory', async () => {
  const flooded = await sharedShop()
  await flooded.visit()
  const before = flooded.state()
  assert.ok(before)
  const requests = [flooded.script, '/hero/hero-wide.mp4', flooded.video].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`,
  )
  const lines = requests.flatMap((request) =>
    Array.from({ length: 40 }, () => ask(flooded, { request: request.repeat(200), isReading: false }, 1_500)),
  )
  await flooded.visit()
  const during = flooded.state()
  await Promise.all(lines)
  await until(async () => (flooded.state()?.descriptors ?? Infinity) <= before.descriptors)
  assert.ok(during && during.descriptors < before.descriptors + 160, JSON.stringify({ before, during }))
  assert.ok(during.megabytes < before.megabytes + 150, JSON.stringify({ before, during }))
})
