import assert from 'node:assert/strict'
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
