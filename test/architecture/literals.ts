// Finds text that people read in the code of folders whose words are in the catalogues.
import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'
import { isTest } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'

/** Grows with each area that moves into `domain/words/`. */
export const CONVERTED = [
  'domain/backup/',
  'domain/bulk/',
  'domain/cart.ts',
  'domain/category/category-form.ts',
  'domain/checkout/below-minimum.ts',
  'domain/checkout/charge-lines.ts',
  'domain/checkout/checkout-form.ts',
  'domain/checkout/delivery.ts',
  'domain/checkout/unlikely-number.ts',
  'domain/data-check/',
  'domain/dispatch/',
  'domain/imports/',
  'domain/notifications/',
  'domain/packing/',
  'domain/password/password.ts',
  'domain/people/',
  'domain/policies/',
  'domain/product/offer.ts',
  'domain/product/price-question.ts',
  'domain/product/product-edit.ts',
  'domain/product/product-form.ts',
  'domain/product/stock.ts',
  'domain/settings/booking.ts',
  'domain/settings/field-kind.ts',
  'domain/settings/field-labels.ts',
  'domain/settings/fields.ts',
  'domain/settings/merge-settings.ts',
  'domain/settings/messages-chapter.ts',
  'domain/settings/ordering-chapter.ts',
  'domain/settings/payment-chapter.ts',
  'domain/settings/policies.ts',
  'domain/settings/season-chapter.ts',
  'domain/settings/settings-json.ts',
  'domain/settings/shop-chapter.ts',
  'domain/settings/site-chapters.ts',
  'domain/spreadsheets/',
  'domain/steps/',
  'domain/stock/',
  'domain/three-way.ts',
  'domain/upload.ts',
  'domain/ways-to-pay/',
  'papers/bill-text.ts',
  'papers/estimate/',
  'papers/payment-request.ts',
  'papers/price-list/',
  'server/dispatch/dispatches.ts',
  'server/imports/',
  'server/media/',
  'server/notifications/',
  'server/packing/',
  'server/products/bulk/',
  'server/sign-in/sign-in.ts',
  'server/spreadsheets/',
  'server/transport/',
  'server/videos/',
  'web/admin/access/',
  'web/admin/account/',
  'web/admin/arrivals/',
  'web/admin/backups/',
  'web/admin/categories/',
  'web/admin/customers/',
  'web/admin/dispatch/',
  'web/admin/find/',
  'web/admin/first-steps/',
  'web/admin/imports/',
  'web/admin/kit/',
  'web/admin/media/',
  'web/admin/missing/',
  'web/admin/notifications/',
  'web/admin/order-page/',
  'web/admin/orders/',
  'web/admin/packing/',
  'web/admin/people/',
  'web/admin/pictures/',
  'web/admin/product-form/',
  'web/admin/products/',
  'web/admin/settings/',
  'web/admin/shell/',
  'web/admin/sign-in/',
  'web/admin/stock/',
  'web/admin/upload/',
  'web/admin/videos/',
  'web/admin/welcome/',
  'web/http/permissions.ts',
  'domain/counter/',
  'domain/payments/',
  'domain/reports/',
  'domain/statement/',
  'server/counter/',
  'server/payments/',
  'web/admin/counter/',
  'web/admin/payments/',
  'web/admin/reports/',
  'web/root.tsx',
  'web/storefront/not-found/',
  'web/storefront/about/',
  'web/storefront/contact/',
  'web/storefront/policies/',
  'web/storefront/price-list/',
  'web/storefront/order-now/attempt/',
  'web/storefront/order-now/cart/',
  'web/storefront/order-now/checkout/',
  'web/storefront/order-now/confirmation/',
  'web/storefront/order-now/shop-bars.tsx',
  'web/storefront/order-now/whatsapp/',
  'web/storefront/shell/',
  'domain/cart.ts',
  'domain/checkout/below-minimum.ts',
  'domain/checkout/charge-lines.ts',
  'domain/checkout/checkout-form.ts',
  'domain/checkout/delivery.ts',
  'domain/checkout/unlikely-number.ts',
  'domain/policies/',
  'domain/product/offer.ts',
  'domain/product/stock.ts',
  'domain/settings/booking.ts',
  'domain/ways-to-pay/',
  'papers/bill-text.ts',
  'papers/estimate/',
  'papers/payment-request.ts',
  'papers/price-list/',
  'server/products/bulk/',
  'server/sign-in/sign-in.ts',
  'web/admin/access/',
  'web/admin/account/',
  'web/admin/backups/',
  'web/admin/categories/',
  'web/admin/customers/',
  'web/admin/kit/',
  'web/admin/missing/',
  'web/admin/order-page/',
  'web/admin/orders/',
  'web/admin/people/',
  'web/admin/pictures/',
  'web/admin/product-form/',
  'web/admin/products/',
  'web/admin/settings/',
  'web/admin/shell/',
  'web/admin/sign-in/',
  'web/admin/stock/',
  'web/handler.ts',
  'web/http/body-limit.ts',
  'web/http/permissions.ts',
  'web/http/unavailable.ts',
  'web/root.tsx',
  'web/storefront/',
  'web/ui/',
]

/** Attributes and properties of components that people see or hear. */
const READ = /^(?:alt|title|placeholder|label|text|hint|error|aria-label|aria-description|aria-valuetext|\w+Label)$/
const LETTERS = /\p{L}{2}/u
/** Values that are stored or compared, whose words the catalogues have, and names of keys and browsers. */
const STORED = [
  'Union Territory',
  'All Categories',
  'ArrowUp ArrowDown',
  'Samsung Internet',
  'Fancy item',
  'ONE SOUND CRACKERS',
  'Single Shots',
  'Gift box',
]
/** 'Page not found', but neither a class nor a path. */
const SENTENCE = /^\p{Lu}[\p{L}’']* [\p{L}…]/u
/** In a template also 'Rocket added to cart', which begins with a value. */
const FILLED = /^\p{Lu}[\p{L}’']* [\p{L}…]|… \p{L}{2}/u

export function literalFaults(files: SourceFiles, converted: readonly string[] = CONVERTED): string[] {
  return Object.entries(files).flatMap(([path, code]) => {
    if (!/\.tsx?$/.test(path) || isTest(path) || !converted.some((start) => path.startsWith(start))) return []
    return literalsOf(path, code).map((text) => `${path} has "${text}" outside the catalogues`)
  })
}

function literalsOf(path: string, code: string): string[] {
  const found = new Set<string>()
  const notRead = new Set<unknown>()
  const note = (text: string, pattern: RegExp) => {
    if (pattern.test(text) && !STORED.includes(text)) found.add(text.trim().replaceAll(/\s+/g, ' '))
  }
  new Visitor({
    // What an engineer reads.
    NewExpression({ arguments: given }) {
      for (const each of given) notRead.add(each)
    },
    JSXText: ({ value }) => note(value, LETTERS),
    JSXExpressionContainer({ expression }) {
      for (const text of textsOf(expression)) note(text, SENTENCE)
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !READ.test(name.name) || !value) return
      const texts = value.type === 'JSXExpressionContainer' ? textsOf(value.expression) : textsOf(value)
      for (const text of texts) note(text, LETTERS)
    },
    Literal(node) {
      if (typeof node.value === 'string' && !notRead.has(node)) note(node.value, SENTENCE)
    },
    TemplateLiteral(node) {
      if (!notRead.has(node)) note(templateOf(node), FILLED)
    },
  }).visit(parseSync(path, code).program)
  return [...found]
}

/** The texts that an expression of the markup may show. */
function textsOf(node: ESTree.Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return [templateOf(node)]
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (node.type === 'LogicalExpression') return textsOf(node.right)
  return []
}

function templateOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked ?? '').join('…')
}
