import assert from 'node:assert/strict'
import test from 'node:test'
import { inlineStyles } from './inline-styles.ts'

const HEAD = '<head><meta charSet="utf-8"/>'
const drawn = `${HEAD}<link rel="stylesheet" href="/assets/a.css"/><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/assets/b.css"/></head>`
const texts = new Map([
  ['/assets/a.css', '@layer a{p{color:red}}'],
  ['/assets/b.css', '@layer b{p{margin:0 $1}}'],
])

test('styles replace the links of their sheets, in order', () => {
  const { page, styles, sheets } = inlineStyles(drawn, (href) => texts.get(href))
  assert.deepEqual(styles, ['@layer a{p{color:red}}@layer b{p{margin:0 $1}}'])
  assert.deepEqual(sheets, ['/assets/a.css', '/assets/b.css'])
  assert.equal(page, `${HEAD}<style>${styles[0]}</style><link rel="icon" href="/i.svg"/></head>`)
})

test('a page with a sheet that is unreadable, or would end the style, stays unchanged', () => {
  const one = { page: drawn, styles: [], sheets: [] }
  assert.deepEqual(
    inlineStyles(drawn, (href) => (href.includes('a') ? undefined : 'p{}')),
    one,
  )
  assert.deepEqual(
    inlineStyles(drawn, () => 'p::after{content:"</style>"}'),
    one,
  )
  assert.deepEqual(
    inlineStyles('<head></head>', () => 'p{}'),
    { page: '<head></head>', styles: [], sheets: [] },
  )
})
