import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { CONVERTED, literalFaults } from './literals.ts'
import { sourceFiles } from './source-files.ts'

test('folders whose words are in the catalogues have no other', () => {
  assert.deepEqual(literalFaults(sourceFiles()), [])
})

test('every converted folder is there', () => {
  const root = join(import.meta.dirname, '../..')
  assert.deepEqual(
    CONVERTED.filter((path) => !existsSync(join(root, path))),
    [],
  )
})

const countOf = (line: string, path = 'web/a.tsx') =>
  literalFaults({ [path]: `export const a = (${line})` }, ['web/a']).length

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
  ]) {
    test(line, () => assert.equal(countOf(line), 0))
  }
  test('a test', () => assert.equal(countOf(`'Your cart is empty'`, 'web/a.test.ts'), 0))
})
