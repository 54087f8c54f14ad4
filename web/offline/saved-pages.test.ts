import assert from 'node:assert/strict'
import test, { beforeEach } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import {
  fileListPath,
  fromCache,
  isFresh,
  removePages,
  savedPages,
  savePage,
  saveRoutes,
  savedRoutes,
  sweep,
} from './saved-pages.ts'

const PLACE = { pages: 'pages', files: 'files' }
const ORIGIN = 'https://shop.test'
const inFull = (path: string) => new URL(path, ORIGIN).href

/** What the workers use of the browser's caches. */
class MemoryCache {
  entries = new Map<string, Response>()
  isFull = false
  async match(key: string | Request) {
    return this.entries.get(typeof key === 'string' ? inFull(key) : key.url)?.clone()
  }
  async put(path: string, response: Response) {
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError')
    this.entries.set(inFull(path), response)
  }
  async delete(key: string | Request) {
    return this.entries.delete(typeof key === 'string' ? inFull(key) : key.url)
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url))
  }
  paths() {
    return [...this.entries.keys()].map((url) => url.replace(ORIGIN, '')).toSorted()
  }
}

let pages: MemoryCache
let files: MemoryCache
/** Answers of the shop, by path. */
let shop: Map<string, string>

beforeEach((t) => {
  pages = new MemoryCache()
  files = new MemoryCache()
  shop = new Map()
  const names = new Map([
    ['pages', pages],
    ['files', files],
  ])
  const before = { caches: Reflect.get(globalThis, 'caches') as unknown, fetch: globalThis.fetch }
  Object.defineProperty(globalThis, 'caches', {
    value: { open: async (name: string) => names.get(name) },
    configurable: true,
  })
  globalThis.fetch = async (path) => {
    const text = shop.get(String(path))
    return text === undefined ? new Response('Not found', { status: 404 }) : new Response(text)
  }
  cleanup(t as { after(work: () => Promise<void>): void }, () => {
    Object.defineProperty(globalThis, 'caches', { value: before.caches, configurable: true })
    globalThis.fetch = before.fetch
  })
})

function build(version: string, storefront: string[]) {
  shop.set(fileListPath(version), JSON.stringify({ storefront, estimate: [], office: [] }))
  for (const path of storefront) shop.set(path, `${path} of ${version}`)
}

const html = (version: string) =>
  new Response(`<!DOCTYPE html><html lang="en-IN"><script>"/assets/manifest-${version}.js"</script></html>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: 'W/"a"', 'Content-Encoding': 'br' },
  })
const save = (path: string, version: string) => savePage(PLACE, path, html(version), 'storefront')

test('a page is saved with all files of its build, its age and its ETag', async () => {
  build('11111111', ['/assets/a-1.js', '/assets/both-1.css'])
  assert.deepEqual(await save('/ordernow', '11111111'), { version: '11111111', isNew: true })
  assert.deepEqual(files.paths(), ['/assets/a-1.js', '/assets/both-1.css', '/assets/saved-files-11111111.json'])
  const saved = await fromCache('pages', '/ordernow')
  assert.match((await saved?.text()) ?? '', /<html data-saved="\d+" lang="en-IN">/)
  assert.equal(saved?.headers.get('ETag'), 'W/"a"')
  assert.equal(saved?.headers.get('Content-Encoding'), null, 'the body is decoded')
})

test('a file that is missing, or has no room, leaves the former page with its files', async () => {
  build('11111111', ['/assets/a-1.js'])
  await save('/ordernow', '11111111')
  const before = await (await fromCache('pages', '/ordernow'))?.text()

  build('22222222', ['/assets/a-2.js'])
  shop.delete('/assets/a-2.js')
  await assert.rejects(save('/ordernow', '22222222'), /a-2\.js answered 404/)
  build('22222222', ['/assets/a-2.js'])
  files.isFull = true
  await assert.rejects(save('/ordernow', '22222222'), { name: 'QuotaExceededError' })
  await sweep(PLACE)
  assert.equal(await (await fromCache('pages', '/ordernow'))?.text(), before)
  assert.ok(files.paths().includes('/assets/a-1.js'))

  // The control: with its file and with room the newer page is saved.
  files.isFull = false
  assert.deepEqual(await save('/ordernow', '22222222'), { version: '22222222', isNew: true })
  assert.notEqual(await (await fromCache('pages', '/ordernow'))?.text(), before)
})

test('files go when no page needs them, and what belonged to pages of their build', async () => {
  build('11111111', ['/assets/a-1.js', '/assets/both-1.css'])
  build('22222222', ['/assets/a-2.js', '/assets/both-1.css'])
  shop.set('/__manifest?paths=%2F%2C%2Fordernow&version=11111111', '{"route":{}}')
  await save('/', '11111111')
  await save('/ordernow', '11111111')
  await saveRoutes(PLACE, '/__manifest', ['/ordernow', '/'], '11111111')
  assert.deepEqual(await savedRoutes(PLACE, '/__manifest', '11111111'), { route: {} })

  await save('/ordernow', '22222222')
  await sweep(PLACE)
  assert.ok(files.paths().includes('/assets/a-1.js'), 'the home page needs it')

  await save('/', '22222222')
  await sweep(PLACE)
  assert.deepEqual(files.paths(), ['/assets/a-2.js', '/assets/both-1.css', '/assets/saved-files-22222222.json'])
  assert.deepEqual(pages.paths(), ['/', '/ordernow'])
  assert.equal(await savedRoutes(PLACE, '/__manifest', '11111111'), undefined)
})

test('removed pages leave no file', async () => {
  build('11111111', ['/assets/a-1.js'])
  await save('/', '11111111')
  await removePages(PLACE, ['/'])
  assert.deepEqual(await savedPages(PLACE), [])
  assert.deepEqual(files.paths(), [])
})

test('a page is fresh for some minutes, by a clock that may have been set, and only for its own version', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 10, 27) })
  build('11111111', [])
  await save('/', '11111111')
  const saved = await fromCache('pages', '/')
  assert.ok(isFresh(saved, '11111111'))
  assert.ok(!isFresh(saved, '22222222'))
  for (const minutes of [11, -11]) {
    t.mock.timers.setTime(Date.UTC(2026, 10, 27) + minutes * 60_000)
    assert.ok(!isFresh(saved, '11111111'), `${minutes} minutes`)
  }
  assert.ok(!isFresh(undefined))
})

test('a page without scripts is not saved', async () => {
  assert.equal(await savePage(PLACE, '/', new Response('<html>'), 'storefront'), undefined)
  assert.deepEqual(pages.paths(), [])
})
