import assert from 'node:assert/strict'
import test from 'node:test'
import vm from 'node:vm'
import { deferScripts } from './defer-scripts.ts'
import { takeMarkedScripts } from './marked-scripts.ts'

const MODULE = 'import "/assets/a.js"; const end = "<\\/p> & <!--"; void end'
const N = 'only-the-server-knows'
const fromServer = [
  '<html><head><link rel="stylesheet" href="/assets/a.css"/>',
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>',
  `<body><p>A page</p><script nonce="${N}">window.first = 1</script>`,
  `<script nonce="${N}" type="module" async="">${MODULE}</script></body></html>`,
].join('')
const { page: html, scripts: marked } = takeMarkedScripts(fromServer, N)

type Added = { name: string; rel?: string; href?: string; type?: string; textContent?: string; disabled?: boolean }
type Heard = (list: { getEntriesByName(name: string): unknown[] }) => void

/** Runs the page's last script in a separate window; the test decides when it paints and when timers run. */
function opened(page: string) {
  const added: Added[] = []
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  const heard: Heard[] = []
  const document = {
    createElement: (name: string) => ({ name }),
    head: { append: (part: Added) => added.push(part) },
  }
  const script = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? ''
  class PerformanceObserver {
    constructor(hear: Heard) {
      heard.push(hear)
    }
    observe() {}
  }
  vm.runInNewContext(script, {
    addEventListener() {},
    document,
    Object,
    PerformanceObserver,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => timers.push(run),
  })
  const painted = (what: string) => {
    for (const hear of heard) hear({ getEntriesByName: (name) => (name === what ? [{}] : []) })
  }
  return { added, frames, timers, painted }
}

const whole = [
  ['link', 'modulepreload', '/assets/a.js'],
  ['link', 'modulepreload', '/assets/b.js'],
  ['script', 'module', MODULE],
]
const said = (added: readonly Added[]) => {
  return added.map(({ name, rel, href, type, textContent }) => [name, rel ?? type, href ?? textContent])
}

test('markup and styles stay in place, and the page itself requests none of its modules', () => {
  const { page } = deferScripts(html, marked)
  assert.ok(page.startsWith('<html><head><link rel="stylesheet" href="/assets/a.css"/></head><body><p>A page</p>'))
  assert.doesNotMatch(page, /rel="modulepreload"|type="module"/)
})

test('the modules are fetched once, after the first paint', () => {
  const { added, frames, timers, painted } = opened(deferScripts(html, marked).page)
  painted('first-paint')
  for (const run of frames) run()
  assert.deepEqual(said(added), [])
  painted('first-contentful-paint')
  assert.deepEqual(said(added), whole)
  for (const run of timers) run()
  assert.deepEqual(said(added), whole)
})

test('a browser that reports no paint fetches them some time after its first frame', () => {
  const { added, frames, timers } = opened(deferScripts(html, marked).page)
  assert.deepEqual([added.length, timers.length], [0, 0])
  for (const run of frames) run()
  for (const run of timers) run()
  assert.deepEqual(said(added), whole)
})

test('links to inlined sheets are restored as disabled before the modules look for them', () => {
  const { added, painted } = opened(deferScripts(html, marked, ['/assets/b.css']).page)
  painted('first-contentful-paint')
  const place = added.findIndex(({ rel }) => rel === 'stylesheet')
  assert.deepEqual([added[place]?.href, added[place]?.disabled], ['/assets/b.css', true])
  assert.ok(place < added.findIndex(({ type }) => type === 'module'))
})

test('a sheet whose link ends in # is found with and without it', () => {
  const { added, painted } = opened(deferScripts(html, marked, ['/assets/b.css#']).page)
  painted('first-contentful-paint')
  const sheets = added.filter(({ rel }) => rel === 'stylesheet')
  assert.deepEqual(
    sheets.map(({ href, disabled }) => [href, disabled]),
    [
      ['/assets/b.css#', true],
      ['/assets/b.css', true],
    ],
  )
})

test('the policy names every script that runs, deferred ones too', () => {
  const { page, scripts } = deferScripts(html, marked)
  const inPage = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script)
  assert.equal(inPage.length, 2)
  assert.deepEqual(new Set(scripts), new Set([...inPage, MODULE]))
})

test('a script inside a text is never named', () => {
  for (const injected of [
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    '<script nonce="a-guess">steal()</script>',
    '<script type="module" async="">steal()</script>',
    '<script type="application/ld+json">{}</script>',
    // Leaves its script open, to swallow the next script of the page.
    '<script>steal();`',
  ]) {
    for (const place of ['</head>', '<body>', '<p>', `<script nonce="${N}">`]) {
      const taken = takeMarkedScripts(
        fromServer.replace(place, () => injected + place),
        N,
      )
      const { page, scripts } = deferScripts(taken.page, taken.scripts)
      assert.deepEqual(scripts, deferScripts(html, marked).scripts)
      assert.ok(page.includes(injected) && !page.includes(N))
    }
  }
})

test('the control: a script that carries the nonce is named', () => {
  const taken = takeMarkedScripts(fromServer.replace('</head>', `<script nonce="${N}">more()</script></head>`), N)
  assert.ok(deferScripts(taken.page, taken.scripts).scripts.includes('more()'))
})

test('a page without modules is left as it is', () => {
  const plain = '<html><body><script>window.first = 1</script></body></html>'
  assert.deepEqual(deferScripts(plain, []), { page: plain, scripts: [] })
})

test('a page with another form of module script hydrates, and finds its sheets', () => {
  const { page } = deferScripts('<head></head><script type="module">go()</script>', [], ['/assets/a.css'])
  assert.equal(page, '<head><link rel="stylesheet" href="/assets/a.css"/></head><script type="module">go()</script>')
})
