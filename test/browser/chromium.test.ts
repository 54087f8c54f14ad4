import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as nextTurn } from 'node:timers/promises'
import test, { type TestContext } from 'node:test'
import { cleanup } from '../cleanup.ts'
import { answerTo } from './again.ts'
import { closeContext } from './close-context.ts'
import { sharedBrowser } from './shared-browser.ts'

/** Addresses that a browser without the rule would reach: it resolves names under localhost to this machine. */
async function openServer(t: TestContext) {
  const asked: string[] = []
  const server = createServer(({ headers: { host = '' } }, response) => {
    asked.push(host)
    response.setHeader('Access-Control-Allow-Origin', '*').end('<link rel=icon href=data:,>')
  })
  server.listen(0)
  await once(server, 'listening')
  cleanup(t, () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { asked, own: `127.0.0.1:${port}`, others: [`elsewhere.localhost:${port}`, `127.0.0.2:${port}`] }
}

test('a page elsewhere is not found, and no server receives its requests', async (t) => {
  const { asked, own, others } = await openServer(t)
  const context = await (await sharedBrowser()).newContext()
  cleanup(t, () => context.close())
  for (const host of others) {
    const elsewhere = await context.newPage()
    await assert.rejects(elsewhere.goto(`http://${host}/`), /ERR_NAME_NOT_RESOLVED/)
  }
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`http://${own}/`)
  const fetched = await page.evaluate(
    (hosts) => Promise.allSettled(hosts.map((host) => fetch(`http://${host}/`))),
    [own, ...others],
  )
  assert.deepEqual(
    fetched.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected'],
  )
  assert.deepEqual(asked, [own, own])
  assert.equal(complaints.length, others.length)
  for (const complaint of complaints) assert.match(complaint, /ERR_NAME_NOT_RESOLVED/)
})

test('a context closes while a route waits for its answer, and the test passes', async (t) => {
  const waiting = Promise.withResolvers<void>()
  const silent = createServer(() => waiting.resolve())
  silent.listen(0)
  await once(silent, 'listening')
  cleanup(t, () => silent.closeAllConnections())
  cleanup(t, () => silent.close())
  const context = await (await sharedBrowser()).newContext()
  await context.route('**/*', async (route) => route.fulfill({ response: await answerTo(route) }))
  const page = await context.newPage()
  const opened = assert.rejects(page.goto(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`))
  await waiting.promise
  await closeContext(context)
  await opened
  // Without it the rejected answer comes after the test.
  await nextTurn()
})

test('a browser that crashes ends one test, and the next one has another browser', async () => {
  const browser = await sharedBrowser()
  const gone = new Promise((resolve) => browser.once('disconnected', resolve))
  const session = await browser.newBrowserCDPSession()
  await Promise.allSettled([session.send('Browser.crash'), gone])
  const context = await (await sharedBrowser()).newContext()
  await (await context.newPage()).goto('about:blank')
  await context.close()
})
