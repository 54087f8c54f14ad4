import assert from 'node:assert/strict'
import test from 'node:test'
import vm from 'node:vm'
import { afterFirstPaint } from './after-first-paint.ts'

const MODULE = 'import "/assets/a.js"; const end = "<\\/p> & <!--"; void end'
const drawn = [
  '<html><head><link rel="stylesheet" href="/assets/a.css"/>',
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>',
  '<body><p>A page</p><script>window.first = 1</script>',
  `<script type="module" async="">${MODULE}</script></body></html>`,
].join('')

type Added = { name: string; rel?: string; href?: string; type?: string; textContent?: string }

/** Runs the page's last script in a window of its own; frames and timers come when they are called for. */
function opened(page: string) {
  const added: Added[] = []
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  const document = { createElement: (name: string) => ({ name }), head: { append: (part: Added) => added.push(part) } }
  const waking = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? ''
  vm.runInNewContext(waking, {
    document,
    Object,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => timers.push(run),
  })
  return { added, frames, timers }
}

test('what draws the page stays where it is, and nothing of its modules is asked for in the page itself', () => {
  const { page } = afterFirstPaint(drawn)
  assert.ok(page.startsWith('<html><head><link rel="stylesheet" href="/assets/a.css"/></head><body><p>A page</p>'))
  assert.doesNotMatch(page, /rel="modulepreload"|type="module"/)
})

test('the modules are fetched only once the first frame has been drawn', () => {
  const { added, frames, timers } = opened(afterFirstPaint(drawn).page)
  assert.equal(added.length, 0)
  for (const run of frames) run()
  assert.equal(added.length, 0)
  for (const run of timers) run()
  assert.deepEqual(
    added.map(({ name, rel, href, type, textContent }) => [name, rel ?? type, href ?? textContent]),
    [
      ['link', 'modulepreload', '/assets/a.js'],
      ['link', 'modulepreload', '/assets/b.js'],
      ['script', 'module', MODULE],
    ],
  )
})

test('every script that runs is named for the policy, the one that comes later too', () => {
  const { page, scripts } = afterFirstPaint(drawn)
  const inPage = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script)
  assert.equal(inPage.length, 2)
  assert.deepEqual(scripts, [...inPage, MODULE])
})

test('a page without modules is left as it is', () => {
  const plain = '<html><body><script>window.first = 1</script></body></html>'
  assert.deepEqual(afterFirstPaint(plain), { page: plain, scripts: ['window.first = 1'] })
})
