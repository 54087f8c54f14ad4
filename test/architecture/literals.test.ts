import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { literalFaults, OTHER_TEXTS } from './literals.ts'
import { sourceFiles } from './source-files.ts'

test('what people read is in the catalogues', () => {
  assert.deepEqual(literalFaults(sourceFiles()), [])
})

test('each place that is left out has such a text', () => {
  const faults = literalFaults(sourceFiles(), [])
  const needless = Object.values(OTHER_TEXTS)
    .flat()
    .filter((path) => !faults.some((fault) => fault.startsWith(path)))
  assert.deepEqual(needless, [])
})

const countOf = (line: string, path = 'web/a.tsx') => literalFaults({ [path]: `export const a = (${line})` }).length

suite('the check finds', () => {
  for (const line of [
    `<p>Your cart is empty</p>`,
    `<p>{isOn ? 'Your cart' : <b />}</p>`,
    `<p>{isOn && 'Page not found'}</p>`,
    '<p>{`Only ${stock} left`}</p>',
    `<button aria-label="Close" />`,
    '<button aria-label={`Remove ${name}`} />',
    `<img alt="A rocket" />`,
    `<input placeholder={isOn ? undefined : 'Optional'} />`,
    `<Dialog closeLabel="Close cart" />`,
    `notify('Your order was sent.')`,
    '[{ title: `Open prices` }]',
  ]) {
    test(line, () => assert.equal(countOf(line), 1))
  }
})

suite('the check lets pass', () => {
  for (const line of [
    `<p className="footer night">{words.empty}</p>`,
    '<p>{`${price} × ${count}`}</p>',
    `<img alt="" src="/a b.svg" />`,
    `<a href={\`tel:\${phone}\`} rel="noreferrer">·</a>`,
    `matchMedia('(prefers-reduced-motion: reduce)')`,
    `new Error('No dialog is open')`,
    '() => sql`Select ${column} from orders`',
    `class extends Error { constructor() { super('No dialog is open') } }`,
  ]) {
    test(line, () => assert.equal(countOf(line), 0))
  }
  test('a test', () => assert.equal(countOf(`'Your cart is empty'`, 'web/a.test.ts'), 0))
})
