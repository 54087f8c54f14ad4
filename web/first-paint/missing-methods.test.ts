import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { runInNewContext } from 'node:vm'
import { MISSING_METHODS } from './missing-methods.ts'

test('an older browser gets the methods that it lacks, and a newer one keeps its own', async () => {
  class OlderPromise<T> extends Promise<T> {
    static override withResolvers = undefined as unknown as typeof Promise.withResolvers
  }
  class OlderMap<K, V> extends Map<K, V> {
    static override groupBy = undefined as unknown as typeof Map.groupBy
  }
  class HTMLElement {
    declare showPopover: () => void
    hidePopover = () => 'its own'
  }
  runInNewContext(MISSING_METHODS, { Promise: OlderPromise, Map: OlderMap, HTMLElement, Object })
  const { promise, resolve, reject } = OlderPromise.withResolvers<number>()
  resolve(7)
  assert.deepEqual([await promise, typeof reject], [7, 'function'])
  const groups = OlderMap.groupBy(['a', 'bb', 'c'], (word, at) => `${word.length} ${at < 2}`)
  assert.equal(JSON.stringify([...groups]), '[["1 true",["a"]],["2 true",["bb"]],["1 false",["c"]]]')
  const element = new HTMLElement()
  assert.deepEqual([element.showPopover(), element.hidePopover()], [undefined, 'its own'])
})

/** Younger than Chrome 111 and Safari 16.4, for which the build writes, and not added by MISSING_METHODS. */
const YOUNGER =
  /\b(?:Promise\.try|Object\.groupBy|Array\.fromAsync|URL\.parse|RegExp\.escape|AbortSignal\.any|Iterator\.from)\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toHex|toBase64)\(/

test('no module that a browser may load calls a younger method', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{domain,papers,web}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts'] })
  assert.ok(files.length > 500)
  const found = files.filter((file) => YOUNGER.test(readFileSync(join(root, file), 'utf8')))
  assert.deepEqual(found, [])
  for (const control of ['await Promise.try(work)', 'URL.parse(text)', 'some.isSubsetOf(others)'])
    assert.match(control, YOUNGER)
})
