import assert from 'node:assert/strict'
import test from 'node:test'
import { savedFiles } from './saved-files.ts'

const VERSION = '1a2b3c4d'

const chunks = {
  'web/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime-1.js' },
  'web/root.tsx?client-route': {
    file: 'assets/root-1.js',
    css: ['assets/root-1.css'],
    assets: ['assets/text-1.woff2'],
  },
  'web/storefront/order-now/route.tsx?client-route': {
    file: 'assets/route-1.js',
    imports: ['_runtime.js'],
    dynamicImports: ['web/storefront/order-now/checkout/checkout.tsx', 'papers/estimate/estimate-pdf.ts'],
  },
  'web/storefront/order-now/checkout/checkout.tsx': { file: 'assets/checkout-1.js', css: ['assets/checkout-1.css'] },
  'web/storefront/order-status/route.tsx': { file: 'assets/order-status-1.js' },
  'web/admin/orders/route.tsx': { file: 'assets/orders-1.js' },
  'papers/estimate/estimate-pdf.ts': {
    file: 'assets/estimate-1.js',
    imports: ['_runtime.js'],
    assets: ['assets/paper-400-1.woff', 'assets/telugu-400-1.woff'],
  },
}

test('the storefront is saved with its later parts, and neither the back office nor the page of an order', () => {
  assert.deepEqual(savedFiles(chunks, VERSION).storefront, [
    '/assets/entry-1.js',
    '/assets/root-1.js',
    '/assets/root-1.css',
    '/assets/text-1.woff2',
    '/assets/route-1.js',
    '/assets/runtime-1.js',
    '/assets/checkout-1.js',
    '/assets/checkout-1.css',
  ])
})

test('the estimate has files of its own, with the fonts of Latin and Tamil', () => {
  assert.deepEqual(savedFiles(chunks, VERSION).estimate, ['/assets/estimate-1.js', '/assets/paper-400-1.woff'])
})

test('the back office is saved with the list of its routes', () => {
  assert.ok(savedFiles(chunks, VERSION).office.includes('/assets/manifest-1a2b3c4d.js'))
})
