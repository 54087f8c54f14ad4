// Runs the model against a mutant, named by its rule in the first argument.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { mutated } from './mutated.ts'
import { ruleMutants } from './rule-mutants.ts'

const [rule, seed = '1', operations = '1000'] = process.argv.slice(2)
const mutant = ruleMutants.find((each) => each.rule === rule)
if (rule !== '' && !mutant) throw new Error(`There is no mutant of the rule '${rule}'`)

let isLoaded = mutant === undefined
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!mutant || !url.endsWith(`/${mutant.file}`)) return loaded
    isLoaded = true
    return { ...loaded, source: mutated(readFileSync(fileURLToPath(url), 'utf8'), mutant) }
  },
})

// Imported after the hook, which loads the shop.
const { openScope } = await import('#test/cleanup.ts')
const { emptyPlace } = await import('#test/database/databases.ts')
const { runModel } = await import('../model/model-run.ts')
const scope = openScope()
try {
  const asked = { operations: Number(operations), seed: Number(seed), isShortened: false }
  const report = await runModel(scope, { ...asked, place: await emptyPlace('sqlite', scope) })
  if (!isLoaded) throw new Error(`The shop does not load ${mutant?.file}`)
  process.stdout.write(`${JSON.stringify(report)}\n`)
} finally {
  await scope.end()
}
