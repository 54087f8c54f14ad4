import assert from 'node:assert/strict'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { classFaults } from './architecture/class-names.ts'
import { fileFaults } from './architecture/file-faults.ts'
import { backArrows, circles, closure, importGraph, layers } from './architecture/import-graph.ts'
import { importFaults } from './architecture/import-faults.ts'
import { numberFaults } from './architecture/issue-numbers.ts'
import { measure } from './architecture/measure.ts'
import { mergeFaults, treeFaults, wordFaults } from './architecture/tree-faults.ts'
import { findPrivateWords } from './architecture/private-words.ts'
import { roomFaults, roomGraph } from './architecture/rooms.ts'
import { stepFaults } from './architecture/step-names.ts'
import { documents, sourceFiles } from './architecture/source-files.ts'

const files = sourceFiles()

test('every import follows the arrows', () => assert.deepEqual(importFaults(files), []))

test('the tree keeps its limits and uses no private word', () => assert.deepEqual(treeFaults(files), []))

test('no document uses a private word', () => assert.deepEqual(wordFaults(documents()), []))

test('no document has the number of an issue', () => {
  assert.deepEqual(numberFaults(documents()), [])
  const numbered = 'Carts last (41.2).\nRed (issue 4).\nLate (B 5).\nPapers of 41.2 kB (37.1, 41.2), on A4.'
  assert.equal(numberFaults({ 'docs/a.md': numbered }).length, 3)
})

test('no document has a mark of a merge', () => {
  assert.deepEqual(mergeFaults(documents()), [])
  const marked = ['<<<<<<< HEAD', 'one', '=======', 'other', '>>>>>>> branch'].join('\n')
  assert.equal(mergeFaults({ 'docs/a.md': marked }).length, 3)
})

test('every file keeps the habits', () => assert.deepEqual(fileFaults(files), []))

test('every class of a style sheet is in the markup, and every class of the markup in a sheet', () => {
  assert.deepEqual(classFaults(files), [])
  const guilty = { 'web/a.css': '.gone, .kept { color: red }', 'web/a.tsx': '<p className="kept lost" />' }
  assert.deepEqual(classFaults(guilty), ['web/a.css: no markup has .gone', 'web/a.tsx: no sheet has .lost'])
})

test('no list of order steps is written out beside their definition', () => assert.deepEqual(stepFaults(files), []))

suite('the check finds a guilty import', () => {
  const guilty: [path: string, line: string][] = [
    ['domain/cart.ts', `import { readFileSync } from 'node:fs'`],
    ['domain/cart.ts', `import { orders } from '../server/orders/orders.ts'`],
    ['domain/cart.ts', `import { useState } from 'react'`],
    ['domain/cart.ts', `import { A4 } from '#papers/paper.ts'`],
    ['papers/estimate.ts', `import { openShop } from '#server/shop.ts'`],
    ['papers/estimate.ts', `import type { Shop } from '#server/shop.ts'`],
    ['server/demo.ts', `import { drawLabel } from '#lab/label.ts'`],
    ['web/storefront/home/route.tsx', `import { drawEstimate } from '#papers/estimate/draw-estimate.ts'`],
    ['web/root.tsx', `import { sendLoad } from '#lab/load.ts'`],
    ['server/orders/orders.ts', `import { Button } from '#web/ui/button.tsx'`],
    ['server/orders/orders.ts', `import type { Props } from '#web/ui/button.tsx'`],
    ['web/storefront/home/route.tsx', `import { openShop } from '#server/shop.ts'`],
    ['web/storefront/home/route.tsx', `import { type Shop } from '#server/shop.ts'`],
    ['web/storefront/home/route.tsx', `import '#server/shop.ts'`],
    ['web/storefront/home/route.tsx', `const shop = await import('../../../server/shop.ts')`],
    ['web/storefront/home/route.tsx', `export { openShop } from '#server/shop.ts'`],
    ['web/storefront/home/route.tsx', `import { rows } from '#web/admin/orders/rows.ts'`],
    ['web/storefront/home/route.tsx', `import { readFileSync } from 'node:fs'`],
    ['web/admin/order-page/route.tsx', `export { Cart } from '../../storefront/cart/cart.tsx'`],
    ['web/admin/order-page/route.tsx', `import { openTestShop } from '#test/shop/open-test-shop.ts'`],
    ['web/ui/button.tsx', `import { formatRupees } from '#domain/numbers/money.ts'`],
    ['web/ui/button.tsx', `import type { Shop } from '#server/shop.ts'`],
    ['web/ui/button.css', `@import '../admin/frame/layout.css';`],
    ['web/live/live.ts', `import { Notice } from '../ui/notice.tsx'`],
    ['cellar/wine.ts', `import { x } from '#domain/x.ts'`],
  ]
  for (const [path, line] of guilty) {
    test(`${path}: ${line}`, () => assert.equal(importFaults({ [path]: line }).length, 1))
  }
})

suite('the check lets an innocent import pass', () => {
  const innocent: [path: string, line: string][] = [
    ['domain/cart.ts', `import * as v from 'valibot'`],
    ['domain/cart.ts', `import { formatRupees } from './money.ts'`],
    ['server/orders/orders.ts', `import { readFileSync } from 'node:fs'`],
    ['papers/estimate.ts', `import { formatRupees } from '#domain/numbers/money.ts'`],
    ['server/price-list.ts', `import { priceListPages } from '#papers/price-list.ts'`],
    ['web/storefront/home/route.tsx', `import { billText } from '#papers/bill-text.ts'`],
    ['lab/orders.ts', `import { openShop } from '#server/shop.ts'`],
    ['web/storefront/home/route.tsx', `import type { Shop } from '#server/shop.ts'`],
    ['web/storefront/home/route.tsx', `import type { Route } from './+types/route.ts'`],
    ['web/storefront/home/route.tsx', `const { Cart } = await import('../cart/cart.tsx')`],
    ['web/ui/product-image.tsx', `import { imageUrl } from '#domain/image-url.ts'`],
    ['web/endpoints/orders.test.ts', `import { openShop } from '#server/shop.ts'`],
    ['run-shop.ts', `import { openShop } from './server/shop.ts'`],
    ['main.ts', `const { runShop } = await import('./build/current/server/shop.js')`],
  ]
  for (const [path, line] of innocent) {
    test(`${path}: ${line}`, () => assert.deepEqual(importFaults({ [path]: line }), []))
  }
})

suite('the check finds a guilty file', () => {
  const opening = '// Keeps what a guilty file looks like.\n'
  const issue = '41.2'
  const guilty: [says: RegExp, path: string, text: string][] = [
    [/has 251 lines/, 'web/long.ts', opening + 'export {}\n'.repeat(250)],
    [/folder whose name/, 'web/utils/money.ts', opening],
    [/index file/, 'web/ui/index.ts', opening],
    [/re-exports a whole/, 'web/ui/all.ts', `${opening}export * from './button.tsx'`],
    [/climbs two/, 'web/storefront/home/hero.tsx', `${opening}import { Button } from '../../ui/button.tsx'`],
    [/kebab-case/, 'web/ui/DropZone.tsx', opening],
    [/does not open/, 'web/ui/button.tsx', 'export {}'],
    [/does not open/, 'web/ui/button.css', '.button { color: red }'],
    [/process\.env/, 'server/orders/orders.ts', `${opening}const port = process.env.PORT`],
    [/process\.env/, 'web/root.tsx', `${opening}const port = process['env'].PORT`],
    [/process\.env/, 'web/root.tsx', `${opening}const { env } = process`],
    [/process\.env/, 'web/root.tsx', `${opening}import { env } from 'node:process'`],
    [/suppresses/, 'web/root.tsx', `${opening}// @ts-expect-error\nexport {}`],
    [/to do/, 'web/root.tsx', `${opening}// TODO mend\nexport {}`],
    [/issue in a comment/, 'web/root.tsx', `${opening}/** A cart lasts (${issue}). */`],
    [/issue in a title/, 'test/a.test.ts', `${opening}test('${issue} a cart lasts', () => {})`],
    [
      /instanceof/,
      'web/admin/upload/intents.ts',
      `${opening}import { NoSuchCategory } from '#domain/category/category.ts'\nexport const is = (e: unknown) => e instanceof NoSuchCategory`,
    ],
    [/<option>/, 'web/ui/select.tsx', `${opening}export const one = <option key={name}>{name}</option>`],
    [/!important/, 'web/ui/button.css', '/* How a button looks to a hand. */ .a { color: red !important }'],
    [
      /spell out/,
      'server/products/price-list-pdf.ts',
      `${opening}export type PriceListPdf = ReturnType<typeof openPriceListPdf>`,
    ],
  ]
  for (const [says, path, text] of guilty) {
    test(`${path}: ${says.source}`, () => {
      const faults = fileFaults({ [path]: text })
      assert.equal(faults.length, 1)
      assert.match(faults[0] ?? '', says)
    })
  }
})

suite('the graph of imports', () => {
  const graph = importGraph({
    'domain/a.ts': `import { b } from './b.ts'`,
    'domain/b.ts': `import { c } from './c.ts'\nimport './a.css'`,
    'domain/c.ts': `import type { A } from './a.ts'`,
    'domain/d.ts': `import { a } from './a.ts'`,
    'domain/a.test.ts': `import { d } from './d.ts'`,
  })

  test('leaves tests and style sheets out', () => {
    assert.deepEqual([...graph.keys()], ['domain/a.ts', 'domain/b.ts', 'domain/c.ts', 'domain/d.ts'])
    assert.deepEqual(graph.get('domain/b.ts'), ['domain/c.ts'])
  })
  test('has a circle, types included', () => {
    assert.deepEqual(backArrows(graph), [['domain/c.ts', 'domain/a.ts']])
    assert.deepEqual(circles(graph), [['domain/a.ts', 'domain/b.ts', 'domain/c.ts']])
  })
  test('counts the layers of a folder', () => assert.equal(layers(graph, [...graph.keys()]), 4))
  test('follows imports to the end', () => {
    assert.deepEqual(closure(graph, ['domain/b.ts']), ['domain/a.ts', 'domain/b.ts', 'domain/c.ts'])
  })
})

suite('the graph of rooms', () => {
  const tree = {
    'server/orders/orders.ts': `import { take } from '../stock/stock.ts'`,
    'server/orders/list/list.ts': `import type { orders } from '../orders.ts'\nimport { money } from '#domain/numbers/money.ts'`,
    'server/stock/stock.ts': `import { log } from '../log.ts'`,
    'server/stock/list.ts': `import type { List } from '../orders/list/list.ts'`,
    'server/log.ts': '',
    'domain/numbers/money.ts': '',
  }

  test('takes a first folder, and a loose file, for a room', () => {
    assert.deepEqual(Object.fromEntries(roomGraph(importGraph(tree), 'server/')), {
      'orders/': ['stock/'],
      'stock/': ['log.ts', 'orders/'],
      'log.ts': [],
    })
  })
  test('finds a circle of rooms without a circle of files, and names the import that closes it', () => {
    assert.deepEqual(circles(importGraph(tree)), [])
    assert.deepEqual(roomFaults(importGraph(tree), ['server/', 'domain/']), [
      'server/ has a circle of orders/, stock/: server/stock/list.ts → server/orders/list/list.ts',
    ])
  })
  test('finds none where all arrows point one way', () => {
    const { 'server/stock/list.ts': _, ...rest } = tree
    assert.deepEqual(roomFaults(importGraph(rest), ['server/', 'domain/']), [])
  })
})

suite('the check of the tree finds', () => {
  const opening = '// Says what it is.\n'
  const deep = Array.from({ length: 9 }, (_, n) => [`server/http/file-${n}.ts`, `import './file-${n + 1}.ts'`] as const)
  const guilty: [fault: string, files: Record<string, string>][] = [
    ['server/http/ is too deep', Object.fromEntries(deep)],
    [
      'domain/order/b.ts closes a circle with domain/order/a.ts',
      { 'domain/order/a.ts': `import './b.ts'`, 'domain/order/b.ts': `import type { A } from './a.ts'` },
    ],
    [
      'domain/ has a circle of cart.ts, order/: domain/order/b.ts → domain/cart.ts',
      {
        'domain/cart.ts': `import './order/a.ts'`,
        'domain/order/a.ts': '',
        'domain/order/b.ts': `import type { A } from '../cart.ts'`,
      },
    ],
    ['server/turnstile.ts:0 has "turnstile", which is called semaphore', { 'server/turnstile.ts': opening }],
  ]
  for (const [fault, tree] of guilty) test(fault, () => assert.deepEqual(treeFaults(tree), [fault]))
})

suite('the yardsticks', () => {
  const rows = Object.fromEntries(measure(join(import.meta.dirname, '..')).map((row) => [row.name, row]))

  for (const { name, value, mark } of Object.values(rows)) {
    if (mark) test(`are met: ${name}`, () => assert.ok(mark.isMet, `${value}, and the mark is ${mark.text}`))
  }
  test('find the files of an order and of Add to Cart', () => {
    for (const name of ["server files that an order's idempotency key passes", 'files that Add to Cart touches']) {
      assert.ok(Number(rows[name]?.value) > 3, name)
    }
  })
  test('find a private word in a path, a name and a comment', () => {
    const found = findPrivateWords({ 'web/turnstile.ts': '// Gives a place.\nconst isAwake = true\nconst given = 1' })
    assert.deepEqual(
      found.map(({ word, line }) => [word, line]),
      [
        ['awake', 2],
        ['turnstile', 0],
        ['gives', 1],
      ],
    )
  })
})
