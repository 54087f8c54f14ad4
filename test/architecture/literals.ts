// Finds text that people read outside the catalogues.
import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'
import { isTest } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'

/** Texts in these folders are for people, */
export const ROOTS = ['domain/', 'papers/', 'server/', 'web/']

/** but those in these are not, or they are the catalogues themselves. A folder ends in a slash. */
export const OTHER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'the catalogues': [
    'domain/words/en/',
    'domain/words/language-offers.ts',
    'domain/words/not-saved.ts',
    'domain/words/ta/',
  ],
  'names that the shop stores or sends as data': [
    'domain/budget/budget-rules.ts',
    'domain/category/category.ts',
    'domain/checkout/known-district.ts',
    'domain/checkout/minimum-order.ts',
    'domain/checkout/state.ts',
    'domain/customers/customer-data.ts',
    'domain/settings/message-fields.ts',
    'domain/settings/shop-settings.ts',
    'server/demo/seed-videos.ts',
  ],
  'answers to requests that no page of the shop sends': [
    'domain/order/order-request.ts',
    'domain/sent-values.ts',
    'server/http/',
    'server/live/live-streams.ts',
    'web/endpoints/answer-order.ts',
    'web/endpoints/orders.ts',
    'web/endpoints/uploads/receipt-upload.ts',
    'web/endpoints/uploads/upload-answer.ts',
    'web/endpoints/uploads/chunk-endpoint.ts',
  ],
  'for the terminal, the log and the metrics': [
    'server/backup/',
    'server/bucket/',
    'server/config.ts',
    'server/config/',
    'server/customers/erase-old.ts',
    'server/database/',
    'server/files/data-folder.ts',
    'server/metrics/metrics.ts',
    'server/net/listen.ts',
    'server/progress.ts',
    'server/settings/settings-file.ts',
    'server/shop-import/',
    'server/start/',
    'web/http/foreign-request.ts',
  ],
  'PDF operators and SQL': [
    'domain/dates/indian-date.ts',
    'papers/pdf/',
    'server/check-data/check.ts',
    'server/check-data/checks/',
    'server/first-steps/remove-demo.ts',
    'server/orders/order-rate-limit.ts',
    'server/orders/write-orders.ts',
    'server/stock/move-stock.ts',
  ],
}
const others = Object.values(OTHER_TEXTS).flat()

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

/** Pass `but` to look into places that are left out. */
export function literalFaults(files: SourceFiles, but: readonly string[] = others): string[] {
  return Object.entries(files).flatMap(([path, code]) => {
    if (!/\.tsx?$/.test(path) || isTest(path) || !isIn(path, ROOTS) || isIn(path, but)) return []
    return literalsOf(path, code).map((text) => `${path} has "${text}" outside the catalogues`)
  })
}

const isIn = (path: string, places: readonly string[]) => places.some((place) => path.startsWith(place))

function literalsOf(path: string, code: string): string[] {
  const found = new Set<string>()
  const notRead = new Set<unknown>()
  const note = (text: string, pattern: RegExp) => {
    if (pattern.test(text) && !STORED.includes(text)) found.add(text.trim().replaceAll(/\s+/g, ' '))
  }
  new Visitor({
    // Messages of errors, which an engineer reads.
    NewExpression({ arguments: given }) {
      for (const each of given) notRead.add(each)
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Super') for (const each of given) notRead.add(each)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') notRead.add(quasi)
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
