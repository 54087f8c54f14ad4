import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { openSharedLive, type ShareLive } from '#server/live/shared-live.ts'
import { goods } from '../fixtures/sample-data.ts'
import { preparedPlace } from '../database/databases.ts'
import { type DrawnPage, numbersAsTheyArrive, openLiveProcess, openPost } from './live-processes.ts'
import { stockUp } from '../shop/open-test-shop.ts'
import { until } from '../until.ts'

const NEVER_MS = 1_000_000

type Post = ReturnType<typeof openPost>

/** Production code with a fake relay between the processes. */
function byPost({ join }: Post, compareMs = NEVER_MS): ShareLive {
  return (needs) => openSharedLive({ ...needs, compareMs, openRelay: async ({ receive }) => join(receive) })
}

/** Two processes that sell and a third that listens, with one product of ten. */
async function openThree(t: TestContext, shareLive: ShareLive, isShared = true) {
  const place = await preparedPlace('postgres', t)
  const here = await openLiveProcess(t, place, { shareLive, isShared })
  const { pots } = await stockUp(here.shop, { pots: goods.flowerPots })
  const there = await openLiveProcess(t, place, { shareLive, isShared })
  const listening = await openLiveProcess(t, place, { shareLive, isShared })
  const published: number[] = []
  listening.shop.live.subscribe(
    (event) => event.topic === 'stock' && published.push(event.stock[pots.id] ?? Number.NaN),
  )
  return { here: here.shop, there: there.shop, listening, id: pots.id, published }
}

async function lastPublishedWhenReversed(t: TestContext, post: Post, shareLive: ShareLive) {
  const { here, there, id, published } = await openThree(t, shareLive)
  post.held.length = 0
  await here.products.changeStock(id, -1)
  await there.products.changeStock(id, -1)
  // Two changes, each with a message to both other processes.
  await until(async () => post.held.length >= 4)
  for (const { deliver } of post.held.splice(0).toReversed()) {
    const before = published.length
    deliver()
    // Each is published before the next one arrives.
    await Promise.race([until(async () => published.length > before), new Promise((go) => setTimeout(go, 150))])
  }
  return published.at(-1)
}

test('two commits whose messages arrive the other way round end on the stock of the second', async (t) => {
  const post = openPost()
  assert.equal(await lastPublishedWhenReversed(t, post, byPost(post)), 8)
})

test('the control: numbers in the order of their arrival end on that of the first', async (t) => {
  const post = openPost()
  assert.equal(await lastPublishedWhenReversed(t, post, numbersAsTheyArrive(post.join)), 9)
})

test('a message that never comes, as of a process that was killed after its commit, is made up for', async (t) => {
  const post = openPost()
  const { here, id, published } = await openThree(t, byPost(post, 50))
  await here.products.changeStock(id, -3)
  await until(async () => published.at(-1) === 7)
})

/** The stock that a process sends after missing messages, to an old page and to a new one. */
async function publishedAfterDeafTime(t: TestContext, post: Post, shareLive: ShareLive) {
  const { here, listening, id, published } = await openThree(t, shareLive)
  const { live } = listening.shop
  const early = live.cursor()
  await here.products.changeStock(id, -1)
  await until(async () => post.held.length >= 2)
  for (const { deliver } of post.held.splice(0)) deliver()
  await until(async () => published.at(-1) === 9)
  await here.products.changeStock(id, -4)
  await new Promise((go) => setTimeout(go, 100))
  post.held.length = 0
  // The relay's behaviour on reconnect.
  post.join(() => {}).publish({ topic: 'products' })
  let looks = 0
  live.subscribe(({ topic }) => (looks += topic === 'products' ? 1 : 0))
  for (const { deliver } of post.held.splice(0)) deliver()
  await until(async () => looks > 0)
  const missed = live.eventsSince(early).flatMap((event) => (event.topic === 'stock' ? [event.stock[id]] : []))
  return { publishedLast: published.at(-1), missed }
}

test('a process that missed messages sends the current stock to its open pages and to new ones', async (t) => {
  const post = openPost()
  assert.deepEqual(await publishedAfterDeafTime(t, post, byPost(post)), { publishedLast: 5, missed: [5] })
})

test('the control: received numbers stay remembered after missed messages', async (t) => {
  const post = openPost()
  assert.deepEqual(await publishedAfterDeafTime(t, post, numbersAsTheyArrive(post.join)), {
    publishedLast: 9,
    missed: [9],
  })
})

async function staleAfterLook(t: TestContext, isShared: boolean) {
  const post = openPost()
  const { here, listening, id } = await openThree(t, byPost(post), isShared)
  const read = async (path: string) => (await (await fetch(listening.origin + path)).json()) as DrawnPage
  assert.equal((await read('/page.data')).stock[id], 10)
  await here.products.changeStock(id, -1)
  // A page that hears of a change from one process reads from another that has not heard of it.
  return (await read('/page.data')).stock[id]
}

test('a page that revalidates after a change in another process reads that change', async (t) => {
  assert.equal(await staleAfterLook(t, true), 9)
})

test('the control: pages that trust their own messages return the old stock', async (t) => {
  assert.equal(await staleAfterLook(t, false), 10)
})
