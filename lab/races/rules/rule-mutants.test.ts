// `npm run lab -- races mutants` lets the model find each.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { mutated } from './mutated.ts'
import { ruleMutants } from './rule-mutants.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('each mutant of a rule has one place in the code', () => {
  for (const mutant of ruleMutants)
    assert.notEqual(mutated(readFileSync(join(ROOT, mutant.file), 'utf8'), mutant), '', mutant.rule)
  assert.equal(new Set(ruleMutants.map(({ rule }) => rule)).size, ruleMutants.length)
  const stale = { rule: 'none', file: 'none', find: 'b', replace: 'c' }
  assert.throws(() => mutated('a', stale), /0 places/)
  assert.throws(() => mutated('bb', stale), /2 places/)
})
