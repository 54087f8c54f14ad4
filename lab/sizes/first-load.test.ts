import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fontWeights, scriptWeights, styleWeights, sumOf } from './first-load.ts'

const files: Record<string, string> = {
  '/assets/entry-1.js': 'import{a}from"./runtime-1.js";const b=()=>import("./cart-1.js");',
  '/assets/runtime-1.js': 'export const a=1',
  '/assets/route-1.js': "import'./shared-1.js';import{a}from`./runtime-1.js`",
  '/assets/shared-1.js': 'x'.repeat(1_000),
}

const html = `
  <link rel="modulepreload" href="/assets/route-1.js"/>
  <script>const manifest = {"module":"/assets/home-1.js"}</script>
  <script type="module" async="">;
import("/assets/entry-1.js");</script>`

test('preloaded files, static imports and their imports count once; later ones do not', () => {
  const weights = scriptWeights(html, (path) => files[path] ?? assert.fail(`${path} is not loaded`))
  assert.deepEqual(weights.map(({ file }) => file).toSorted(), [
    'entry-1.js',
    'route-1.js',
    'runtime-1.js',
    'shared-1.js',
  ])
})

test('sizes are brotli', () => {
  const [shared] = scriptWeights('<script src="/assets/shared-1.js"></script>', () => 'x'.repeat(1_000))
  assert.ok(shared && shared.bytes < 50)
})

test('scripts loaded after the first frame count too', () => {
  const soon = `<script>for (const href of ["/assets/route-1.js"]) add(href)</script>`
  const weights = scriptWeights(soon, (path) => files[path] ?? assert.fail(`${path} is not loaded`))
  assert.deepEqual(weights.map(({ file }) => file).toSorted(), ['route-1.js', 'runtime-1.js', 'shared-1.js'])
})

test('preloaded fonts are counted, other preloads are not', () => {
  const page =
    '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2"/><link rel="preload" href="/a.webp" as="image"/>'
  assert.deepEqual(
    fontWeights(page, () => 7),
    [{ file: 'a.woff2', bytes: 7 }],
  )
})

test('style sheets are counted apart from scripts, those with a # behind their address too', () => {
  const page =
    '<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css#"/><link rel="icon" href="/favicon.ico"/>'
  const weights = styleWeights(page, () => '.a{color:red}')
  assert.deepEqual(
    weights.map(({ file }) => file),
    ['a.css', 'b.css'],
  )
  assert.equal(sumOf(weights), 2 * (weights[0]?.bytes ?? Number.NaN))
})
