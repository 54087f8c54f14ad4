import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import test, { suite } from 'node:test'
import { brotliCompressSync, constants } from 'node:zlib'
import { firstCategories } from '#domain/category/category.ts'
import { growShop } from '../bench/grow-shop.ts'
import {
  drawnPages,
  FIRST_PAGES,
  FONTS_MAX_BYTES,
  fontWeights,
  readBuilt,
  SCRIPTS_MAX_BYTES,
  scriptWeights,
  sizeOfBuilt,
  STYLES_MAX_BYTES,
  styleWeights,
  sumOf,
} from './first-load.ts'

const CARDS = { filled: 8, further: 4 }
const ROWS_FILLED = 1
const LONG_LIST = 2_000
const LONG_LIST_MAX_BYTES = 60_000
/** Marks of scripts that a visitor loads later, or never. */
const MARKS = {
  papers: 'FlateDecode',
  confetti: 'confetti',
  estimate: 'Overall Total',
  'back office': 'Upload now',
  'icons of the back office': 'logout:',
  states: 'Lakshadweep',
  'buttons of a row on a desk': 'product-section-turn',
}

const SPARKLERS = `/ordernow?category=${encodeURIComponent('Sparklers')}`
const firstPages = drawnPages(FIRST_PAGES)
const longList = drawnPages(['/ordernow', SPARKLERS], (place) => growShop(place, { products: LONG_LIST, orders: 0 }))
const assets = join(import.meta.dirname, '../../build/current/client/assets')
const scripts = globSync('*.js', { cwd: assets }).map((file) => `/assets/${file}`)

for (const [at, path] of FIRST_PAGES.entries()) {
  const scriptsOfPage = firstPages.then((drawn) => scriptWeights(drawn[at] ?? '', readBuilt))
  suite(`${path} before anyone touches it`, () => {
    test('scripts keep to their budget', async () => {
      const weights = await scriptsOfPage
      assert.ok(sumOf(weights) > SCRIPTS_MAX_BYTES[path] / 2, 'the scripts were not found')
      assert.ok(sumOf(weights) <= SCRIPTS_MAX_BYTES[path], `${sumOf(weights)} bytes of scripts`)
    })

    test('styles keep to their budget', async () => {
      const weights = styleWeights((await firstPages)[at] ?? '', readBuilt)
      assert.ok(sumOf(weights) > STYLES_MAX_BYTES / 5, 'the styles were not found')
      assert.ok(sumOf(weights) <= STYLES_MAX_BYTES, `${sumOf(weights)} bytes of styles`)
    })

    test('preloaded fonts keep to their budget', async () => {
      const weights = fontWeights((await firstPages)[at] ?? '', sizeOfBuilt)
      assert.equal(weights.length, path.startsWith('/ta') ? 6 : 3)
      assert.ok(sumOf(weights) <= FONTS_MAX_BYTES[path], `${sumOf(weights)} bytes of fonts`)
    })

    for (const [what, mark] of Object.entries(MARKS)) {
      test(`no ${what} are loaded`, async () => {
        const loaded = (await scriptsOfPage).map(({ file }) => `/assets/${file}`)
        const holding = scripts.filter((script) => readBuilt(script).includes(mark))
        assert.ok(holding.length > 0, `no script of the build says ${mark}`)
        assert.deepEqual(
          holding.filter((script) => loaded.includes(script)),
          [],
        )
      })
    }
  })
}

test('/ordernow stays small with 2,000 products: the beginning of each row, and the way to the rest', async () => {
  const [html = ''] = await longList
  const further = firstCategories.length - ROWS_FILLED
  const cards = ROWS_FILLED * CARDS.filled + further * CARDS.further
  assert.equal(html.match(/<li class="product-card"[ >]/g)?.length, cards)
  assert.equal(html.match(/<li class="product-row-more">/g)?.length, firstCategories.length)
  const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  assert.ok(bytes <= LONG_LIST_MAX_BYTES, `${bytes} bytes of brotli`)
})

test('the page of a category is drawn whole, for visitors without JavaScript', async () => {
  const [, html = ''] = await longList
  assert.equal(html.match(/<li class="product-card"[ >]/g)?.length, Math.ceil(LONG_LIST / firstCategories.length))
})
